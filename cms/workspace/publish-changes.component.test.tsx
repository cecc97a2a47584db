import { screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { expectAccessible } from '#tests/component/accessible.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { ObjectDifferences } from '../history/object-differences.tsx';
import { PublishChanges } from './publish-changes.tsx';
import { type PublishChoice, wholeNow } from './publish-choice.ts';
import { type PublishPlan } from './publish-plan.ts';

const plan: PublishPlan = {
  version: 1,
  changes: [
    { Model: 'tours', ID: 1, Kind: 'changed', Object: { ID: 1, Code: 'T' }, Who: 'Anna' },
    {
      Model: 'locations',
      ID: 2,
      Kind: 'changed',
      Object: { ID: 2, Code: '7', Name: { de: 'Still' } },
      Before: { ID: 2, Code: '7', Name: { de: 'Laut' } },
      Who: 'Ben',
      With: ['Anna'],
    },
    { Model: 'themes', ID: 9, Kind: 'added', Object: { ID: 9, Name: 'Nacht' } },
  ],
  changeCount: 5,
  others: [
    { Model: 'messages', ID: 1 },
    { Model: 'messages', ID: 2 },
  ],
  faults: [],
  faultCount: 0,
  isProposal: false,
  publications: [],
  timeZone: 'UTC',
};

async function show() {
  const chosen: PublishChoice[] = [];
  function Asked(): ReactNode {
    const [choice, setChoice] = useState(wholeNow);
    const choose = (next: PublishChoice): void => {
      chosen.push(next);
      setChoice(next);
    };
    const props = { differences: ObjectDifferences, plan, fresh: new Set<string>(), choice, onChoice: choose };
    return <PublishChanges {...props} />;
  }
  const { user } = await showStaffPage(<Asked />);
  return { user, left: () => chosen.at(-1)?.without.map(({ Model, ID }) => `${Model} ${ID}`) };
}

it('leaves out a whole tour, and what is beyond the list, as a whole', async () => {
  const { user, left } = await show();
  const tour = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Tour .*\(2\)$/ });
  await user.click(tour);
  expect(left()).toEqual(['tours 1', 'locations 2']);
  await user.click(screen.getByRole('checkbox', { name: /Still/ }));
  expect(left()).toEqual(['tours 1']);
  expect(tour.indeterminate).toBe(true);
  await user.click(tour);
  expect(left()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Die übrigen 2 Änderungen' }));
  expect(left()).toEqual(['messages 1', 'messages 2']);
  screen.getByText(/^Es sind 5 Änderungen\. Die ersten 3 /);
});

it('publishes only what one person saved last, with ways to include the others', async () => {
  const { user, left } = await show();
  await user.click(screen.getByRole('checkbox', { name: /Nacht/ }));
  await user.selectOptions(screen.getByRole('combobox'), 'Ben');
  expect(screen.queryByRole('checkbox', { name: /Nacht/ })).toBe(null);
  const others = ['tours 1', 'messages 1', 'messages 2'];
  expect(left()).toEqual(['themes 9', ...others]);
  screen.getByText('2 Änderungen von anderen bleiben draußen.');
  await user.click(screen.getByRole('checkbox', { name: /^Tour .*\(1\)$/ }));
  expect(left()).toEqual(['themes 9', ...others, 'locations 2']);
  await user.click(screen.getByRole('button', { name: 'Die von anderen dazunehmen' }));
  screen.getByText('2 Änderungen von anderen sind auch dabei.');
  await user.click(screen.getByRole('button', { name: 'Die von anderen auslassen' }));
  await user.click(screen.getByRole('checkbox', { name: /^Tour .*\(1\)$/ }));
  await user.selectOptions(screen.getByRole('combobox'), 'Anna');
  expect(left()).toEqual(['themes 9', 'locations 2', 'messages 1', 'messages 2']);
});

it('ticks again what choosing a person has left out', async () => {
  const { user, left } = await show();
  await user.click(screen.getByRole('checkbox', { name: /Nacht/ }));
  for (const who of ['Ben', 'Anna', '']) await user.selectOptions(screen.getByRole('combobox'), who);
  expect(left()).toEqual(['themes 9']);
});

it('compares what visitors have with what they get', async () => {
  const { user } = await show();
  const compare = screen.getByRole('button', { name: /^Vergleichen: .*Still.* · Ben, Anna$/ });
  await user.click(compare);
  const name = within(await screen.findByRole('region', { name: /Name/ }));
  await name.findByText('Laut');
  await name.findByText('Still');
  await expectAccessible();
  await user.click(compare);
  expect(screen.queryByRole('region', { name: /Name/ })).toBe(null);
});
