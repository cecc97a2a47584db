import type { MapPack } from '../pack.ts';

/** Spanish texts of the map. */
export const map: MapPack = {
  'map.label': 'Mapa: {title}. Las flechas lo mueven, más y menos cambian su tamaño, 0 lo muestra entero.',
  'map.loading': 'Desplegando el mapa…',
  'map.failed': 'El mapa no se puede mostrar en este momento. Todas sus paradas están en la lista de abajo.',
  'map.asList': 'Ver las paradas en una lista',
  'map.asMap': 'Ver las paradas en el mapa',
  'map.whole': 'Ver todo el mapa',
  'map.cluster': { one: '{count} parada', other: '{count} paradas' },
  'map.clusterHeard': { one: '{count} ya visitada', other: '{count} ya visitadas' },
  'map.clusterOpen': 'abrir para verlas',
  'map.clusterPlaying': 'una en reproducción',
  'map.several': { one: '{count} parada aquí', other: '{count} paradas aquí' },
  'map.floors': 'Plantas',
  'map.close': 'Cerrar',
  'map.open': 'Abrir la parada',
  'map.state.open': 'aún sin visitar',
  'map.state.heard': 'escuchada',
  'map.state.seen': 'vista',
  'map.state.playing': 'en reproducción',
  'map.state.played': 'ya jugada',
  'map.state.unavailable': 'no disponible',
  'map.points': { one: '{count} punto ganado', other: '{count} puntos ganados' },
};
