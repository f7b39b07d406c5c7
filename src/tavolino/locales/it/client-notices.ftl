# La sezione sulle partite di più giorni nella pagina personale
notices-title = Partite di più giorni
notices-why = Possiamo avvisarti quando tocca a te. Senza il tuo consenso non inviamo nulla.
notices-mail = Per e-mail
notices-mail-off = Questo server non invia e-mail.
notices-mail-address = Il tuo indirizzo e-mail
notices-mail-set = Invia un link di conferma
notices-mail-asked = Stiamo inviando un link a { $address }. Aprilo per confermare l’indirizzo.
notices-mail-unconfirmed = Abbiamo inviato un link a { $address }. Aprilo per confermare l’indirizzo.
notices-mail-on = Ti scriviamo a { $address }.
notices-mail-stopped = Hai disattivato i messaggi a { $address }.
notices-mail-failed = Il server di posta non accetta { $address }.
notices-mail-again = Invia di nuovo il link
notices-mail-remove = Rimuovi l’indirizzo
notices-push = Con una notifica
notices-push-off = Questo server non invia notifiche.
notices-push-unsupported = Questo browser non può mostrare notifiche quando la pagina è chiusa.
notices-push-forbidden = Il tuo browser non permette notifiche da questo sito. Puoi cambiarlo nelle sue impostazioni.
notices-push-here = Su questo dispositivo
notices-push-failed = Il tuo browser non lo ha permesso.
notices-push-other = Un altro dispositivo, da { $when }
notices-remove = Rimuovi
notices-feed = Con un feed privato
notices-feed-why = Per un lettore di feed o un calendario. Chiunque abbia l’indirizzo vede quali partite ti aspettano.
notices-feed-make = Crea un feed
notices-feed-new = Sostituisci gli indirizzi
notices-feed-revoke = Rimuovi il feed
notices-feed-atom = Per un lettore di feed
notices-feed-calendar = Per un calendario
notices-copy = Copia: { $what }
notices-when = Quando
notices-never = Mai
notices-wait = Quando tocca a te
notices-wait-hours = { $hours ->
    [0] Subito
    [one] Dopo un’ora
   *[other] Dopo { $hours } ore
}
notices-left = Prima che il tuo tempo finisca
notices-left-hours = { $hours ->
    [one] Un’ora prima
   *[other] { $hours } ore prima
}
notices-rhythm = Frequenza delle e-mail
notices-rhythm-now = Subito
notices-rhythm-hour = Al massimo una volta all’ora
notices-rhythm-day = Una volta al giorno
notices-hour = Orario ({ $zone })
notices-not-here = Finché hai una pagina aperta qui, non inviamo nulla.
notices-holidays = Vacanze
notices-holidays-why = { $days ->
    [one] In questi giorni non inviamo nulla, e nelle partite di più giorni il tuo orologio è fermo. Hai un giorno all’anno; un giorno iniziato conta.
   *[other] In questi giorni non inviamo nulla, e nelle partite di più giorni il tuo orologio è fermo. Hai { $days } giorni all’anno; un giorno iniziato conta.
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
notice-confirm-ask-why = Scriveremo a questo indirizzo quando tocca a te in una partita di più giorni.
notice-confirm-button = Sì, conferma l’indirizzo
notice-confirm-done = Il tuo indirizzo è confermato
notice-confirm-done-why = D’ora in poi ti avviseremo quando tocca a te.
notice-stop-ask = Disattivare i messaggi?
notice-stop-ask-why = Non riceverai più e-mail da noi a questo indirizzo.
notice-stop-button = Disattiva i messaggi
notice-stop-done = I messaggi sono disattivati
notice-stop-done-why = Non scriveremo più a questo indirizzo.
