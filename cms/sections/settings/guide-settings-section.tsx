import { SimpleGrid } from '@mantine/core';
import { type ReactNode } from 'react';
import { AudioChannel } from '#content/constants.ts';
import { type ObjectName } from '../../draft/draft.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { FileField } from '../../fields/file-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { useSingle } from '../../fields/use-single.ts';
import { useTexts } from '../../language/texts.tsx';
import { SettingsPage, SettingsPart } from './settings-page.tsx';

interface OfProps {
  readonly of: ObjectName;
}

/** How the guide looks and behaves as a whole (the rest of the Configuration). */
export function GuideSettingsSection(): ReactNode {
  const { t } = useTexts();
  const of = useSingle('configurations');
  return (
    <SettingsPage hint={t('settings.hint')} screen="tours" of={[of]}>
      <SettingsPart title={t('settings.part.navigation')} screen="tours">
        <Switches of={of} fields={['TourGroupsAsNavigationLayer', 'TourListAsCards']} />
      </SettingsPart>
      <SettingsPart title={t('settings.part.look')} screen="list">
        <Switches of={of} fields={['BackgroundFromPrimary', 'ShowAccessibilityButton']} />
        <Numbers of={of} />
      </SettingsPart>
      <SettingsPart title={t('settings.part.texts')} screen="station">
        <Switches of={of} fields={['StationTextJustified']} />
        <LanguageText
          of={of}
          path={['ItalicsStrings']}
          label={t('settings.ItalicsStrings')}
          hint={t('settings.ItalicsStrings.hint')}
          isLong
        />
        {(['DeepDiveFound', 'DeepDiveActive'] as const).map((field) => (
          <FileField
            key={field}
            of={of}
            path={['IconSet', field]}
            kind="image"
            label={t(`settings.IconSet.${field}`)}
            hint={t(`settings.IconSet.${field}.hint`)}
          />
        ))}
      </SettingsPart>
      <SettingsPart title={t('settings.part.search')} screen="numbers">
        <Switches of={of} fields={['GlobalNumberSearch', 'GlobalNumberSearchExact', 'FulltextSearch']} />
      </SettingsPart>
      <SettingsPart title={t('settings.part.app')}>
        <Switches of={of} fields={['AutomaticUpdateDialog', 'NativeCanToggleAudioChannel']} />
        <ChoiceField
          of={of}
          path={['NativeDefaultAudioChannel']}
          label={t('settings.NativeDefaultAudioChannel')}
          hint={t('settings.NativeDefaultAudioChannel.hint')}
          fallback={AudioChannel.SPEAKER}
          options={Object.values(AudioChannel).map((value) => ({
            value,
            label: t(`settings.NativeDefaultAudioChannel.${value}`),
          }))}
        />
      </SettingsPart>
      <SettingsPart title={t('settings.part.visits')}>
        <Switches of={of} fields={['VisitStats']} />
      </SettingsPart>
    </SettingsPage>
  );
}

/** Switches that are on while nothing is stored. */
const onByDefault = ['TourGroupsAsNavigationLayer', 'ShowAccessibilityButton', 'AutomaticUpdateDialog'] as const;

const switches = [
  ...onByDefault,
  'TourListAsCards',
  'BackgroundFromPrimary',
  'HideStationNumber',
  'StationNumberWidthEnabled',
  'StationTextJustified',
  'GlobalNumberSearch',
  'GlobalNumberSearchExact',
  'FulltextSearch',
  'NativeCanToggleAudioChannel',
  'VisitStats',
] as const;

function Switches({ of, fields }: OfProps & { readonly fields: readonly (typeof switches)[number][] }): ReactNode {
  const { t } = useTexts();
  return fields.map((field) => (
    <SwitchField
      key={field}
      of={of}
      path={[field]}
      label={t(`settings.${field}`)}
      hint={t(`settings.${field}.hint`)}
      fallback={onByDefault.some((each) => each === field)}
    />
  ));
}

/** How station numbers are shown; their width matters only while they are padded. */
function Numbers({ of }: OfProps): ReactNode {
  const { t } = useTexts();
  const isHidden = useField(of, ['HideStationNumber']).value === true;
  const isPadded = useField(of, ['StationNumberWidthEnabled']).value === true;
  return (
    <>
      <Switches
        of={of}
        fields={isHidden ? ['HideStationNumber'] : ['HideStationNumber', 'StationNumberWidthEnabled']}
      />
      {isPadded && !isHidden ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NumberField
            of={of}
            path={['StationNumberWidth']}
            label={t('settings.StationNumberWidth')}
            hint={t('settings.StationNumberWidth.hint')}
            fallback={0}
            min={0}
            max={20}
          />
        </SimpleGrid>
      ) : null}
    </>
  );
}
