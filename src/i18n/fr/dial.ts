import type { DialPack } from '../pack.ts';

/** French texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Numéro de l’étape',
  'dial.hint': 'Saisissez le numéro affiché à côté de l’objet.',
  'dial.keys': 'Touches',
  'dial.delete': 'Effacer le dernier caractère ; maintenir pour tout effacer',
  'dial.clear': 'Tout effacer',
  'dial.letters': 'Clavier avec lettres',
  'dial.digits': 'Touches à chiffres',
  'dial.open': 'Ouvrir',
  'dial.candidates': 'Étapes possibles',
  'dial.found': 'Trouvé : {title}',
  'dial.several': { one: '{count} étape correspond.', other: '{count} étapes correspondent.' },
  'dial.nothing': 'Aucune étape de ce parcours ne porte le numéro {code}. Vérifiez le numéro affiché, s’il vous plaît.',
};
