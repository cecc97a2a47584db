import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { defaultThemeColours, theme } from '#content/entities/theme.ts';
import { type BrandColours, darkTheme } from '#content/theme-colours.ts';
import { ColourField } from '../../fields/colour-field.tsx';
import { LanguageText } from '../../fields/language-text.tsx';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { type EditorProps } from '../../lists/list-frame.tsx';
import { ObjectList } from '../../lists/object-list.tsx';
import { DefaultSwitch } from '../../workspace/default-switch.tsx';
import { useObject } from '../../workspace/workspace-context.tsx';
import { ContrastCheck } from './contrast-check.tsx';
import { ThemePreview } from './theme-preview.tsx';

const path = '/themes';

/** The themes of the museum, its tours and its stations. */
export function ThemesSection(): ReactNode {
  const { t } = useTexts();
  return (
    <ObjectList
      model="themes"
      path={path}
      fresh={{ ...defaultThemeColours }}
      teach={t('theme.teach')}
      Editor={ThemeEditor}
    />
  );
}

const colours = ['PrimaryColor', 'SecondaryColor', 'AccentColor', 'TextColor'] as const;

/** The fields of the dark look, each with the colour that applies while it is empty. */
function darkFields(given: BrandColours) {
  const { PrimaryColor, SecondaryColor, AccentColor, TextColor, page } = darkTheme(given);
  return [
    ['DarkPrimaryColor', PrimaryColor],
    ['DarkSecondaryColor', SecondaryColor],
    ['DarkAccentColor', AccentColor],
    ['DarkTextColor', TextColor],
    ['DarkPageColor', page],
  ] as const;
}

function ThemeEditor({ ID }: EditorProps): ReactNode {
  const { t } = useTexts();
  const of = { model: 'themes', ID } as const;
  const complete = theme.complete(useObject(of) ?? {});
  return (
    <Stack gap="lg" maw={960}>
      <EditorHead of={of} back={path} />
      <LanguageText of={of} path={['Name']} label={t('theme.Name')} isRequired />
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        {colours.map((field) => (
          <ColourField
            key={field}
            of={of}
            path={[field]}
            label={t(`theme.${field}`)}
            fallback={defaultThemeColours[field]}
          />
        ))}
      </SimpleGrid>
      <Stack gap={4} role="group" aria-labelledby="dark-look">
        <Text id="dark-look" fw={600}>
          {t('theme.dark')}
        </Text>
        <Text size="sm">{t('theme.dark.hint')}</Text>
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          {darkFields(complete).map(([field, derived]) => (
            <ColourField key={field} of={of} path={[field]} label={t(`theme.${field}`)} fallback={derived} />
          ))}
        </SimpleGrid>
      </Stack>
      <DefaultSwitch model="themes" ID={ID} isDefault={t('theme.isDefault')} make={t('theme.make')} />
      <ContrastCheck theme={complete} />
      <ThemePreview theme={complete} />
    </Stack>
  );
}
