import { SimpleGrid } from '@mantine/core';
import { type ReactNode } from 'react';
import { FileField } from '../../fields/file-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { PlainTextField } from '../../fields/plain-text-field.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { PictureUrlList } from '../../fields/url-list.tsx';
import { useSingle } from '../../fields/use-single.ts';
import { useTexts } from '../../language/texts.tsx';
import { AccessibilityPart } from './accessibility-part.tsx';
import { IconsPart } from './icons-part.tsx';
import { SettingsPage, SettingsPart } from './settings-page.tsx';

/** The museum itself, and what its info button leads to (Provider, Configuration.Info). */
export function MuseumSection(): ReactNode {
  const { t } = useTexts();
  const museum = useSingle('providers');
  const settings = useSingle('configurations');
  return (
    <SettingsPage hint={t('museum.hint')} screen="info" of={[museum, settings]}>
      <SettingsPart title={t('museum.part.contact')} screen="info">
        <LanguageText of={museum} path={['Name']} label={t('museum.Name')} hint={t('museum.Name.hint')} isRequired />
        <LanguageText of={museum} path={['Address']} label={t('museum.Address')} isLong isRequired />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {(['Phone', 'Fax', 'Email', 'Internet'] as const).map((field) => (
            <PlainTextField
              key={field}
              of={museum}
              path={[field]}
              label={t(`museum.${field}`)}
              isRequired={field !== 'Fax'}
            />
          ))}
        </SimpleGrid>
        <SwitchField
          of={settings}
          path={['Info', 'ShowContact']}
          label={t('settings.Info.ShowContact')}
          hint={t('settings.Info.ShowContact.hint')}
        />
      </SettingsPart>
      <SettingsPart title={t('museum.part.info')} screen="info">
        <SwitchField
          of={settings}
          path={['Info', 'Menu']}
          label={t('settings.Info.Menu')}
          hint={t('settings.Info.Menu.hint')}
          fallback
        />
        <LanguageText of={settings} path={['Info', 'AboutText']} label={t('settings.Info.AboutText')} isHtml />
        <FileField
          of={settings}
          path={['Info', 'AboutIconURL']}
          kind="image"
          label={t('settings.Info.AboutIconURL')}
          hint={t('settings.Info.AboutIconURL.hint')}
        />
        <LanguageText
          of={settings}
          path={['Info', 'HoursText']}
          label={t('settings.Info.HoursText')}
          hint={t('settings.Info.HoursText.hint')}
          isHtml
        />
        <LanguageText
          of={settings}
          path={['Info', 'NewsSite']}
          label={t('settings.Info.NewsSite')}
          hint={t('settings.Info.NewsSite.hint')}
        />
        <PictureUrlList
          of={settings}
          path={['Info', 'AboutTextIconsURL']}
          label={t('settings.Info.AboutTextIconsURL')}
          hint={t('settings.Info.AboutTextIconsURL.hint')}
        />
      </SettingsPart>
      <AccessibilityPart museum={museum} settings={settings} />
      <SettingsPart title={t('museum.part.logo')} screen="welcome">
        <FileField
          of={settings}
          path={['WelcomeScreen', 'LogoURL']}
          kind="image"
          label={t('settings.WelcomeScreen.LogoURL')}
          hint={t('settings.WelcomeScreen.LogoURL.hint')}
        />
        <FileField
          of={settings}
          path={['TokenLogoURL']}
          kind="image"
          label={t('settings.TokenLogoURL')}
          hint={t('settings.TokenLogoURL.hint')}
        />
      </SettingsPart>
      <IconsPart of={settings} />
    </SettingsPage>
  );
}
