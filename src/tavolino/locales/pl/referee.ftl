referee-title = Sędzia przy prawdziwym stole
referee-lead = Wasza plansza, wasze karty, wasze nożyczki: telefon obok rzuca kośćmi, mierzy czas i liczy. Bez konta, a na tym urządzeniu także bez sieci.
referee-game = Jaka gra leży na stole?
referee-players = Kto gra?
referee-remove = Usuń: { $name }
referee-add = Jeszcze jeden gracz
referee-start = Zaczynamy
