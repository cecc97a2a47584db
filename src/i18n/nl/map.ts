import type { MapPack } from '../pack.ts';

/** Dutch texts of the map. */
export const map: MapPack = {
  'map.label':
    'Kaart: {title}. De pijltoetsen verschuiven de kaart, plus en min vergroten en verkleinen haar, 0 toont alles.',
  'map.loading': 'De kaart wordt uitgevouwen…',
  'map.failed': 'De kaart kan nu niet worden getoond. Alle stops staan in de lijst hieronder.',
  'map.asList': 'Stops als lijst tonen',
  'map.asMap': 'Stops op de kaart tonen',
  'map.whole': 'Hele kaart tonen',
  'map.cluster': { one: '{count} stop', other: '{count} stops' },
  'map.clusterHeard': { one: '{count} al bezocht', other: '{count} al bezocht' },
  'map.clusterOpen': 'open om ze te zien',
  'map.clusterPlaying': 'één speelt nu',
  'map.several': { one: '{count} stop hier', other: '{count} stops hier' },
  'map.floors': 'Verdiepingen',
  'map.close': 'Sluiten',
  'map.open': 'Stop openen',
  'map.state.open': 'nog niet bezocht',
  'map.state.heard': 'beluisterd',
  'map.state.seen': 'bekeken',
  'map.state.playing': 'speelt nu',
  'map.state.played': 'gespeeld',
  'map.state.unavailable': 'niet beschikbaar',
  'map.points': { one: '{count} punt gewonnen', other: '{count} punten gewonnen' },
};
