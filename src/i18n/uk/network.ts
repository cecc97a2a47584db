import type { NetworkPack } from '../pack.ts';

/** Ukrainian texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'Помилка мережі',
  'notice.network.details': 'Подробиці для працівників',
  'notice.network.ignore': 'Ігнорувати',
  'notice.network.reload': 'Оновити',
  'notice.network.copy': 'Копіювати',
  'notice.network.copied': 'Скопійовано.',
  'notice.network.copyFailed': 'Копіювати тут не дозволено. Натомість можна виділити текст у подробицях.',
};
