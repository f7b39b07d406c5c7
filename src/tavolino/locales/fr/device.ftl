refused-bot-device = Sur cet appareil, « { bot-master } » ne pourrait pas jouer à pleine force. Vous pouvez l’affronter à une table sur un serveur.
refused-storage-device = La partie n’a pas pu être enregistrée sur cet appareil ; rien n’a donc été fait.
refused-table-damaged = Cette partie enregistrée est endommagée et ne peut pas être ouverte.
refused-device-failed = Quelque chose a mal tourné sur cet appareil ; veuillez réessayer.
