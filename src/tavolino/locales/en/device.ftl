refused-bot-device = “{ bot-master }” could not play at full strength on this device. You can meet it at a table on a server.
refused-storage-device = The game could not be stored on this device, so nothing was done.
refused-table-damaged = This stored game is damaged and cannot be opened.
refused-device-failed = Something went wrong on this device; please try again.
