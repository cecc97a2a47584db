import type { ScanPack } from '../pack.ts';

/** Polish texts of the scanner. */
export const scan: ScanPack = {
  'scan.title': 'Skanowanie kodu',
  'scan.lead': 'Obok wielu eksponatów jest kwadratowy kod. Aparat zaprowadzi Państwa prosto do właściwego przystanku.',
  'scan.start': 'Włącz aparat',
  'scan.opening': 'Włączamy aparat…',
  'scan.looking': 'Prosimy skierować aparat tak, aby kod był w ramce.',
  'scan.private': 'Obraz nie opuszcza urządzenia.',
  'scan.viewfinder': 'Obraz z aparatu',
  'scan.torchOn': 'Włącz światło',
  'scan.torchOff': 'Wyłącz światło',
  'scan.foreign': 'Ten kod nie należy do tego przewodnika.',
  'scan.found': 'Znaleziono. Chwileczkę…',
  'scan.unavailable':
    'Ta przeglądarka nie pozwala przewodnikowi korzystać z aparatu. Równie dobrze sprawdzi się zdjęcie kodu.',
  'scan.denied':
    'Przewodnik nie ma zgody na korzystanie z aparatu. Można jej udzielić obok paska adresu lub w ustawieniach przeglądarki, a potem spróbować ponownie.',
  'scan.missing': 'W tym urządzeniu nie znaleziono aparatu. Równie dobrze sprawdzi się zdjęcie kodu.',
  'scan.busy': 'Z aparatu korzysta teraz inna aplikacja. Prosimy ją zamknąć i spróbować ponownie.',
  'scan.failed': 'W tej chwili nie można odczytać kodów. Prosimy wybrać przystanek z listy.',
  'scan.photo': 'Wybierz zdjęcie kodu',
  'scan.photo.reading': 'Szukamy kodu na zdjęciu…',
  'scan.photo.nothing':
    'Na tym zdjęciu nie ma kodu. Prosimy spróbować z takim, na którym kod jest większy i wyraźniejszy.',
  'scan.type': 'Wpisz lub wybierz numer',
  'qr.title': 'Nie znamy tego kodu',
  'qr.unknownTour': 'Nie ma trasy o kodzie „{code}”. Być może została zamknięta.',
  'qr.unknownItem': 'Na tej trasie nie ma przystanku o kodzie „{code}”. Być może został usunięty.',
  'qr.unknownPath': 'Tego, do czego prowadzi ten kod, już tu nie ma.',
  'qr.toTour': 'Do przystanków tej trasy',
  'qr.again': 'Zeskanuj kod',
};
