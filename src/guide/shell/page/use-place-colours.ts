import { useContent } from '../../state/content/content-context.tsx';
import { useSettings } from '../../state/content/interface-context.tsx';
import { brandAt, type MuseumPlace } from '#content/brand.ts';
import { usePaint } from '../../state/settings/theme.ts';

/** Paints the page in the museum's colours, or in high contrast. */
export function usePlaceColours(place: MuseumPlace): void {
  const { catalogue } = useContent();
  const { highContrast } = useSettings();
  usePaint(brandAt(place, catalogue), highContrast, catalogue.configuration.BackgroundFromPrimary);
}
