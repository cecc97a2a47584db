import type { DialPack } from '../pack.ts';

/** Dutch texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Nummer van de stop',
  'dial.hint': 'Toets het nummer in dat bij het object staat.',
  'dial.keys': 'Toetsen',
  'dial.delete': 'Laatste teken wissen; vasthouden om alles te wissen',
  'dial.clear': 'Alles wissen',
  'dial.letters': 'Toetsenbord met letters',
  'dial.digits': 'Toetsen met cijfers',
  'dial.open': 'Openen',
  'dial.candidates': 'Mogelijke stops',
  'dial.found': 'Gevonden: {title}',
  'dial.several': { one: 'Het kan om {count} stop gaan.', other: 'Het kan om {count} stops gaan.' },
  'dial.nothing': 'Geen stop in deze tour heeft nummer {code}. Kijk nog eens goed op het bordje.',
};
