import type { MapPack } from '../pack.ts';

/** Italian texts of the map. */
export const map: MapPack = {
  'map.label': 'Mappa: {title}. Le frecce la spostano, più e meno ne cambiano la dimensione, 0 la mostra per intero.',
  'map.loading': 'Stiamo srotolando la mappa…',
  'map.failed': 'Al momento non è possibile mostrare la mappa. Tutte le sue tappe sono nell’elenco qui sotto.',
  'map.asList': 'Mostra le tappe in un elenco',
  'map.asMap': 'Mostra le tappe sulla mappa',
  'map.whole': 'Mostra tutta la mappa',
  'map.cluster': { one: '{count} tappa', other: '{count} tappe' },
  'map.clusterHeard': { one: '{count} già visitata', other: '{count} già visitate' },
  'map.clusterOpen': 'apri per vederle',
  'map.clusterPlaying': 'una in riproduzione',
  'map.several': { one: '{count} tappa qui', other: '{count} tappe qui' },
  'map.floors': 'Piani',
  'map.close': 'Chiudi',
  'map.open': 'Apri la tappa',
  'map.state.open': 'non ancora visitata',
  'map.state.heard': 'ascoltata',
  'map.state.seen': 'vista',
  'map.state.playing': 'in riproduzione',
  'map.state.played': 'già giocata',
  'map.state.unavailable': 'non disponibile',
  'map.points': { one: '{count} punto vinto', other: '{count} punti vinti' },
};
