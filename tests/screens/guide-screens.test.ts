import { rm } from 'node:fs/promises';
import { afterAll, describe, it } from 'vitest';
import { openMuseum } from '#tests/browser/visits.ts';
import { makeArabicMuseum } from '#tests/shots/arabic-museum.ts';
import { screens } from '#tests/shots/screens.ts';
import { expectGoodPage, looks, openScreen, type Row, screenOf } from './open-screen.ts';

// In German, English and Arabic.
const folder = await makeArabicMuseum();
afterAll(() => rm(folder, { recursive: true }));

const museum = openMuseum(folder, { allow: /status of 40[134]/ });

const rows: readonly Row[] = [
  ['token', 'Arabic, phone'],
  ['token-unknown', 'German, phone'],
  ['token-scan', 'English, small phone, contrast'],
  ['login', 'English, small phone, contrast'],
  ['login-wrong', 'German, desktop, contrast'],
  ['welcome', 'Arabic, phone, contrast'],
  ['info', 'German, phone'],
  ['groups', 'English, desktop'],
  ['scan', 'German, phone'],
  ['qr-unknown', 'Arabic, phone'],
  ['tours', 'German, phone'],
  ['all-tours', 'English, small phone, contrast'],
  ['list', 'Arabic, phone'],
  ['list-sections', 'German, desktop, contrast'],
  ['dial-pad', 'English, small phone, contrast'],
  ['cards', 'German, phone'],
  ['map-near', 'Arabic, phone, contrast'],
  ['map-card', 'German, phone'],
  ['map-denied', 'English, small phone, contrast'],
  ['map-here-settings', 'German, phone'],
  ['map-off', 'Arabic, phone'],
  ['station-arrived', 'English, desktop'],
  ['station-playing', 'Arabic, phone'],
  ['station-onward', 'German, phone'],
  ['onward-elsewhere', 'English, small phone, contrast'],
  ['station-video', 'German, desktop, contrast'],
  ['station-text', 'Arabic, phone, contrast'],
  ['game-announced', 'German, phone'],
  ['game-memory', 'English, small phone, contrast'],
  ['game-jigsaw', 'Arabic, phone'],
  ['game-choices', 'German, desktop, contrast'],
  ['game-hidden', 'German, phone'],
  ['game-won', 'English, small phone, contrast'],
  ['board-half', 'Arabic, phone'],
  ['board-explained', 'German, phone'],
  ['search-words', 'English, desktop'],
  ['not-found', 'German, phone'],
];

describe('every screen of the guide (WCAG 2.2 AA; design, section 6)', () => {
  it.each(rows)('%s (%s)', async (name, lookName) => {
    const look = looks[lookName];
    const screen = screenOf(screens, name);
    await museum.as(
      async (guide) => {
        // Its preparation changes what the device reports.
        if (/^map-|arrived/.test(name)) void guide.context;
        await openScreen(guide, museum, screen, look, [
          ['language', look.language],
          ['highContrast', String(look.hasHighContrast)],
        ]);
        await expectGoodPage(guide.page, look);
        await guide.expectAccessible();
      },
      { viewport: look.viewport, locale: look.language },
    );
  });
});
