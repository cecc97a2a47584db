/** The parts of a tour's editor, in order. */
export const tourTabs = ['general', 'pictures', 'selectors', 'stations', 'map', 'game'] as const;
export type TourTab = (typeof tourTabs)[number];

/** Returns the part in which a field of a tour is edited, by its path in a finding. */
export function tabOfField(field: string): TourTab {
  if (/^(?:IconURL|ImageDescriptor)/.test(field)) return 'pictures';
  if (field.startsWith('Selectors')) return 'selectors';
  if (field.startsWith('Map')) return 'map';
  return field.startsWith('Game') ? 'game' : 'general';
}
