import type { AccessPack } from '../pack.ts';

/** Polish texts of the visitors' login. */
export const access: AccessPack = {
  'access.welcome': 'Witamy w muzeum',
  'access.enter': 'Wejdź',
  'access.checking': 'Chwileczkę, sprawdzamy dostęp…',
  'access.ended': 'Dostęp się skończył. Po ponownym wejściu zwiedzanie zacznie się tam, gdzie zostało przerwane.',
  'access.offline':
    'W tej chwili nie ma połączenia. Wpisany tekst tu zostanie – prosimy spróbować ponownie, gdy połączenie wróci.',
  'access.noNetwork': 'Aby wejść, potrzebne jest połączenie, a serwer muzeum jest teraz nieosiągalny.',
  'access.tooMany': {
    one: 'Zbyt wiele prób. Prosimy odczekać {count} sekundę i spróbować ponownie.',
    few: 'Zbyt wiele prób. Prosimy odczekać {count} sekundy i spróbować ponownie.',
    many: 'Zbyt wiele prób. Prosimy odczekać {count} sekund i spróbować ponownie.',
    other: 'Zbyt wiele prób. Prosimy odczekać {count} sekundy i spróbować ponownie.',
  },
  'access.trouble':
    'Serwer muzeum nie może tego teraz sprawdzić. Prosimy spróbować ponownie za chwilę albo zapytać w kasie.',
  'token.title': 'Prosimy o bilet',
  'token.lead':
    'Na bilecie lub na kartce z kasy jest kod dostępu. Można go wpisać albo zeskanować znajdujący się obok kod QR.',
  'token.label': 'Kod dostępu',
  'token.hint': 'Wielkość liter, odstępy i kreski nie mają znaczenia.',
  'token.empty': 'Prosimy wpisać kod dostępu wydrukowany na bilecie.',
  'token.tooLong': 'To za długo jak na kod dostępu. Prosimy wpisać tylko litery i cyfry z biletu.',
  'token.unknown': 'Nie znamy tego kodu. Prosimy porównać go z biletem, znak po znaku.',
  'token.usedByOther': 'Tego kodu używa już inne urządzenie. W kasie chętnie wydamy nowy.',
  'token.expired': 'Ten kod stracił ważność. W kasie chętnie wydamy nowy.',
  'token.unknownStatus':
    'Nie można teraz sprawdzić, czy ten kod jest ważny. Prosimy spróbować ponownie albo zapytać w kasie.',
  'token.scan': 'Zeskanuj kod QR',
  'token.scanClose': 'Wpisz kod ręcznie',
  'token.foreign': 'To nie jest kod z biletu. Właściwy kod QR znajduje się obok kodu dostępu.',
  'login.title': 'Prosimy się zalogować',
  'login.lead': 'Hasło jest na bilecie. Można też zapytać o nie w kasie.',
  'login.leadTimed': 'Hasło jest ważne przez pewien czas. Można je znaleźć na bilecie lub otrzymać w kasie.',
  'login.label': 'Hasło',
  'login.show': 'Pokaż hasło',
  'login.hide': 'Ukryj hasło',
  'login.empty': 'Prosimy wpisać hasło.',
  'login.wrong': 'To nie jest właściwe hasło. Prosimy zwrócić uwagę na wielkie i małe litery.',
};
