import { type ReactNode } from 'react';
import { type Location } from '#content/entities/location.ts';
import { useSettings, useTranslate } from '../../state/content/interface-context.tsx';

/** Marks a station that a visitor who cannot climb stairs does not reach. */
export function StairsMark({ location }: { readonly location: Location | undefined }): ReactNode {
  const t = useTranslate();
  const { needs } = useSettings();
  return location?.StairsOnly === true && needs.includes('noStairs') ? (
    <strong>{t('locations.stairsOnly')}</strong>
  ) : null;
}
