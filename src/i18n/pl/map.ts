import type { MapPack } from '../pack.ts';

/** Polish texts of the map. */
export const map: MapPack = {
  'map.label':
    'Mapa: {title}. Klawisze strzałek przesuwają ją, plus i minus zmieniają jej wielkość, 0 pokazuje ją w całości.',
  'map.loading': 'Rozkładamy mapę…',
  'map.failed': 'W tej chwili nie można pokazać mapy. Wszystkie jej przystanki są na liście poniżej.',
  'map.asList': 'Pokaż przystanki na liście',
  'map.asMap': 'Pokaż przystanki na mapie',
  'map.whole': 'Pokaż całą mapę',
  'map.cluster': {
    one: '{count} przystanek',
    few: '{count} przystanki',
    many: '{count} przystanków',
    other: '{count} przystanku',
  },
  'map.clusterHeard': {
    one: 'odwiedzono {count} z nich',
    few: 'odwiedzono {count} z nich',
    many: 'odwiedzono {count} z nich',
    other: 'odwiedzono {count} z nich',
  },
  'map.clusterOpen': 'otwórz, aby je zobaczyć',
  'map.clusterPlaying': 'jeden z nich jest teraz odtwarzany',
  'map.several': {
    one: 'Tutaj: {count} przystanek',
    few: 'Tutaj: {count} przystanki',
    many: 'Tutaj: {count} przystanków',
    other: 'Tutaj: {count} przystanku',
  },
  'map.floors': 'Piętra',
  'map.close': 'Zamknij',
  'map.open': 'Otwórz przystanek',
  'map.state.open': 'jeszcze nieodwiedzony',
  'map.state.heard': 'wysłuchano',
  'map.state.seen': 'obejrzano',
  'map.state.playing': 'teraz odtwarzany',
  'map.state.played': 'zagrano',
  'map.state.unavailable': 'niedostępny',
  'map.points': {
    one: 'zdobyto {count} punkt',
    few: 'zdobyto {count} punkty',
    many: 'zdobyto {count} punktów',
    other: 'zdobyto {count} punktu',
  },
};
