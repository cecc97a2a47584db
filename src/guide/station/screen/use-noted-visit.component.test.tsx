import { act } from '@testing-library/react';
import { type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { waitingVisits } from '../../state/records/send-visits.ts';
import { useNotedVisit } from './use-noted-visit.ts';

function Station({ isStation = true }: { readonly isStation?: boolean }): ReactNode {
  const { catalogue } = useContent();
  const item = catalogue.item(2);
  if (item === undefined) throw new Error('The museum has no station 2');
  useNotedVisit(item, catalogue.tour(item.TourID), isStation);
  return null;
}

const museum = (VisitStats: boolean) => ({ ...smallMuseum, Configurations: [{ ID: 1, VisitStats }] });

it('a station counts once each time it is opened, in whatever languages it is read', async () => {
  const { settings, visit } = await mountInGuide(<Station />, { definition: museum(true) });
  await act(async () => settings.chooseLanguage('en'));
  expect(waitingVisits(visit.book.storage)).toMatchObject([
    { Kind: 'open', TourCode: 'H', ItemCode: '2', Language: 'de', Device: 'web' },
  ]);
});

it.each([
  ['the museum does not want it', museum(false), {}, {}],
  ['it is a deep dive', museum(true), {}, { isStation: false }],
  ['the guide has no server', museum(true), { source: 'static' }, {}],
] as const)('nothing is recorded if %s', async (_why, definition, client, props) => {
  await mountInGuide(<Station {...props} />, { definition, client });
  expect(localStorage.getItem('visits')).toBeNull();
});
