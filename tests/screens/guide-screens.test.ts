import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { watchForNoise } from '#tests/browser/browser.ts';
import { forgetVisit } from '#tests/browser/page-pool.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { makeArabicMuseum } from '#tests/shots/arabic-museum.ts';
import { screens } from '#tests/shots/screens.ts';
import { keepPages } from './cached-pages.ts';
import { expectGoodPage, type Look, looks, moveToScreen, openScreen, type Row, screenOf } from './open-screen.ts';

// In German, English and Arabic.
const folder = await makeArabicMuseum();
afterAll(() => rm(folder, { recursive: true }));

const allow = /status of 40[134]/;
const museum = openMuseum(folder, { allow });

const rows: readonly Row[] = [
  ['token', 'Arabic, phone'],
  ['token-unknown', 'German, phone'],
  ['token-scan', 'English, small phone, contrast'],
  ['login', 'English, small phone, contrast'],
  ['login-wrong', 'German, desktop, contrast'],
  ['welcome', 'Arabic, phone, contrast'],
  ['info', 'German, phone, dark'],
  ['groups', 'English, desktop'],
  ['scan', 'German, phone'],
  ['profile', 'Arabic, phone, contrast'],
  ['tours', 'German, phone, dark'],
  ['all-tours', 'English, small phone, contrast'],
  ['list', 'Arabic, phone'],
  ['list-sections', 'German, desktop, contrast'],
  ['dial-pad', 'English, small phone, contrast'],
  ['cards', 'German, phone, dark'],
  ['map-near', 'Arabic, phone, contrast'],
  ['map-card', 'German, phone, dark'],
  ['map-denied', 'English, small phone, contrast'],
  ['map-here-settings', 'German, phone'],
  ['map-off', 'Arabic, phone'],
  ['station-arrived', 'English, desktop'],
  ['station-playing', 'Arabic, phone'],
  ['station-onward', 'German, phone, dark'],
  ['onward-elsewhere', 'English, small phone, contrast'],
  ['station-video', 'German, desktop, contrast'],
  ['station-text', 'Arabic, phone, contrast'],
  ['game-announced', 'German, phone'],
  ['game-memory', 'English, small phone, contrast'],
  ['game-jigsaw', 'Arabic, phone'],
  ['game-choices', 'German, desktop, contrast'],
  ['game-hidden', 'German, phone, dark'],
  ['game-won', 'English, small phone, contrast'],
  ['board-half', 'Arabic, phone'],
  ['board-explained', 'German, phone, dark'],
  ['search-words', 'English, desktop'],
  ['not-found', 'German, phone'],
];

const optionsOf = ({ viewport, language }: Look) => ({ viewport, locale: language });
const pageOf = keepPages((look, task) => museum.as(task, optionsOf(look)));

describe('every screen of the guide (WCAG 2.2 AA; design, section 6)', () => {
  it.each(rows)('%s (%s)', async (name, lookName) => {
    const look: Look = looks[lookName];
    const screen = screenOf(screens, name);
    const choices = [
      ['language', look.language],
      ['highContrast', String(look.hasHighContrast)],
      ['profile', JSON.stringify({ isAsked: true, look: look.isDark === true ? 'dark' : 'light' })],
    ] as const;
    // Its preparation changes what the device reports.
    if (/^map-|arrived/.test(name)) {
      await museum.as(async (guide) => {
        void guide.context;
        await openScreen(guide, museum, screen, look, choices);
        await expectGoodPage(guide.page, look);
        await guide.expectAccessible();
      }, optionsOf(look));
      return;
    }
    const kept = await pageOf(lookName);
    const { guide } = kept;
    const watch = watchForNoise(guide.page, museum.origin);
    const isPlain = screen.prepare === undefined && screen.loginType === undefined;
    if (kept.isFit && isPlain) await moveToScreen(guide.page, screen, look);
    else {
      await forgetVisit(guide.page, museum.origin);
      await openScreen(guide, museum, screen, look, choices);
    }
    // After a failure, and from what a visitor has begun, the next row starts with a load.
    kept.isFit = false;
    await expectGoodPage(guide.page, look);
    await guide.expectAccessible();
    watch.end();
    expect(watch.noise.filter((line) => !allow.test(line))).toEqual([]);
    kept.isFit = isPlain;
  });
});
