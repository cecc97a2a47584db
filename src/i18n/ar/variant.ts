import type { VariantPack } from '../pack.ts';

/** Arabic texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'المحتوى المعروض',
  'variant.PUBLISHED': 'المنشور',
  'variant.INEDIT': 'قيد التحرير',
  'variant.offline': 'لا يمكن الوصول إلى المتحف، لذلك ترى المحتوى المنشور.',
  'variant.refused':
    'لا يمكن عرض المحتوى قيد التحرير الآن. تحقق من الاتصال ومن أنك ما زلت مسجّل الدخول في نظام إدارة المحتوى.',
  'variant.cms': 'لا يمكن تبديل المعاينة داخل نظام إدارة المحتوى',
};
