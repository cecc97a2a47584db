import type { VariantPack } from '../pack.ts';

/** Italian texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Contenuti mostrati',
  'variant.PUBLISHED': 'Pubblicati',
  'variant.INEDIT': 'In modifica',
  'variant.offline': 'Il museo non è raggiungibile: per questo vede i contenuti pubblicati.',
  'variant.refused':
    'I contenuti in modifica non si possono mostrare in questo momento. Controlli la connessione e di essere ancora collegato al CMS.',
  'variant.cms': 'L’anteprima non si può cambiare nel CMS',
};
