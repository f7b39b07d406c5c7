# Le prime partite guidate

guide-step = Passo { $at } di { $count }
guide-over = Guida completata
guide-leave = Esci dalla guida
guide-next = Avanti
guide-pass = Salta questo passo
guide-praise = Ben fatto!
guide-end = Ora sai giocare.
guide-stay = Continua a giocare
guide-again = Nuova partita
guide-rules = Leggi le regole
