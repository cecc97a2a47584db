import type { MapPack } from '../pack.ts';

/** French texts of the map. */
export const map: MapPack = {
  'map.label':
    'Plan : {title}. Les touches fléchées le déplacent, plus et moins changent sa taille, 0 le montre en entier.',
  'map.loading': 'Nous déplions le plan…',
  'map.failed': 'Le plan ne peut pas s’afficher pour le moment. Toutes ses étapes sont dans la liste ci-dessous.',
  'map.asList': 'Voir les étapes en liste',
  'map.asMap': 'Voir les étapes sur le plan',
  'map.whole': 'Voir tout le plan',
  'map.cluster': { one: '{count} étape', other: '{count} étapes' },
  'map.clusterHeard': { one: '{count} déjà visitée', other: '{count} déjà visitées' },
  'map.clusterOpen': 'ouvrir pour les voir',
  'map.clusterPlaying': 'une en cours',
  'map.several': { one: '{count} étape ici', other: '{count} étapes ici' },
  'map.floors': 'Étages',
  'map.close': 'Fermer',
  'map.open': 'Ouvrir l’étape',
  'map.state.open': 'pas encore visitée',
  'map.state.heard': 'écoutée',
  'map.state.seen': 'vue',
  'map.state.playing': 'en cours',
  'map.state.played': 'déjà jouée',
  'map.state.unavailable': 'non disponible',
  'map.points': { one: '{count} point gagné', other: '{count} points gagnés' },
};
