import { SimpleGrid, Stack } from '@mantine/core';
import { type ReactNode } from 'react';
import { TourType } from '#content/constants.ts';
import { ChoiceField } from '../../../fields/choice-field.tsx';
import { DayField } from '../../../fields/day-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { PlainTextField } from '../../../fields/plain-text-field.tsx';
import { ReferenceField } from '../../../fields/reference-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useField } from '../../../fields/use-field.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useGameBoard } from '../use-game-board.ts';

/** A tour's name, kind, code and group. */
export function GeneralTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  const type = useField(of, ['Type']);
  const isHidden = useField(of, ['Enabled']).value === false;
  const { chooseType } = useGameBoard(ID);
  const types = Object.values(TourType).map((value) => ({ value, label: t(`tour.Type.${value}`) }));
  return (
    <Stack gap="lg">
      <LanguageText of={of} path={['Name']} label={t('tour.Name')} isRequired />
      <SimpleGrid cols={{ base: 1, md: 2 }} style={{ alignItems: 'end' }}>
        <ChoiceField
          of={of}
          path={['Type']}
          label={t('tour.Type')}
          options={types}
          fallback={TourType.Standard}
          onChoose={chooseType}
          hint={t('tour.Type.hint')}
        />
        <PlainTextField of={of} path={['Code']} label={t('tour.Code')} hint={t('tour.Code.hint')} />
      </SimpleGrid>
      {type.value === TourType.Redirect ? (
        <PlainTextField
          of={of}
          path={['RedirectTarget']}
          label={t('tour.RedirectTarget')}
          hint={t('tour.RedirectTarget.hint')}
          isRequired
        />
      ) : null}
      <LanguageText of={of} path={['Description']} label={t('tour.Description')} isLong />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <ReferenceField of={of} path={['TourGroupID']} to="tourGroups" label={t('tour.TourGroupID')} />
        <ReferenceField
          of={of}
          path={['ThemeID']}
          to="themes"
          label={t('tour.ThemeID')}
          placeholder={t('theme.none')}
        />
      </SimpleGrid>
      <SwitchField of={of} path={['Enabled']} label={t('tour.Enabled')} hint={t('tour.Enabled.hint')} fallback />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {(['EnabledFrom', 'EnabledUntil'] as const).map((name) => (
          <DayField
            key={name}
            of={of}
            path={[name]}
            label={t(`tour.${name}`)}
            hint={t(`tour.${name}.hint`)}
            isDisabled={isHidden}
          />
        ))}
      </SimpleGrid>
      <SwitchField
        of={of}
        path={['CardTitleFullWidth']}
        label={t('tour.CardTitleFullWidth')}
        hint={t('tour.CardTitleFullWidth.hint')}
      />
    </Stack>
  );
}
