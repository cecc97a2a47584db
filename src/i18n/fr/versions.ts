import type { VersionsPack } from '../pack.ts';

/** French texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Autres versions',
  'versions.AudioDescriptionURL': 'Audiodescription',
  'versions.SignLanguageURL': 'Langue des signes',
};
