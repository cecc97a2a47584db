import { useTexts } from '../../language/texts.tsx';
import { objectLabel } from '../../workspace/object-label.ts';
import { type Hotspot } from './rules/list.ts';

/** Returns what staff call a hotspot: its name, or its number if it has none. */
export function useHotspotName(): (hotspot: Pick<Hotspot, 'Name'>, index: number) => string {
  const { t, language } = useTexts();
  return ({ Name }, index) => objectLabel({ Name }, language, t('hotspots.unnamed', { number: index + 1 }));
}
