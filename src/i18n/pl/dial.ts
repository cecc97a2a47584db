import type { DialPack } from '../pack.ts';

/** Polish texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Numer przystanku',
  'dial.hint': 'Prosimy wpisać numer widoczny obok eksponatu.',
  'dial.keys': 'Klawisze',
  'dial.delete': 'Usuń ostatni znak; przytrzymaj, aby usunąć wszystko',
  'dial.clear': 'Usuń wszystko',
  'dial.letters': 'Klawiatura z literami',
  'dial.digits': 'Klawisze z cyframi',
  'dial.open': 'Otwórz',
  'dial.candidates': 'Pasujące przystanki',
  'dial.found': 'Znaleziono: {title}',
  'dial.several': {
    one: 'Pasuje {count} przystanek.',
    few: 'Pasują {count} przystanki.',
    many: 'Pasuje {count} przystanków.',
    other: 'Pasuje {count} przystanku.',
  },
  'dial.nothing': 'Na tej trasie nie ma przystanku o numerze {code}. Prosimy jeszcze raz spojrzeć na tabliczkę.',
};
