// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { type ShowMessage } from '#contract/frame-messages.ts';
import { type PlayOrder, type PlayReport } from '#contract/play.ts';
import { type Inbox } from './inbox.ts';
import { Preview } from './preview.tsx';

const usual: PlayOrder = { seed: 1, isSlow: false, showsAreas: false };

const memory = {
  ID: 1,
  Type: 3,
  Name: { de: 'Paare' },
  GameMemoryPairListURL: ['a', 'b', 'c', 'd'],
  GameMemoryPairs: 4,
};
const question = {
  ID: 1,
  Type: 5,
  Name: { de: 'Frage' },
  GameEndExplanationTranscript: { de: 'Darum.' },
  GameChoices: [{ Text: { de: 'Rom' } }, { Text: { de: 'Wien' }, IsSolution: true }, { Text: { de: 'Bonn' } }],
};

const spot = (X: number, IsSolution: boolean) => ({ X, Y: 100, Width: 80, Height: 80, IsSolution });
const search = {
  ID: 1,
  Type: 6,
  ImageDescriptors: [{ ImageURL: 'picture.webp' }],
  GameHotspots: [spot(100, true), spot(300, true), spot(500, false)],
  GameHotspotsToWin: 2,
};
const jigsaw = { ID: 1, Type: 4, GameJigsawTopImageURL: 'picture.webp' };

/** Every picture loads at once. */
class LoadedImage extends EventTarget {
  readonly naturalWidth = 600;
  readonly naturalHeight = 400;
  set src(_: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Image', LoadedImage);
  // There is no WebGL here: cards are drawn as elements.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="preview"></div>';
  // happy-dom animates nothing.
  document.getAnimations = () => [];
});

afterEach(async () => {
  await act(async () => root.unmount());
});

/** A frame that shows a station, as the staff area tells it. */
async function openFrame(station: object) {
  const reports: PlayReport[] = [];
  const latest = createStore<ShowMessage | undefined>(() => undefined);
  const inbox: Inbox = {
    ...latest,
    tellShown: () => undefined,
    tellRefused: () => reports.push({ reached: 'refused', attempt: 0 }),
    tellPlay: (_, report) => reports.push(report),
  };
  const host = document.querySelector('#preview');
  if (host === null) throw new Error('There is no host');
  root = createRoot(host);
  await act(async () => root.render(createElement(Preview, { inbox })));
  let edit = 0;
  const show = async (round: number, play?: PlayOrder): Promise<void> => {
    edit += 1;
    const message: ShowMessage = {
      type: 'show',
      edit,
      of: { model: 'locations', ID: 1 },
      definition: {
        Languages: [{ ID: 1, Code: 'de', IsDefault: true, AccessibilityCode: 'de' }],
        Locations: [station],
      },
      language: 'de',
      isHighContrast: false,
      isDark: false,
      isSolved: false,
      round,
      ...(play === undefined ? {} : { play }),
    };
    await act(async () => latest.setState(message, true));
  };
  return { show, reports };
}

/** Waits until something is there. */
function arrival<Value>(look: () => Value | undefined | null | false): Promise<Value> {
  return waitFor(
    () => {
      const found = look();
      if (found !== undefined && found !== null && found !== false) return found;
      throw new Error(`Nothing came: ${document.body.textContent}`);
    },
    { timeout: 50_000 },
  );
}

const buttons = () => [...document.querySelectorAll('button')];
const button = (name: string) => buttons().find((each) => each.getAttribute('aria-label') === name);

async function press(name: string): Promise<void> {
  const found = await arrival(() => button(name));
  await act(async () => found.click());
}

const panel = (title: string) => document.querySelector(`section[aria-label="${title}"]`);

// The first of these waits for the code of the games, which a busy machine is slow to read.
describe('a rehearsed frame', { timeout: 120_000 }, () => {
  it('jumps to each part of a course and back', async () => {
    const { show, reports } = await openFrame(question);
    await show(0);
    await arrival(() => button('A: Rom'));
    await show(1, { ...usual, start: 'explained' });
    await arrival(() => reports.length === 1 && document.body.textContent.includes('Darum.'));
    await show(2, { ...usual, start: 'third' });
    await arrival(() => reports.length === 2 && button('A: Rom, falsch') && button('C: Bonn, falsch'));
    await show(3, { ...usual, start: 'won' });
    await arrival(() => reports.length === 3 && panel('Gelöst!'));
    await show(4, { ...usual, start: 'first' });
    await arrival(() => reports.length === 4 && button('A: Rom'));
    await show(5, { ...usual, start: 'announced' });
    await arrival(() => reports.length === 5);
    expect(reports).toEqual([
      { reached: 'explained', attempt: 1 },
      { reached: 'playing', attempt: 3 },
      { reached: 'won', attempt: 1 },
      { reached: 'playing', attempt: 1 },
      { reached: 'playing', attempt: 1 },
    ]);
  });

  it('deals the same cards for the same seed', async () => {
    const { show } = await openFrame(memory);
    const deal = async (round: number, seed: number): Promise<string> => {
      await show(round, { ...usual, seed, start: 'first' });
      await press('Karte 1 von 8, verdeckt');
      return arrival(() => labelled('Karte 1 von 8: '));
    };
    const dealt = [];
    for (const [place, seed] of [7, 8, 9, 10, 7].entries()) dealt.push(await deal(place + 1, seed));
    expect(dealt[4]).toBe(dealt[0]);
    expect(new Set(dealt).size).toBeGreaterThan(1);
  });

  it.each([
    ['a jigsaw', jigsaw],
    ['a search', search],
    ['a memory', memory],
  ])('wins %s by its own moves', async (_, station) => {
    const { show, reports } = await openFrame(station);
    await show(1, { ...usual, start: 'won' });
    await arrival(() => panel('Gelöst!'));
    await arrival(() => reports.length > 0);
    expect(reports).toEqual([{ reached: 'won', attempt: 1 }]);
  });

  it('outlines the solutions and decoys of a search', async () => {
    const { show, reports } = await openFrame(search);
    await show(1, { ...usual, start: 'third', showsAreas: true });
    await arrival(() => reports.length > 0);
    const kinds = await arrival(() => {
      const areas = [...document.querySelectorAll('svg[data-hit-areas] g')];
      const outlined = areas.map((area) => area.getAttribute('data-kind')).filter((kind) => kind !== 'control');
      return outlined.length > 0 && outlined;
    });
    expect(kinds).toEqual(['target', 'target', 'decoy']);
    expect(reports).toEqual([{ reached: 'playing', attempt: 3 }]);
  });

  it('outlines what reacts to a finger, and slows down, without beginning again', async () => {
    const { show, reports } = await openFrame(question);
    await show(0);
    await press('A: Rom');
    let real = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => real);
    await show(0, { ...usual, showsAreas: true, isSlow: true });
    await arrival(() => document.querySelector('svg[data-hit-areas]'));
    expect(button('A: Rom, falsch')).toBeDefined();
    const shown = performance.now();
    real += 400;
    expect(performance.now() - shown).toBeCloseTo(100);
    await show(0, usual);
    await arrival(() => document.querySelector('svg[data-hit-areas]') === null);
    expect(button('A: Rom, falsch')).toBeDefined();
    expect(reports).toEqual([]);
  });
});

function labelled(start: string): string | undefined {
  return buttons()
    .flatMap((each) => each.getAttribute('aria-label') ?? [])
    .find((name) => name.startsWith(start));
}
