import { useContent } from '../../state/content/content-context.tsx';
import { useShade } from '../../state/content/use-shade.ts';
import { brandAt, type MuseumPlace } from '#content/brand.ts';
import { usePaint } from '../../state/settings/theme.ts';

/** Paints the page in the museum's colours, light or dark, or in high contrast. */
export function usePlaceColours(place: MuseumPlace): void {
  const { catalogue } = useContent();
  usePaint(brandAt(place, catalogue), useShade(), catalogue.configuration.BackgroundFromPrimary);
}
