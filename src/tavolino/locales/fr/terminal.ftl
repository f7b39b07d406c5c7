your-move = À vous, place { $seat }. Écrivez par exemple : { $examples }. « ? » donne tous les coups, « help » d’autres mots.
terminal-help =
    ?       donne les coups que vous pouvez jouer
    board   montre à nouveau la table
    undo    annule votre dernier coup et tout ce qui suit
    quit    quitte la table
endless = Il y a trop de coups pour les énumérer.
time-up = Le temps est écoulé.
left = Vous avez quitté la table.
saved = Enregistré dans { $file }.
not-over = La partie n’est pas terminée.
par = la place { $seat } a marqué { $scored } sans les jetons ; { $at_least } étaient possibles, { $at_most } imbattables.
standing = { $rank }. la place { $seat } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
dealer-hash = Le donneur s’est engagé sur { $hash }.
dealer-secret = Le secret du donneur était { $secret }.
verified-fair = les lignes, les coups et le résultat sont justes, et la donne était honnête.
verified-open = les lignes et les coups sont justes ; la partie n’est pas terminée, la donne ne peut donc pas encore être vérifiée.
verified-unclaimed = les lignes, les coups et le résultat sont justes ; aucun donneur ne répondait des tirages.

refused-undo-nothing = Vous n’avez aucun coup à annuler.
refused-seats-viewer = Il n’y a pas de place { $got } à cette table de { $seats } ; les places se comptent à partir de 0.
