import { SimpleGrid } from '@mantine/core';
import { type ReactNode } from 'react';
import { type ObjectName } from '../../draft/draft.ts';
import { FileField } from '../../fields/file-field.tsx';
import { FocusPicker } from '../../fields/focus-picker.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { NoteField } from '../../fields/note-field.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { useSingle } from '../../fields/use-single.ts';
import { useTexts } from '../../language/texts.tsx';
import { AccessQuestionsField } from './access-questions-field.tsx';
import { SettingsPage, SettingsPart } from './settings-page.tsx';

const root = 'WelcomeScreen';

/** The first screen that visitors see (Configuration.WelcomeScreen), and the questions that follow it (Configuration.Access). */
export function StartScreenSection(): ReactNode {
  const { t } = useTexts();
  const of = useSingle('configurations');
  return (
    <SettingsPage hint={t('start.hint')} screen="welcome" of={[of]}>
      <SettingsPart title={t('start.part.look')} screen="welcome">
        <LanguageText
          of={of}
          path={[root, 'HeaderText']}
          label={t('settings.WelcomeScreen.HeaderText')}
          hint={t('settings.WelcomeScreen.HeaderText.hint')}
        />
        <WelcomePicture of={of} />
        <FileField
          of={of}
          path={[root, 'LogoURL']}
          kind="image"
          label={t('settings.WelcomeScreen.LogoURL')}
          hint={t('settings.WelcomeScreen.LogoURL.hint')}
        />
      </SettingsPart>
      <SettingsPart title={t('start.part.offers')} screen="welcome">
        <NoteField
          of={of}
          path={[root, 'HeadphoneInfo']}
          label={t('settings.WelcomeScreen.HeadphoneInfo')}
          hint={t('settings.WelcomeScreen.HeadphoneInfo.hint')}
          choices={{ off: t('note.off'), on: t('note.on'), own: t('note.own') }}
          ownLabel={t('note.text')}
        />
        <SwitchField
          of={of}
          path={[root, 'ShowLanguageSelector']}
          label={t('settings.WelcomeScreen.ShowLanguageSelector')}
          hint={t('settings.WelcomeScreen.ShowLanguageSelector.hint')}
          fallback
        />
        <SwitchField
          of={of}
          path={[root, 'ShowDownloadButton']}
          label={t('settings.WelcomeScreen.ShowDownloadButton')}
          hint={t('settings.WelcomeScreen.ShowDownloadButton.hint')}
        />
      </SettingsPart>
      <SettingsPart title={t('settings.Access')} screen="welcome">
        <SwitchField
          of={of}
          path={['Access', 'Ask']}
          label={t('settings.Access.Ask')}
          hint={t('settings.Access.Ask.hint')}
          fallback
        />
        <AccessQuestionsField of={of} />
      </SettingsPart>
      <SettingsPart title={t('start.part.app')} screen="welcome">
        <NoteField
          of={of}
          path={[root, 'AppstoreHint']}
          label={t('settings.WelcomeScreen.AppstoreHint')}
          hint={t('settings.WelcomeScreen.AppstoreHint.hint')}
          choices={{ off: t('note.off'), on: t('note.on'), own: t('note.own') }}
          ownLabel={t('note.text')}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {(['AppstoreLinkiOS', 'AppstoreLinkAndroid'] as const).map((field) => (
            <PlainTextField
              key={field}
              of={of}
              path={[root, field]}
              label={t(`settings.WelcomeScreen.${field}`)}
              placeholder="https://"
            />
          ))}
        </SimpleGrid>
      </SettingsPart>
    </SettingsPage>
  );
}

function WelcomePicture({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const picture = useField(of, [root, 'ImageURL']).value;
  const isContained = useField(of, [root, 'ImageContain']).value === true;
  return (
    <>
      <FileField
        of={of}
        path={[root, 'ImageURL']}
        kind="image"
        label={t('settings.WelcomeScreen.ImageURL')}
        hint={t('settings.WelcomeScreen.ImageURL.hint')}
      />
      {typeof picture === 'string' && picture !== '' ? (
        <>
          <SwitchField
            of={of}
            path={[root, 'ImageContain']}
            label={t('settings.WelcomeScreen.ImageContain')}
            hint={t('settings.WelcomeScreen.ImageContain.hint')}
          />
          <FocusPicker of={of} path={[root, 'ImageFocus']} imageUrl={picture} isContained={isContained} />
          <NoteField
            of={of}
            path={[root, 'Overlay']}
            label={t('settings.WelcomeScreen.Overlay')}
            hint={t('settings.WelcomeScreen.Overlay.hint')}
            choices={{ off: t('overlay.off'), on: t('overlay.on'), own: t('overlay.own') }}
            ownLabel={t('overlay.text')}
          />
        </>
      ) : null}
    </>
  );
}
