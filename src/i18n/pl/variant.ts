import type { VariantPack } from '../pack.ts';

/** Polish texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Wyświetlane treści',
  'variant.PUBLISHED': 'Opublikowane',
  'variant.INEDIT': 'W edycji',
  'variant.offline': 'Nie można połączyć się z muzeum, dlatego widzisz opublikowane treści.',
  'variant.refused': 'Treści w edycji nie można teraz wyświetlić. Sprawdź połączenie i czy nadal trwa sesja w CMS.',
  'variant.cms': 'W CMS nie można przełączyć podglądu',
};
