import type { VersionsPack } from '../pack.ts';

/** Polish texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Inne wersje',
  'versions.AudioDescriptionURL': 'Audiodeskrypcja',
  'versions.SignLanguageURL': 'Język migowy',
};
