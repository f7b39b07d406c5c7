UPDATE tables SET phase = 'lobby' WHERE phase = 'gathering';
