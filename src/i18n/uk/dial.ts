import type { DialPack } from '../pack.ts';

/** Ukrainian texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'Номер зупинки',
  'dial.hint': 'Введіть номер, указаний біля експоната.',
  'dial.keys': 'Клавіші',
  'dial.delete': 'Стерти останній знак; утримуйте, щоб стерти все',
  'dial.clear': 'Стерти все',
  'dial.letters': 'Клавіатура з літерами',
  'dial.digits': 'Клавіші з цифрами',
  'dial.open': 'Відкрити',
  'dial.candidates': 'Зупинки, що можуть підійти',
  'dial.found': 'Знайдено: {title}',
  'dial.several': {
    one: 'Може підійти {count} зупинка.',
    few: 'Можуть підійти {count} зупинки.',
    many: 'Можуть підійти {count} зупинок.',
    other: 'Можуть підійти {count} зупинки.',
  },
  'dial.nothing': 'На цьому маршруті немає зупинки з номером {code}. Гляньте на табличку ще раз.',
};
