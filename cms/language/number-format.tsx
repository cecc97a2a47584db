import { createTheme, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTexts } from './texts.tsx';

/** Fields for numbers separate decimals as the language of the staff area does. Either separator may be typed. */
export function NumberFormat({ children }: { readonly children: ReactNode }): ReactNode {
  const { language } = useTexts();
  const theme = useMemo(
    () =>
      createTheme({
        components: {
          // Without `NumberInput.extend`, which would fetch the field itself.
          NumberInput: { defaultProps: { decimalSeparator: decimalSeparator(language) } },
        },
      }),
    [language],
  );
  return <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>;
}

function decimalSeparator(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.';
}
