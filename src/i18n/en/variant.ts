/** English texts for staff who choose which copy of the content the guide shows them. The source of all keys of this kind. */
export const variant = {
  'variant.label': 'Content shown',
  'variant.PUBLISHED': 'Published',
  'variant.INEDIT': 'In edit',
  'variant.offline': 'The museum cannot be reached, so you see the published content.',
  'variant.refused':
    'The content in edit cannot be shown now. Check your connection and whether you are still logged in to the CMS.',
  'variant.cms': 'Preview cannot be toggled in the CMS',
} as const;
