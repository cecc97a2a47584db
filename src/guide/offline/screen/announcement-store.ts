import { createStore } from 'zustand';
import { type ReadonlyStore } from '#ui/store.ts';
import { type Downloads } from '../state/downloads.ts';
import { announce, type Announcements } from './announcements.ts';

export type AnnouncementStore = ReadonlyStore<Announcements>;

export function createAnnouncements(downloads: Downloads, now: () => number): AnnouncementStore {
  const store = createStore<Announcements>(() => ({
    tours: downloads.getState().tours,
    progressAt: -Infinity,
    announcement: undefined,
  }));
  downloads.subscribe(({ tours }) => store.setState((before) => announce(before, tours, now()), true));
  return store;
}
