import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { FileField } from '../../../fields/file-field.tsx';
import { FocusPicker } from '../../../fields/focus-picker.tsx';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useField } from '../../../fields/use-field.ts';
import { useLocation } from '../../../fields/use-location.ts';
import { useTexts } from '../../../language/texts.tsx';

const points = ['GamePoints', 'GamePoints2nd', 'GamePoints3rd'] as const;

/** The points of a game by attempt, or that it gives none. */
export function PointsFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const station = useLocation(of);
  const gives = points.some((field) => station[field] > 0);
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {points.map((field) => (
          <NumberField key={field} of={of} path={[field]} label={t(`location.${field}`)} min={0} fallback={0} />
        ))}
      </SimpleGrid>
      <Text size="sm" c="dimmed" role="status">
        {t(gives ? 'location.GamePoints.hint' : 'location.GamePoints.none')}
      </Text>
    </Stack>
  );
}

/** The picture, message and sound after a game is won. */
export function WonFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const picture = useField(of, ['GameWonImageURL']).value;
  const isContained = useField(of, ['GameWonImageContain']).value === true;
  return (
    <Stack gap="md">
      <LanguageText
        of={of}
        path={['GameWonCustomMessage']}
        label={t('location.GameWonCustomMessage')}
        hint={t('location.GameWonCustomMessage.hint')}
      />
      <FileField of={of} path={['GameWonCustomIconURL']} kind="image" label={t('location.GameWonCustomIconURL')} />
      <FileField of={of} path={['GameWonImageURL']} kind="image" label={t('location.GameWonImageURL')} />
      {typeof picture === 'string' && picture !== '' ? (
        <>
          <SwitchField of={of} path={['GameWonImageContain']} label={t('location.GameWonImageContain')} />
          <FocusPicker of={of} path={['GameWonImageFocus']} imageUrl={picture} isContained={isContained} />
        </>
      ) : null}
      {(['GameWonURL', 'GameEndExplanationURL'] as const).map((field) => (
        <LanguageFileField key={field} of={of} path={[field]} kind="audio" label={t(`location.${field}`)} />
      ))}
    </Stack>
  );
}
