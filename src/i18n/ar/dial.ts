import type { DialPack } from '../pack.ts';

/** Arabic texts of the dial pad. */
export const dial: DialPack = {
  'dial.label': 'رقم المحطة',
  'dial.hint': 'يرجى إدخال الرقم المدوَّن بجانب القطعة المعروضة.',
  'dial.keys': 'المفاتيح',
  'dial.delete': 'حذف الخانة الأخيرة؛ والضغط المطوّل يحذف الكل',
  'dial.clear': 'حذف الكل',
  'dial.letters': 'لوحة مفاتيح بالحروف',
  'dial.digits': 'مفاتيح الأرقام',
  'dial.open': 'فتح',
  'dial.candidates': 'المحطات التي قد تكون مقصودة',
  'dial.found': 'وجدنا: {title}',
  'dial.several': {
    zero: 'لا توجد محطة بهذا الرقم.',
    one: 'محطة واحدة قد تكون المقصودة.',
    two: 'محطتان قد تكون إحداهما المقصودة.',
    few: '{count} محطات قد تكون إحداها المقصودة.',
    many: '{count} محطة قد تكون إحداها المقصودة.',
    other: '{count} محطة قد تكون إحداها المقصودة.',
  },
  'dial.nothing': 'لا توجد في هذه الجولة محطة رقمها {code}. يرجى النظر إلى اللافتة مرة أخرى.',
};
