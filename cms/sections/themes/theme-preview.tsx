import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { backgroundOf, type BrandColours, darkTheme, highContrastTheme, themeColours } from '#content/theme-colours.ts';
import { useTexts } from '../../language/texts.tsx';
import styles from './theme-preview.module.css';

/** A small screen of the guide in the colours that it derives from a theme, light and dark, and in high contrast. */
export function ThemePreview({ theme }: { readonly theme: BrandColours }): ReactNode {
  const { t } = useTexts();
  const dark = darkTheme(theme);
  return (
    <Stack gap={4}>
      <Text fw={600}>{t('theme.preview')}</Text>
      <Group>
        <Phone theme={theme} name={t('theme.preview')} />
        <Phone theme={dark} page={dark.page} surface={dark.surface} name={t('theme.dark')} />
        <Phone theme={highContrastTheme} name={t('theme.high')} />
      </Group>
    </Stack>
  );
}

interface PhoneProps {
  readonly theme: BrandColours;
  readonly name: string;
  /** Those of a dark look. */
  readonly page?: string;
  readonly surface?: string;
}

function Phone({ theme, name, page, surface }: PhoneProps): ReactNode {
  const { t } = useTexts();
  const colours = themeColours(theme, surface);
  const chip = backgroundOf(theme);
  return (
    <figure className={styles.phone}>
      <div className={styles.bar} style={{ background: colours.primary, color: colours.onPrimary }}>
        {t('theme.preview.number')}
      </div>
      <div className={styles.page} style={page === undefined ? {} : { background: page, color: '#efebe6' }}>
        <strong style={{ fontFamily: 'var(--mantine-font-family-headings)' }}>{t('theme.preview.title')}</strong>
        <span>{t('theme.preview.text')}</span>
        <span style={{ color: colours.secondaryOnPage, textDecoration: 'underline' }}>{t('theme.preview.link')}</span>
        <span className={styles.button} style={{ background: colours.primary, color: colours.onPrimary }}>
          {t('theme.preview.button')}
        </span>
        <span className={styles.chip} style={{ background: chip.page, color: chip.ink }}>
          {t('theme.preview.number')}
        </span>
        <span className={styles.chip} style={{ background: colours.secondary, color: colours.onSecondary }}>
          {t('theme.preview.number')}
        </span>
        <span className={styles.mark} style={{ background: colours.accent }} />
      </div>
      <figcaption className={styles.caption}>{name}</figcaption>
    </figure>
  );
}
