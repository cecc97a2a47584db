import { Radio, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { memoryPictures } from '#content/memory-pictures.ts';
import { type ObjectName } from '../../../draft/draft.ts';
import { FileField } from '../../../fields/file-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { ReferenceField } from '../../../fields/reference-field.tsx';
import { PictureUrlList } from '../../../fields/url-list.tsx';
import { useField } from '../../../fields/use-field.ts';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { useLateCatalogue } from '../../../workspace/use-catalogue.ts';
import { useLocation } from '../../../fields/use-location.ts';

export function MemoryFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const station = useLocation(of);
  const catalogue = useLateCatalogue();
  const tour = useField(of, ['GameMemoryFromTour']);
  const [wantsTour, setWantsTour] = useState(false);
  const isFromTour = station.GameMemoryFromTour >= 0 || wantsTour;
  const pictures = memoryPictures(station, catalogue);
  const count = pictures.length;
  const readAs = (url: string): string => {
    const number = pictures.findIndex((picture) => picture.url === url) + 1;
    const [name = ''] = Object.values(pictures[number - 1]?.name ?? {});
    return name === '' ? t('memory.unread', { number }) : t('memory.read', { name });
  };
  const choose = (source: string): void => {
    setWantsTour(source === 'tour');
    if (source === 'own' && station.GameMemoryFromTour >= 0) tour.set(undefined);
  };
  return (
    <Stack gap="md">
      <NumberField
        of={of}
        path={['GameMemoryPairs']}
        label={t('location.GameMemoryPairs')}
        fallback={1}
        min={1}
        max={100}
      />
      <SwitchField
        of={of}
        path={['GameLevels']}
        label={t('location.GameLevels')}
        hint={t('location.GameLevels.memory')}
      />
      <Radio.Group label={t('memory.source')} value={isFromTour ? 'tour' : 'own'} onChange={choose}>
        <Stack gap={4} mt={4}>
          {(['own', 'tour'] as const).map((source) => (
            <Radio key={source} value={source} label={t(`memory.${source}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {isFromTour ? (
        <ReferenceField
          of={of}
          path={['GameMemoryFromTour']}
          to="tours"
          label={t('location.GameMemoryFromTour')}
          hint={t('location.GameMemoryFromTour.hint')}
        />
      ) : (
        <PictureUrlList
          of={of}
          path={['GameMemoryPairListURL']}
          label={t('location.GameMemoryPairListURL')}
          hint={t('memory.none')}
          noteOn={readAs}
        />
      )}
      <Text size="sm" c="dimmed" role="status">
        {t('memory.count', { count, pairs: station.GameMemoryPairs })}
      </Text>
      {isFromTour || count === 0 ? null : (
        <Text size="sm" c="dimmed">
          {t('memory.names')}
        </Text>
      )}
      <FileField
        of={of}
        path={['GameMemoryBackgroundURL']}
        kind="image"
        label={t('location.GameMemoryBackgroundURL')}
        hint={t('location.GameMemoryBackgroundURL.hint')}
      />
      <FileField of={of} path={['GameMemoryFlipFXURL']} kind="audio" label={t('location.GameMemoryFlipFXURL')} />
    </Stack>
  );
}
