import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { adviceWords, ProblemRow } from './problem-list.tsx';

it('says of a file what an upload would say, with a way to it', async () => {
  const Facts = { name: 'saal.m4a', advice: 'apple-lossless' };
  const problem = { Model: 'files', ID: -1, Field: 'audio/saal.m4a', Key: 'file-not-kept', Facts };
  await showStaffPage(<ProblemRow problem={problem} />);
  const link = await screen.findByRole('link', { name: 'audio/saal.m4a' });
  expect(link.getAttribute('href')).toContain('file=audio%2Fsaal.m4a');
  expect(link.parentElement?.textContent).toMatch(
    /: Behalten, obwohl .*: „saal.m4a“ lässt sich hier nicht verwenden\. .*Apple Lossless/,
  );
});

it('advises on a variant without its language in the words of the rule', async () => {
  const problem = { Model: 'languages', ID: 99, Field: 'Code', Key: 'variant-base', Facts: { base: 'fr' } };
  await showStaffPage(<ProblemRow problem={problem} wordsOf={adviceWords} />);
  expect(
    await screen.findByText(/Diese Fassung gehört zu einer Sprache, die das Museum nicht hat: Französisch/),
  ).toBeDefined();
});
