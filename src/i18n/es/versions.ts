import type { VersionsPack } from '../pack.ts';

/** Spanish texts for the versions of stations. */
export const versions: VersionsPack = {
  'versions.label': 'Otras versiones',
  'versions.AudioDescriptionURL': 'Audiodescripción',
  'versions.SignLanguageURL': 'Lengua de signos',
};
