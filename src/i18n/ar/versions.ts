import type { VersionsPack } from '../pack.ts';

/** Arabic texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'نسخ أخرى',
  'versions.AudioDescriptionURL': 'الوصف الصوتي',
  'versions.SignLanguageURL': 'لغة الإشارة',
};
