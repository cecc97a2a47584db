import type { SearchPack } from '../pack.ts';

/** French texts of the search. */
export const search: SearchPack = {
  'search.title': 'Recherche',
  'search.clear': 'Effacer',
  'search.label.number': 'Numéro de l’étape',
  'search.label.words': 'Que cherchez-vous ?',
  'search.label.both': 'Numéro ou mot',
  'search.hint.number': 'Saisissez le numéro affiché à côté d’un objet : l’étape apparaît ici.',
  'search.hint.words':
    'Saisissez un mot : un nom, un lieu, une matière. Tout ce que nos étapes en disent apparaît ici.',
  'search.hint.both':
    'Saisissez le numéro affiché à côté d’un objet, ou un mot : un nom, un lieu, une matière. Ce que nos étapes en disent apparaît ici.',
  'search.preparing': 'Nous parcourons toutes les étapes…',
  'search.count': { one: '{count} étape trouvée', other: '{count} étapes trouvées' },
  'search.results': 'Étapes trouvées',
  'search.nothing':
    'Nous n’avons rien trouvé pour « {typed} ». Un chiffre s’est peut-être égaré, ou bien un autre mot vous y mènera.',
};
