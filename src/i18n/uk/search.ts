import type { SearchPack } from '../pack.ts';

/** Ukrainian texts of the search. */
export const search: SearchPack = {
  'search.title': 'Пошук',
  'search.clear': 'Очистити',
  'search.label.number': 'Номер зупинки',
  'search.label.words': 'Що ви шукаєте?',
  'search.label.both': 'Номер або слово',
  'search.hint.number': 'Введіть номер, указаний біля експоната: зупинка з’явиться тут.',
  'search.hint.words': 'Введіть слово: ім’я, місце, матеріал. Тут з’явиться все, що розповідають про це наші зупинки.',
  'search.hint.both':
    'Введіть номер, указаний біля експоната, або слово: ім’я, місце, матеріал. Тут з’явиться те, що розповідають про це наші зупинки.',
  'search.preparing': 'Переглядаємо всі зупинки…',
  'search.count': {
    one: 'Знайдено {count} зупинку',
    few: 'Знайдено {count} зупинки',
    many: 'Знайдено {count} зупинок',
    other: 'Знайдено {count} зупинки',
  },
  'search.results': 'Знайдені зупинки',
  'search.nothing': 'За запитом «{typed}» нічого не знайдено. Може, переплуталася цифра або допоможе інше слово.',
};
