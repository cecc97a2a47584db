import { createTheme, type CSSVariablesResolver } from '@mantine/core';

/** The guide's second colour, light to dark. */
const ink = [
  '#eef6f6',
  '#d9e9ea',
  '#b3d3d5',
  '#8abcbf',
  '#66a8ac',
  '#3f8f94',
  '#17666a',
  '#125a5e',
  '#0f4c4f',
  '#0a3a3d',
] as const;

export const theme = createTheme({
  colors: { teal: ink },
  primaryColor: 'teal',
  primaryShade: 8,
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: "'Source Sans 3 Variable', system-ui, sans-serif",
  headings: { fontFamily: "'Source Serif 4', Georgia, serif" },
  cursorType: 'pointer',
  respectReducedMotion: true,
});

/** Mantine's grey for secondary text and its red for errors are too light for small text. */
export function legible(): ReturnType<CSSVariablesResolver> {
  const light = {
    '--mantine-color-dimmed': '#55605f',
    '--mantine-color-placeholder': '#6b7574',
    '--mantine-color-error': '#c92a2a',
  };
  return { variables: {}, light, dark: {} };
}
