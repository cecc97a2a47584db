import type { VariantPack } from '../pack.ts';

/** Dutch texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Getoonde inhoud',
  'variant.PUBLISHED': 'Gepubliceerd',
  'variant.INEDIT': 'In bewerking',
  'variant.offline': 'Het museum is niet bereikbaar; daarom ziet u de gepubliceerde inhoud.',
  'variant.refused':
    'De inhoud in bewerking kan nu niet worden getoond. Controleer de verbinding en of u nog bent aangemeld bij het CMS.',
  'variant.cms': 'Het voorbeeld kan in het CMS niet worden gewisseld',
};
