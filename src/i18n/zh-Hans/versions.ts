import type { VersionsPack } from '../pack.ts';

/** Chinese texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': '其他版本',
  'versions.AudioDescriptionURL': '口述影像',
  'versions.SignLanguageURL': '手语',
};
