import type { UpdatesPack } from '../pack.ts';

/** Ukrainian texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'Ласкаво просимо',
  'updates.welcome.text': 'Аудіогід готується, щоб працювати й без мережі. Це займе хвилинку.',
  'updates.welcome.slow': 'Мережа повільна. Аудіогід готується далі у фоновому режимі.',
  'updates.welcome.failed': 'Не вдалося підготувати аудіогід до роботи без мережі. Поки що вона йому потрібна.',
  'updates.prepared': 'Тепер аудіогід відкривається й без мережі. Щоб слухати тур без мережі, завантажте його.',
  'updates.found': 'Завантажується оновлення',
  'updates.found.text': 'Це займе хвилинку.',
  'updates.ready': 'Застосунок оновлено',
  'updates.ready.text': 'Нова версія аудіогіда готова. Після перезапуску ви продовжите з того самого місця.',
  'updates.restart': 'Перезапустити зараз ({seconds})',
  'updates.restartNow': 'Перезапустити зараз',
  'updates.push': 'Натисніть, щоб перезапустити',
  'updates.later': 'Пізніше',
  'updates.restarting': 'Аудіогід перезапускається',
  'updates.silent': 'Нова версія аудіогіда готова. Вона запуститься, коли ви відкриєте його наступного разу.',
  'updates.content': 'Музей змінив аудіогід.',
  'updates.content.show': 'Показати зміни',
  'updates.close': 'Закрити',
};
