import type { VersionsPack } from '../pack.ts';

/** Italian texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Altre versioni',
  'versions.AudioDescriptionURL': 'Audiodescrizione',
  'versions.SignLanguageURL': 'Lingua dei segni',
};
