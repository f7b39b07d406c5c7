# Le prime partite guidate

guide-step = Passo { $at } di { $count }
guide-over = Fine della guida
guide-leave = Esci dalla guida
guide-next = Avanti
guide-pass = Salta questo passo
guide-praise = Ben fatto.
guide-end = Ora conosci il gioco.
guide-stay = Continua la partita
guide-again = Nuova partita
guide-rules = Leggi le regole
