import type { VariantPack } from '../pack.ts';

/** French texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Contenus affichés',
  'variant.PUBLISHED': 'Publiés',
  'variant.INEDIT': 'En cours de modification',
  'variant.offline': 'Le musée est injoignable : vous voyez donc les contenus publiés.',
  'variant.refused':
    'Les contenus en cours de modification ne peuvent pas être affichés pour le moment. Vérifiez la connexion et votre session dans le CMS.',
  'variant.cms': 'L’aperçu ne peut pas être changé dans le CMS',
};
