import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { ProblemRow } from './problem-list.tsx';

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
