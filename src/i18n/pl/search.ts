import type { SearchPack } from '../pack.ts';

/** Polish texts of the search. */
export const search: SearchPack = {
  'search.title': 'Szukaj',
  'search.clear': 'Wyczyść',
  'search.label.number': 'Numer przystanku',
  'search.label.words': 'Czego Państwo szukają?',
  'search.label.both': 'Numer lub słowo',
  'search.hint.number': 'Prosimy wpisać numer widoczny obok eksponatu – tu pojawi się przystanek.',
  'search.hint.words':
    'Prosimy wpisać słowo: nazwisko, miejsce, materiał. Tu pojawi się wszystko, co opowiadają o tym nasze przystanki.',
  'search.hint.both':
    'Prosimy wpisać numer widoczny obok eksponatu albo słowo: nazwisko, miejsce, materiał. Tu pojawi się to, co opowiadają o tym nasze przystanki.',
  'search.preparing': 'Przeglądamy wszystkie przystanki…',
  'search.count': {
    one: 'Znaleziono {count} przystanek',
    few: 'Znaleziono {count} przystanki',
    many: 'Znaleziono {count} przystanków',
    other: 'Znaleziono {count} przystanku',
  },
  'search.results': 'Znalezione przystanki',
  'search.nothing': 'Nic nie znaleźliśmy dla „{typed}”. Może do numeru wkradła się pomyłka albo pomoże inne słowo.',
};
