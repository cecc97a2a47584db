import type { DialPack } from '../pack.ts';

/** Italian texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Numero della tappa',
  'dial.hint': 'Digiti il numero che trova accanto all’oggetto.',
  'dial.keys': 'Tasti',
  'dial.delete': 'Cancella l’ultimo carattere; tenere premuto per cancellare tutto',
  'dial.clear': 'Cancella tutto',
  'dial.letters': 'Tastiera con lettere',
  'dial.digits': 'Tasti numerici',
  'dial.open': 'Apri',
  'dial.candidates': 'Tappe possibili',
  'dial.found': 'Trovato: {title}',
  'dial.several': { one: '{count} tappa corrisponde.', other: '{count} tappe corrispondono.' },
  'dial.nothing': 'Nessuna tappa di questo percorso ha il numero {code}. Guardi ancora una volta il cartello.',
};
