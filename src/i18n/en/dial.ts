/** English texts of the dial pad, fetched with it. The source of all keys of this kind. */
export const dial = {
  'dial.label': 'Number of the station',
  'dial.hint': 'Type the number beside the exhibit.',
  'dial.keys': 'Keys',
  'dial.delete': 'Delete the last character; hold to delete all',
  'dial.clear': 'Delete all',
  'dial.letters': 'Keyboard with letters',
  'dial.digits': 'Keys with digits',
  'dial.open': 'Open',
  'dial.candidates': 'Stations that could be meant',
  'dial.found': 'Found: {title}',
  'dial.several': { one: '{count} station could be meant.', other: '{count} stations could be meant.' },
  'dial.nothing': 'No station of this tour has the number {code}. Please look at the sign once more.',
} as const;
