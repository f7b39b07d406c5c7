from tavolino.cli import main

main()
