import type { VersionsPack } from '../pack.ts';

/** Dutch texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Andere versies',
  'versions.AudioDescriptionURL': 'Audiodescriptie',
  'versions.SignLanguageURL': 'Gebarentaal',
};
