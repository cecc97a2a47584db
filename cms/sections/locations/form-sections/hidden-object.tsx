import { SimpleGrid, Skeleton, Stack } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { useTexts } from '../../../language/texts.tsx';

/** The first editor fetches the drawing code. */
const HotspotSection = lazy(async () => ({
  default: (await import('../../../shapes/hotspots/hotspot-section.tsx')).HotspotSection,
}));

/** The rules of a hidden-object game: how it is won, and the sounds of misses. */
export function HiddenObjectFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  return (
    <Stack gap="md">
      <Suspense fallback={<Skeleton height={480} />}>
        <HotspotSection of={of} />
      </Suspense>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          of={of}
          path={['GameHotspotsToWin']}
          label={t('location.GameHotspotsToWin')}
          fallback={1}
          min={1}
        />
        <NumberField
          of={of}
          path={['GameHotspotsInARow']}
          label={t('location.GameHotspotsInARow')}
          hint={t('location.GameHotspotsInARow.hint')}
          fallback={0}
          min={0}
        />
      </SimpleGrid>
      <LanguageFileField
        of={of}
        path={['GameHotspotsMissedURL']}
        kind="audio"
        label={t('location.GameHotspotsMissedURL')}
      />
      <NumberField
        of={of}
        path={['GameHotspotsMissedMoreCount']}
        label={t('location.GameHotspotsMissedMoreCount')}
        hint={t('location.GameHotspotsMissedMoreCount.hint')}
        fallback={0}
        min={0}
      />
      <LanguageFileField
        of={of}
        path={['GameHotspotsMissedMoreURL']}
        kind="audio"
        label={t('location.GameHotspotsMissedMoreURL')}
      />
    </Stack>
  );
}
