import type { VariantPack } from '../pack.ts';

/** Ukrainian texts for staff who choose which copy of the content the guide shows them. */
export const variant: VariantPack = {
  'variant.label': 'Показаний вміст',
  'variant.PUBLISHED': 'Опублікований',
  'variant.INEDIT': 'На редагуванні',
  'variant.offline': 'Немає зв’язку з музеєм, тому ви бачите опублікований вміст.',
  'variant.refused': 'Вміст, що редагується, зараз не можна показати. Перевірте з’єднання і чи ви досі ввійшли в CMS.',
  'variant.cms': 'У CMS не можна перемкнути перегляд',
};
