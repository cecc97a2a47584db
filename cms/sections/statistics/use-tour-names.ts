import { useMemo } from 'react';
import { tour } from '#content/entities/tour.ts';
import { recordCode } from '#content/record-code.ts';
import { useTexts } from '../../language/texts.tsx';
import { firstText } from '../../workspace/object-label.ts';
import { useObjects } from '../../workspace/use-catalogue.ts';
import { withoutTwins } from '../../workspace/without-twins.ts';

export interface NamedTour {
  readonly ID: number;
  /** As visits name it. */
  readonly code: string;
  readonly name: string;
  readonly hasMap: boolean;
}

/** Returns the tours as edited, in order, by the codes under which visits are counted: of those with one code, the first. */
export function useTourNames(): readonly NamedTour[] {
  const { t, language } = useTexts();
  const stored = useObjects('tours');
  return useMemo(() => {
    const named = stored.map(tour.complete).map(({ ID, Code, Name, MapURL }) => ({
      ID,
      code: recordCode({ ID, Code }),
      name: firstText(Name, language) || Code || t('unnamed'),
      hasMap: Object.values(MapURL).some((url) => url !== ''),
    }));
    return withoutTwins(named, ({ code }) => code);
  }, [stored, language, t]);
}
