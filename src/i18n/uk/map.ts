import type { MapPack } from '../pack.ts';

/** Ukrainian texts of the map. */
export const map: MapPack = {
  'map.label': 'Мапа: {title}. Клавіші зі стрілками пересувають її, плюс і мінус змінюють її розмір, 0 показує її всю.',
  'map.loading': 'Розгортаємо мапу…',
  'map.failed': 'Зараз не вдається показати мапу. Усі її зупинки є в списку нижче.',
  'map.asList': 'Показати зупинки списком',
  'map.asMap': 'Показати зупинки на мапі',
  'map.whole': 'Показати всю мапу',
  'map.cluster': {
    one: '{count} зупинка',
    few: '{count} зупинки',
    many: '{count} зупинок',
    other: '{count} зупинки',
  },
  'map.clusterHeard': {
    one: '{count} з них ви вже відвідали',
    few: '{count} з них ви вже відвідали',
    many: '{count} з них ви вже відвідали',
    other: '{count} з них ви вже відвідали',
  },
  'map.clusterOpen': 'відкрийте, щоб побачити їх',
  'map.clusterPlaying': 'одна з них зараз звучить',
  'map.several': {
    one: 'Тут {count} зупинка',
    few: 'Тут {count} зупинки',
    many: 'Тут {count} зупинок',
    other: 'Тут {count} зупинки',
  },
  'map.floors': 'Поверхи',
  'map.close': 'Закрити',
  'map.open': 'Відкрити зупинку',
  'map.state.open': 'ви тут ще не були',
  'map.state.heard': 'прослухано',
  'map.state.seen': 'оглянуто',
  'map.state.playing': 'зараз звучить',
  'map.state.played': 'зіграно',
  'map.state.unavailable': 'недоступна',
  'map.points': {
    one: 'здобуто {count} бал',
    few: 'здобуто {count} бали',
    many: 'здобуто {count} балів',
    other: 'здобуто {count} бала',
  },
};
