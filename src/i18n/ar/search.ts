import type { SearchPack } from '../pack.ts';

/** Arabic texts of the search. */
export const search: SearchPack = {
  'search.title': 'البحث',
  'search.clear': 'مسح',
  'search.label.number': 'رقم المحطة',
  'search.label.words': 'عمّ نبحث لك؟',
  'search.label.both': 'رقم أو كلمة',
  'search.hint.number': 'يرجى إدخال الرقم المدوَّن بجانب القطعة المعروضة، فتظهر محطتها هنا.',
  'search.hint.words': 'يرجى كتابة كلمة: اسم أو مكان أو مادة. هنا يظهر كل ما ترويه محطاتنا عنها.',
  'search.hint.both':
    'يرجى إدخال الرقم المدوَّن بجانب القطعة المعروضة، أو كلمة: اسم أو مكان أو مادة. هنا يظهر ما ترويه محطاتنا عنها.',
  'search.preparing': 'جارٍ البحث في جميع المحطات…',
  'search.count': {
    zero: 'لم نجد أي محطة',
    one: 'وجدنا محطة واحدة',
    two: 'وجدنا محطتين',
    few: 'وجدنا {count} محطات',
    many: 'وجدنا {count} محطة',
    other: 'وجدنا {count} محطة',
  },
  'search.results': 'المحطات التي وجدناها',
  'search.nothing': 'لم نجد شيئًا عن «{typed}». ربما اختلّ رقم، أو تصل بك كلمة أخرى.',
};
