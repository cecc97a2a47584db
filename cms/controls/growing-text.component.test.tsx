import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { GrowingText } from './growing-text.tsx';

// Browsers without `field-sizing` are measured for by Mantine, which does not measure in tests.
it('A text that the browser grows hands its bounds to the style', () => {
  render(
    <MantineProvider>
      <GrowingText label="Text" minRows={2} maxRows={4} />
    </MantineProvider>,
  );
  const bounds = screen.getByLabelText('Text').closest<HTMLElement>('[style*="--min-rows"]')?.style;
  expect(['--min-rows', '--max-rows'].map((name) => bounds?.getPropertyValue(name))).toEqual(['2', '4']);
});
