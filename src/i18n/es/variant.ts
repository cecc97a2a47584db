import type { VariantPack } from '../pack.ts';

/** Spanish texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Contenidos mostrados',
  'variant.PUBLISHED': 'Publicados',
  'variant.INEDIT': 'En edición',
  'variant.offline': 'No hay conexión con el museo; por eso ve los contenidos publicados.',
  'variant.refused':
    'Los contenidos en edición no se pueden mostrar ahora. Compruebe la conexión y que la sesión en el CMS siga abierta.',
  'variant.cms': 'La vista previa no se puede cambiar en el CMS',
};
