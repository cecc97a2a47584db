import type { VersionsPack } from '../pack.ts';

/** German texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Andere Fassungen',
  'versions.AudioDescriptionURL': 'Audiodeskription',
  'versions.SignLanguageURL': 'Gebärdensprache',
};
