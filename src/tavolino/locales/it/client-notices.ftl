# La sezione sulle partite per corrispondenza nella pagina personale
notices-title = Partite per corrispondenza
notices-why = Possiamo avvisarti quando tocca a te. Finché non attivi gli avvisi, non inviamo niente.
notices-mail = Per e-mail
notices-mail-off = Questo server non invia e-mail.
notices-mail-address = Il tuo indirizzo e-mail
notices-mail-set = Invia un link di conferma
notices-mail-asked = Abbiamo inviato un link a { $address }. Aprilo per confermare l’indirizzo.
notices-mail-unconfirmed = Abbiamo inviato un link a { $address }. Aprilo per confermare l’indirizzo.
notices-mail-on = Ti scriviamo a { $address }.
notices-mail-stopped = { $address } non riceve più e-mail.
notices-mail-failed = Il server di posta ha rifiutato { $address }.
notices-mail-again = Invia di nuovo il link
notices-mail-remove = Rimuovi l’indirizzo
notices-push = Notifiche
notices-push-off = Questo server non invia notifiche.
notices-push-unsupported = Questo browser non può mostrare notifiche quando la pagina è chiusa.
notices-push-forbidden = Il tuo browser blocca le notifiche di questo sito. Puoi sbloccarle nelle impostazioni del browser.
notices-push-here = Su questo dispositivo
notices-push-failed = Il tuo browser non ha permesso le notifiche.
notices-push-other = Un altro dispositivo (aggiunto: { $when })
notices-remove = Rimuovi
notices-feed = Feed privato
notices-feed-why = Per lettori di feed e calendari. Chi ha l’indirizzo vede quali partite ti aspettano.
notices-feed-make = Crea un feed
notices-feed-new = Genera nuovi indirizzi
notices-feed-revoke = Rimuovi il feed
notices-feed-atom = Lettore di feed
notices-feed-calendar = Calendario
notices-copy = Copia: { $what }
notices-when = Quando
notices-never = Mai
notices-wait = Quando tocca a te
notices-wait-hours = { $hours ->
    [0] Subito
    [one] Dopo un’ora
   *[other] Dopo { $hours } ore
}
notices-left = Prima che scada il tuo tempo
notices-left-hours = { $hours ->
    [one] Un’ora prima
   *[other] { $hours } ore prima
}
notices-rhythm = Frequenza delle e-mail
notices-rhythm-now = Subito
notices-rhythm-hour = Al massimo una volta all’ora
notices-rhythm-day = Una volta al giorno
notices-hour = Orario ({ $zone })
notices-not-here = Se hai Tavolino aperto, non inviamo niente.
notices-holidays = Vacanze
notices-holidays-why = { $days ->
    [one] In questi giorni non inviamo niente, e nelle partite per corrispondenza il tuo tempo si ferma. Hai un giorno all’anno; un giorno iniziato conta per intero.
   *[other] In questi giorni non inviamo niente, e nelle partite per corrispondenza il tuo tempo si ferma. Hai { $days } giorni all’anno; un giorno iniziato conta per intero.
}
notices-holidays-first = Primo giorno
notices-holidays-last = Ultimo giorno
notices-holidays-add = Aggiungi
notices-holidays-remove = Rimuovi { $days }
notices-holidays-end = Termina ora: { $days }
notices-end = Termina ora
notices-settings = Le tue impostazioni

# Che cosa aprono i link nelle e-mail
notice-confirm-ask = Possiamo scriverti?
notice-confirm-ask-why = Ti scriveremo a questo indirizzo quando tocca a te in una partita per corrispondenza.
notice-confirm-button = Sì, conferma l’indirizzo
notice-confirm-done = Indirizzo confermato
notice-confirm-done-why = Ti avviseremo quando tocca a te.
notice-stop-ask = Non vuoi più ricevere e-mail?
notice-stop-ask-why = Non invieremo più e-mail a questo indirizzo.
notice-stop-button = Annulla l’iscrizione
notice-stop-done = Iscrizione annullata
notice-stop-done-why = Non invieremo più e-mail a questo indirizzo.
