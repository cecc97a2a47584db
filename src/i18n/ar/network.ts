import type { NetworkPack } from '../pack.ts';

/** Arabic texts of the Networking Error. */
export const network: NetworkPack = {
  'notice.network.title': 'خطأ في الشبكة',
  'notice.network.details': 'تفاصيل لفريق المتحف',
  'notice.network.ignore': 'تجاهل',
  'notice.network.reload': 'إعادة التحميل',
  'notice.network.copy': 'نسخ',
  'notice.network.copied': 'تم النسخ.',
  'notice.network.copyFailed': 'النسخ غير مسموح به هنا. يمكنك بدلًا من ذلك تحديد النص ضمن التفاصيل.',
};
