"""What the boards' firmware, CircuitPython, calls the things that the app uses: what is so called in our own
classes must stay so called, for a call does not tell whose object it is for."""

MEMBERS = {
    "alarm": "exit_and_deep_sleep_until_alarms light_sleep_until_alarms pin sleep_memory time touch wake_alarm "
             "PinAlarm TimeAlarm TouchAlarm monotonic_time value",
    "analogio": "AnalogIn AnalogOut deinit reference_voltage value",
    "array": "append array extend",
    "audiocore": "RawSample WaveFile bits_per_sample channel_count deinit sample_rate",
    "audioio": "AudioOut deinit pause paused play playing resume stop",
    "audiopwmio": "PWMAudioOut deinit pause paused play playing resume stop",
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "bitmaptools": "alphablend arrayblit blit boundary_fill dither draw_circle draw_line draw_polygon fill_region "
                   "readinto replace_color rotozoom",
    # DISPLAY is a busdisplay.BusDisplay. What its pins are called is in capitals.
    "board": "I2C SPI STEMMA_I2C UART board_id "
             "auto_refresh brightness bus fill_row height refresh root_group rotation width",
    "busio": "I2C SPI UART baudrate configure deinit frequency in_waiting probe read readfrom_into readinto "
             "readline reset_input_buffer scan timeout try_lock unlock write write_readinto writeto "
             "writeto_then_readfrom",
    "digitalio": "DigitalInOut Direction DriveMode Pull deinit direction drive_mode pull switch_to_input "
                 "switch_to_output value",
    "displayio": "Bitmap ColorConverter Colorspace Group OnDiskBitmap Palette TileGrid release_displays "
                 "append bitmap bits_per_value contains convert deinit dirty dither fill flip_x flip_y height "
                 "hidden index insert is_transparent make_opaque make_transparent pixel_shader pop remove scale "
                 "sort tile_height tile_width transpose_xy width x y",
    "gc": "collect disable enable isenabled mem_alloc mem_free threshold",
    # Files, and sys.stdin.
    "io": "BytesIO IOBase StringIO buffer close flush getvalue open read readinto readline readlines seek tell "
          "write",
    "keypad": "Event EventQueue KeyMatrix Keys ShiftRegisterKeys clear deinit events get get_into key_count "
              "key_number key_number_to_row_column overflowed pressed released reset row_column_to_key_number "
              "timestamp",
    "microcontroller": "Pin Processor ResetReason RunMode cpu cpus delay_us disable_interrupts "
                       "enable_interrupts frequency nvm on_next_reset pin reset reset_reason temperature uid "
                       "voltage watchdog",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname unlink urandom utime "
          "machine nodename release sysname version",
    "pwmio": "PWMOut deinit duty_cycle frequency",
    "storage": "VfsFat disable_usb_drive enable_usb_drive erase_filesystem getmount mount remount umount "
               "unsafe_disable_usb_drive ilistdir label mkdir mkfs open readonly rmdir stat statvfs",
    "supervisor": "RunReason Runtime SafeModeReason StatusBar get_previous_traceback get_setting reload "
                  "reset_terminal runtime set_next_code_file set_usb_identification status_bar ticks_ms "
                  "autoreload ble_workflow console display rgb_status_brightness run_reason safe_mode_reason "
                  "serial_bytes_available serial_connected usb_connected",
    "sys": "argv byteorder exit implementation maxsize modules path platform print_exception stderr stdin stdout "
           "version version_info",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time tm_hour tm_isdst tm_mday tm_min "
            "tm_mon tm_sec tm_wday tm_yday tm_year",
    "watchdog": "WatchDogMode WatchDogTimeout WatchDogTimer feed mode timeout",
    "zlib": "crc32 decompress",
}
"""{module: its members and those of its objects, by the API documentation of CircuitPython 10.3}."""


def firmware_names():
    """All of these names."""
    return set(" ".join(MEMBERS.values()).split())
