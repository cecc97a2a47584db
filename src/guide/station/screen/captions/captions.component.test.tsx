import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type LanguageMap } from '#content/schema/texts.ts';
import { playerMachine } from '#engine/station/player-machine.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { Captions } from './captions.tsx';

/** The answers of the network by the caption file's address; without one it fails. */
let files: Record<string, string> = {};

beforeEach(() => {
  files = { 'de.vtt': vtt('Guten Tag'), 'en.vtt': vtt('Good day') };
  vi.stubGlobal('fetch', async (url: string) => {
    const text = files[url];
    if (text === undefined) throw new TypeError('no network');
    return new Response(text);
  });
});

function vtt(line: string): string {
  return `WEBVTT\n\n00:00.000 --> 00:04.000\n${line}\n`;
}

const definition = {
  ...smallMuseum,
  Languages: [...smallMuseum.Languages, { ID: 3, Code: 'fr', DisplayName: 'Français', AccessibilityCode: 'fr' }],
};

async function readAlong(
  location: { readonly MediaURL: LanguageMap; readonly CaptionsURL: LanguageMap },
  language = 'fr',
) {
  const player = createActor(playerMachine, { input: { url: 'tone.wav' } }).start();
  const page = await mountInGuide(<Captions player={player} location={{ ...location, Transcript: {} }} />, {
    definition,
    language,
  });
  // A visitor who has read along at one station does so at the next.
  const toggle = screen.queryByRole('button', { expanded: false });
  if (toggle !== null) await page.user.click(toggle);
  return page;
}

describe('reading along (src/guide/DECISIONS.md, “Captions, sign language and audio description”)', () => {
  const both = { de: 'tone.wav', en: 'tone.wav' };
  const words = { de: 'de.vtt', en: 'en.vtt' };

  it.each([
    { has: 'both languages', MediaURL: both, CaptionsURL: words, language: 'de', line: 'Guten Tag', note: /Deutsch/ },
    {
      has: 'an English recording',
      MediaURL: { en: 'tone.wav' },
      CaptionsURL: words,
      language: 'en',
      line: 'Good day',
      note: /English/,
    },
    {
      has: 'German captions only',
      MediaURL: { en: 'tone.wav' },
      CaptionsURL: { de: 'de.vtt' },
      language: 'de',
      line: 'Guten Tag',
      note: /Deutsch/,
    },
  ])(
    'shows the words that come nearest and their language, of a station with $has',
    async ({ language, line, note, ...station }) => {
      await readAlong(station);
      await screen.findByRole('button', { name: line });
      expect(screen.getByRole('list').getAttribute('lang')).toBe(language);
      screen.getByText(note);
    },
  );

  it('says that the captions cannot be loaded, and tries again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    files = {};
    const { user } = await readAlong({ MediaURL: both, CaptionsURL: words }, 'de');
    const again = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    files = { 'de.vtt': vtt('Guten Tag') };
    await user.click(again);
    await screen.findByRole('button', { name: 'Guten Tag' });
    expect(again.isConnected).toBe(false);
  });
});
