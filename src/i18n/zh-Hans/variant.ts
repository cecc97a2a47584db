import type { VariantPack } from '../pack.ts';

/** Simplified Chinese texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': '显示的内容',
  'variant.PUBLISHED': '已发布',
  'variant.INEDIT': '编辑中',
  'variant.offline': '无法连接到博物馆，因此显示已发布的内容。',
  'variant.refused': '目前无法显示编辑中的内容。请检查网络连接，并确认您仍登录在 CMS 中。',
  'variant.cms': '在 CMS 中无法切换预览',
};
