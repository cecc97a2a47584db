import type { VariantPack } from '../pack.ts';

/** German texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Angezeigte Inhalte',
  'variant.PUBLISHED': 'Veröffentlicht',
  'variant.INEDIT': 'In Bearbeitung',
  'variant.offline': 'Das Museum ist nicht erreichbar. Sie sehen deshalb die veröffentlichten Inhalte.',
  'variant.refused':
    'Die Inhalte in Bearbeitung lassen sich gerade nicht zeigen. Prüfen Sie die Verbindung und ob Sie im CMS noch angemeldet sind.',
  'variant.cms': 'Die Vorschau lässt sich im CMS nicht umschalten',
};
