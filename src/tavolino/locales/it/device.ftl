refused-bot-device = Su questo dispositivo «{ bot-master }» non potrebbe giocare al massimo. Puoi sfidarlo a un tavolo su un server.
refused-storage-device = Non è stato possibile salvare la partita su questo dispositivo, quindi non è successo nulla.
refused-table-damaged = Questa partita salvata è danneggiata e non si può aprire.
refused-device-failed = Qualcosa su questo dispositivo è andato storto; riprova, per favore.
