import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { FileField } from '../../../fields/file-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { JigsawCut } from './jigsaw-cut.tsx';
import { useLocation } from '../../../fields/use-location.ts';

export function JigsawFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const station = useLocation(of);
  return (
    <Stack gap="md">
      <FileField
        of={of}
        path={['GameJigsawTopImageURL']}
        kind="image"
        label={t('location.GameJigsawTopImageURL')}
        hint={t('location.GameJigsawTopImageURL.hint')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['GameJigsawDimensionX', 'GameJigsawDimensionY'] as const).map((field) => (
          <NumberField
            key={field}
            of={of}
            path={[field]}
            label={t(`location.${field}`)}
            fallback={2}
            min={1}
            max={20}
          />
        ))}
      </SimpleGrid>
      <SwitchField
        of={of}
        path={['GameLevels']}
        label={t('location.GameLevels')}
        hint={t('location.GameLevels.jigsaw')}
      />
      <SwitchField
        of={of}
        path={['GameJigsawNoses']}
        label={t('location.GameJigsawNoses')}
        hint={t('location.GameJigsawNoses.hint')}
      />
      <JigsawCut station={station} />
      {(['GameJigsawConnectURL', 'GameJigsawDisconnectURL'] as const).map((field) => (
        <FileField key={field} of={of} path={[field]} kind="audio" label={t(`location.${field}`)} />
      ))}
    </Stack>
  );
}
