import { useTexts } from '../language/texts.tsx';
import { type ShapeTraits } from './rules/shape-traits.ts';

/** Returns how the accessible name of a shape's row tells its traits. */
export function useTraitWords(): (traits: ShapeTraits) => readonly string[] {
  const { t } = useTexts();
  return ({ isHidden, isLocked, group }) => [
    ...(isHidden ? [t('canvas.hidden')] : []),
    ...(isLocked ? [t('canvas.locked')] : []),
    ...(group === undefined ? [] : [t('canvas.inGroup', { number: group })]),
  ];
}
