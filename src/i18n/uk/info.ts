import type { InfoPack } from '../pack.ts';

/** Ukrainian texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'Про музей',
  'info.about': 'Про нас',
  'info.hours': 'Години роботи',
  'info.contact': 'Контакти',
  'info.address': 'Адреса',
  'info.phone': 'Телефон',
  'info.fax': 'Факс',
  'info.email': 'Електронна пошта',
  'info.web': 'Вебсайт',
  'info.news': 'Новини',
  'info.newsLink': 'Що відбувається в музеї',
  'info.sponsors': 'За щирої підтримки',
  'info.privacy': 'Приватність',
  'info.privacyLink': 'Як ми дбаємо про ваші дані',
  'info.version': 'Вміст, версія {counter}',
  'info.versionOf': 'Вміст, версія {counter} від {date}',
  'info.empty': 'Музей ще нічого про себе не розповів. У касі вам радо допоможуть.',
};
