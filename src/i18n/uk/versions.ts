import type { VersionsPack } from '../pack.ts';

/** Ukrainian texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Інші версії',
  'versions.AudioDescriptionURL': 'Аудіоопис',
  'versions.SignLanguageURL': 'Жестова мова',
};
