import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createStore } from 'zustand';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { LocationsScreen } from '../../tours/stations/locations-screen.tsx';
import { type Downloads, type DownloadsState } from '../state/downloads.ts';
import { showDownloads } from './offline-part.tsx';

const museum = {
  ...smallMuseum,
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'H', Name: { de: 'Rundgang' } }],
  TourItems: [1, 2, 3, 4].map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
  Locations: [
    { ID: 1, Type: 0, Name: { de: 'Mühle' }, MediaURL: { de: 'files/mill.mp3' } },
    { ID: 2, Type: 1, Name: { de: 'Film' }, MediaURL: { de: 'files/film.mp4' } },
    { ID: 3, Type: 2, Name: { de: 'Tafel' }, MediaURL: { de: 'files/mill.mp3' } },
    { ID: 4, Type: 0, Name: { de: 'Brunnen' }, MediaURL: { de: 'files/well.mp3' } },
  ],
};

const facts = (name: string): readonly (string | null)[] =>
  [...(screen.getByText(name).closest('li')?.querySelectorAll('p > span') ?? [])].map(({ textContent }) => textContent);

it('The list of a tour says how long each recording is, as soon as that is known', async () => {
  const lengths = new Map<string, number>();
  const store = createStore<DownloadsState>(() => ({ tours: new Map(), storage: undefined }));
  const downloads = { ...store, lengthOf: (url: string) => lengths.get(url) } as unknown as Downloads;
  const { visit } = await mountInGuide(<LocationsScreen />, {
    at: '/locations/1',
    definition: museum,
    stored: { heard: '[1]' },
  });
  await act(() =>
    showDownloads(visit, { downloads, install: { ...createStore(() => 'none'), offer: () => undefined } as never }),
  );
  expect(facts('Mühle')).toEqual(['Hörstation', ' Gehört']);
  lengths.set('files/mill.mp3', 240).set('files/film.mp4', 45);
  act(() => store.setState({ storage: undefined }));
  expect(facts('Mühle')).toEqual(['Hörstation', ' Gehört', '4 Min.']);
  expect(facts('Film')).toEqual(['Video', '45 Sek.']);
  expect(facts('Tafel')).toEqual(['Zum Lesen und Schauen']);
  expect(facts('Brunnen')).toEqual(['Hörstation']);
});
