// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { fireEvent } from '@testing-library/react';
import { act, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlayReport } from '#contract/play.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { HelpProvider } from '../../help/help-context.tsx';
import { TextsProvider } from '../../language/texts-provider.tsx';
import { PlayBar } from './play-bar.tsx';
import { orderOf } from './rules/play-state.ts';
import { type Play, usePlay } from './use-play.ts';

const memory = 3;
const choices = 5;

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
});

afterEach(async () => {
  await act(async () => root.unmount());
});

interface ToolsProps {
  readonly game: number;
  readonly onPlay: (played: Play, search: string) => void;
}

function Tools({ onPlay, game }: ToolsProps): ReactNode {
  const played = usePlay(3);
  const { search } = useLocation();
  useEffect(() => onPlay(played, search));
  return createElement(PlayBar, { ...played, game, phone: 'small' });
}

/** The tools beside a game, as an address of the staff area opens them. */
async function openTools(address: string, game = choices) {
  const seen: { played?: Play; search?: string } = {};
  const host = document.querySelector('#root');
  if (host === null) throw new Error('There is no host');
  root = createRoot(host);
  const texts = await loadStaffTexts('de');
  const onPlay: ToolsProps['onPlay'] = (played, search) => void Object.assign(seen, { played, search });
  const worded = {
    first: texts,
    onChoose: () => undefined,
    children: createElement(HelpProvider, null, createElement(Tools, { onPlay, game })),
  };
  const styled = { env: 'test' as const, children: createElement(TextsProvider, worded) };
  const page = createElement(MantineProvider, styled);
  await act(async () => root.render(createElement(MemoryRouter, { initialEntries: [address] }, page)));
  const state = () => {
    if (seen.played === undefined) throw new Error('The tools are not here');
    return seen.played.state;
  };
  return {
    state,
    order: () => orderOf(state()),
    search: () => seen.search,
    hear: (report: PlayReport) => act(async () => seen.played?.act({ type: 'report', round: state().round, report })),
    pageText: () => document.body.textContent,
  };
}

async function press(name: string): Promise<void> {
  const found = [...document.querySelectorAll('button')].find(
    (button) => button.getAttribute('aria-label') === name || button.textContent === name,
  );
  if (found === undefined) throw new Error(`There is no ${name}`);
  await act(async () => found.click());
}

function fieldOf(label: string): HTMLInputElement | null {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return document.querySelector<HTMLInputElement>(`#${found?.htmlFor}`);
}

function valueOf(label: string): string {
  return fieldOf(label)?.value ?? '';
}

function typeNumber(label: string, value: string): void {
  const field = fieldOf(label);
  if (field === null) throw new Error(`There is no ${label}`);
  fireEvent.change(field, { target: { value } });
}

describe('the tools of a preview', () => {
  it('follow a link, and then forget it', async () => {
    const { order, search } = await openTools('/locations/3?tab=text&play=third&seed=7&phone=small');
    expect(order()).toMatchObject({ start: 'third', seed: 7 });
    expect(search()).toBe('?tab=text');
  });

  it.each([
    ['play=fourth', 'Der Link sagt nicht, wo das Spiel beginnen soll'],
    ['play=won&seed=x', 'Die Nummer der Mischung fehlt im Link oder stimmt nicht.'],
    ['play=won&seed=1&phone=huge', 'Die Größe des Telefons fehlt im Link oder stimmt nicht.'],
  ])('say what is wrong with a link (%s), and order nothing', async (query, words) => {
    const { order, pageText } = await openTools(`/locations/3?${query}`);
    expect(document.querySelector('[role=alert]')?.textContent).toContain(words);
    expect(order()).toBeUndefined();
    await press('Zeitlupe');
    expect(pageText()).not.toContain(words);
  });

  it('jump, and say what the station does not have', async () => {
    const { order, hear, pageText } = await openTools('/locations/3');
    await press('Springen');
    await press('Erklärung');
    expect(order()).toMatchObject({ start: 'explained' });
    await hear({ reached: 'finished', attempt: 1 });
    expect(pageText()).toContain('Diese Station hat keine Erklärung.');
    await press('Springen');
    await press('Einführung');
    expect(order()).toMatchObject({ start: 'announced' });
    await hear({ reached: 'playing', attempt: 1 });
    expect(pageText()).toContain('Diese Station hat keine gesprochene Einführung.');
  });

  it('shuffle as the number says that staff type', async () => {
    const { order } = await openTools('/locations/3', memory);
    await press('Link und mehr');
    await act(async () => typeNumber('Nummer der Mischung', '7'));
    expect(order()).toMatchObject({ seed: 7 });
  });

  it('link to what they show', async () => {
    const { order, pageText } = await openTools('/locations/3');
    await press('Springen');
    await press('Dritter Versuch');
    const ordered = order();
    await press('Link und mehr');
    expect(pageText()).not.toContain('Nummer der Mischung');
    expect(pageText()).toContain('Hilfe zum Durchprobieren');
    const { search, pathname } = new URL(valueOf('Link auf dieses Spiel'), 'http://museum.example');
    expect([pathname, search]).toEqual(['/cms/locations/3', '?play=third&seed=1&phone=small']);
    await act(async () => root.unmount());
    const again = await openTools(`/locations/3${search}`);
    expect(again.order()).toEqual(ordered);
  });

  it('follow a link of an earlier version without its recording', async () => {
    const { order, search } = await openTools('/locations/3?play=third&seed=7&phone=small&tape=1.5_5.1.3.2');
    expect(order()).toMatchObject({ start: 'third', seed: 7 });
    expect([search(), document.querySelector('[role=alert]')]).toEqual(['', null]);
  });
});
