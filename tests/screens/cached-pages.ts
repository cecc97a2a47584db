import { afterAll } from 'vitest';
import { type Guide } from '#tests/browser/guide.ts';
import { type Look, type LookName, looks } from './open-screen.ts';

/** A page in which the rows of a look follow one another, as screens do for people: within the app. */
export interface CachedPage {
  readonly guide: Guide;
  /** Whether the next row can be reached within the app. */
  isFit: boolean;
  /** Whether what surrounds every screen has been checked. */
  isFrameChecked: boolean;
}

/** Begins a visit in a look, which ends after the task. */
export type Begin = (look: Look, task: (guide: Guide) => Promise<void>) => Promise<void>;

/** Returns a function that returns the page of a look, which stays open for all rows of the file. */
export function keepPages(begin: Begin): (name: LookName) => Promise<CachedPage> {
  const kept = new Map<LookName, CachedPage>();
  const ends: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return async (name) => {
    const page = kept.get(name) ?? (await open(looks[name]));
    kept.set(name, page);
    return page;
  };

  function open(look: Look): Promise<CachedPage> {
    return new Promise<CachedPage>((resolve, reject) => {
      let end = (): void => undefined;
      const mayEnd = new Promise<void>((done) => {
        end = done;
      });
      const visit = begin(look, (guide) => {
        resolve({ guide, isFit: false, isFrameChecked: false });
        return mayEnd;
      });
      visit.catch(reject);
      ends.push(() => {
        end();
        return visit;
      });
    });
  }
}
