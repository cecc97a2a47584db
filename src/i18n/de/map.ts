import type { MapPack } from '../pack.ts';

/** German texts of the map. */
export const map: MapPack = {
  'map.label': 'Karte: {title}. Pfeiltasten bewegen sie, Plus und Minus ändern ihre Größe, 0 zeigt sie ganz.',
  'map.loading': 'Die Karte wird ausgerollt …',
  'map.failed': 'Die Karte lässt sich gerade nicht zeigen. Alle ihre Stationen stehen in der Liste darunter.',
  'map.asList': 'Stationen als Liste zeigen',
  'map.asMap': 'Stationen auf der Karte zeigen',
  'map.whole': 'Ganze Karte zeigen',
  'map.cluster': { one: '{count} Station', other: '{count} Stationen' },
  'map.clusterHeard': { one: '{count} davon besucht', other: '{count} davon besucht' },
  'map.clusterOpen': 'öffnen, um sie zu sehen',
  'map.clusterPlaying': 'eine davon läuft gerade',
  'map.several': { one: '{count} Station hier', other: '{count} Stationen hier' },
  'map.floors': 'Stockwerke',
  'map.close': 'Schließen',
  'map.open': 'Station öffnen',
  'map.state.open': 'noch nicht besucht',
  'map.state.heard': 'gehört',
  'map.state.seen': 'gesehen',
  'map.state.playing': 'läuft gerade',
  'map.state.played': 'gespielt',
  'map.state.unavailable': 'nicht verfügbar',
  'map.points': { one: '{count} Punkt gewonnen', other: '{count} Punkte gewonnen' },
};
