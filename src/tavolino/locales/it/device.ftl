refused-bot-device = Su questo dispositivo «{ bot-master }» non potrebbe giocare al massimo. Puoi sfidarlo a un tavolo su un server.
refused-storage-device = Non è stato possibile salvare la partita su questo dispositivo, quindi non è successo nulla.
refused-table-damaged = Questa partita salvata è danneggiata e non si può aprire.
refused-device-failed = Qualcosa su questo dispositivo è andato storto; riprova, per favore.
# Refusals of a game that a device hands to a server
refused-stored-beginning = Questa non è una partita salvata: non comincia con un tavolo.
refused-stored-event = L’evento { $event } di questa partita è illeggibile, o impossibile in quel punto.
refused-stored-time = L’evento { $event } di questa partita ha un orario sbagliato.
refused-stored-rule = L’evento { $event } di questa partita viola la regola { $broken }.
refused-stored-draw = L’evento { $event } di questa partita è un’estrazione che non deriva dal segreto del mazziere.
refused-stored-secret = Il segreto del mazziere non corrisponde a questa partita.
refused-stored-people = L’evento { $event } di questa partita nomina un’altra persona; possono esserci solo i tuoi posti e i bot.
refused-stored-absent = In questa partita non avevi un posto.
refused-stored-version = Questo server non conosce la versione { $version } di { $game }.
refused-stored-unfinished = Questa partita non è finita; si possono conservare solo partite finite.
refused-stored-long = Questa partita ha { $got } eventi; qui se ne accettano al massimo { $most }.
