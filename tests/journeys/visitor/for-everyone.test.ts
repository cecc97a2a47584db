import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { expectFocus } from '#tests/browser/focus.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { drawing } from '#tests/browser/game-museum.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { position } from '#tests/browser/sounding.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const pairs = Array.from({ length: 6 }, (_, index) => `files/card-${index}.svg`);

const museum = openMuseum(
  {
    ...smallMuseum,
    Languages: [
      ...smallMuseum.Languages,
      { ID: 3, Code: 'ar', DisplayName: 'العربية', AccessibilityCode: 'ar' },
      { ID: 4, Code: 'de-x-easy', DisplayName: 'Deutsch – Leichte Sprache', AccessibilityCode: 'de' },
    ],
    TourItems: [1, 2, 3, 4].map((ID) => ({ ID, TourID: 1, LocationID: ID, Code: String(ID), Position: ID })),
    Locations: [
      {
        ID: 1,
        Type: 0,
        Name: { de: 'Ton', en: 'Tone', ar: 'نغمة', 'de-x-easy': 'Der Ton' },
        Text: { de: 'Eine lange Rede.', en: 'A long speech.', 'de-x-easy': 'Ein kurzer Satz.', 'ar-x-kids': 'اسمع!' },
        MediaURL: { de: 'files/long.wav', en: 'files/long.wav', 'de-x-easy': 'files/easy.wav' },
        CaptionsURL: { de: 'files/long.vtt', en: 'files/long.vtt', 'de-x-easy': 'files/easy.vtt' },
        AudioDescriptionURL: { de: 'files/described.wav' },
        SignLanguageURL: { en: 'files/signed.mp4' },
      },
      {
        ID: 2,
        Type: 0,
        Name: { de: 'Turm', en: 'Tower' },
        StairsOnly: true,
        StepFreeHint: { de: 'Vom Hof sichtbar.' },
      },
      { ID: 3, Type: 0, Name: { de: 'Keller', en: 'Cellar' }, StepFreeHint: { de: 'Der Lift ist links.' } },
      {
        ID: 4,
        Type: 3,
        Name: { de: 'Paare', en: 'Pairs', ar: 'أزواج' },
        GameMemoryPairListURL: pairs,
        GameLevels: true,
      },
    ],
  },
  {
    files: {
      'long.wav': tone(12),
      'easy.wav': tone(24),
      'described.wav': tone(3),
      'signed.mp4': readFileSync(join(demoMuseum, 'files/video/lissajous.mp4')),
      'long.vtt': captions(4, 'Der Ton beginnt.', 'Er wird lauter.', 'Er endet.'),
      'easy.vtt': captions(8, 'Ein Ton.', 'Lauter.', 'Still.'),
      ...Object.fromEntries(
        pairs.map((name, index) => [name.slice(6), drawing({ width: 60, height: 60 }, `hsl(${index * 60} 60% 40%)`)]),
      ),
    },
  },
);

/** A recording’s captions, a sentence each few seconds. */
function captions(seconds: number, ...sentences: readonly string[]): string {
  const time = (at: number): string => `00:${String(at * seconds).padStart(2, '0')}.000`;
  return ['WEBVTT', ...sentences.map((text, at) => `${time(at)} --> ${time(at + 1)}\n${text}`)].join('\n\n');
}

/** Whether a file has been played on this page. */
function hasPlayed(name: string): boolean {
  return [...(window.cicerone?.played ?? [])].some(({ src }) => src.includes(name));
}

/** A visitor who comes for the first time. */
async function comes(task: (guide: Guide) => Promise<void>, context: BrowserContextOptions = {}): Promise<void> {
  const guide = await visit(await sharedBrowser(), { origin: museum.origin, isFirst: true, context });
  await task(guide);
  await guide.leave();
}

/** Moves the keyboard's focus forward until it is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor();
  for (let step = 0; step < 40; step += 1) {
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  await expectFocus(target.first());
}

/** Goes to the start, and on to the question. */
async function begin({ page, open, tap }: Guide, start: string): Promise<Locator> {
  await open('/');
  const question = page.getByRole('dialog', { name: /Wie möchten Sie|How would you like|ما الطريقة الأنسب لزيارتك/ });
  await expect
    .poll(async () => {
      if ((await question.count()) === 0 && new URL(page.url()).pathname !== '/welcome') await open('/welcome');
      if ((await question.count()) === 0) await tap(start);
      return await question.isVisible();
    })
    .toBe(true);
  return question;
}

describe('each visitor is asked once, and the whole guide follows (src/guide/DECISIONS.md, “One access profile”)', () => {
  it('blind, by keyboard: the station is described, and the answer is kept', () =>
    comes(async (guide) => {
      const { page, press } = guide;
      const question = await begin(guide, 'Los geht’s');
      await expectFocus(question.getByRole('heading', { level: 2 }));
      await tabTo(page, question.getByRole('switch', { name: 'Ich sehe nicht oder schlecht' }));
      await press('Space');
      await question.getByRole('radio', { name: 'Audiodeskription', checked: true }).waitFor();
      await tabTo(page, question.getByRole('button', { name: 'Weiter' }));
      await press('Enter');
      await guide.expectAt(/^\/(?:groups|tours)/);
      await guide.open('/detail/1');
      await tabTo(page, page.getByRole('button', { name: 'Audiodeskription', pressed: true }));
      await tabTo(page, page.getByRole('button', { name: 'Abspielen' }));
      await press('Enter');
      await page.waitForFunction(hasPlayed, 'described.wav');
      await guide.expectAccessible();
    }));

  it('deaf: the station is signed, and captions are open', () =>
    comes(
      async (guide) => {
        const { page } = guide;
        const question = await begin(guide, 'Begin your visit');
        await question.getByRole('switch', { name: /cannot hear/ }).click();
        await question.getByRole('radio', { name: 'Sign language', checked: true }).waitFor();
        await question.getByRole('button', { name: 'Go on' }).click();
        await guide.expectAt(/^\/(?:groups|tours)/);
        await guide.open('/detail/1');
        await page.getByRole('button', { name: 'Sign language', pressed: true }).waitFor();
        await guide.play();
        await page.waitForFunction(hasPlayed, 'signed.mp4');
        // Back to the recording and its captions, which are open without a tap.
        await guide.tap('Sign language');
        await page.getByRole('button', { name: 'Er wird lauter.' }).waitFor();
        await guide.expectAccessible();
      },
      { locale: 'en-GB' },
    ));

  it('in easy language: lists and stations, and a switch keeps the sentence', () =>
    comes(async (guide) => {
      const { page } = guide;
      const question = await begin(guide, 'Los geht’s');
      await question.getByText('Leichte Sprache').click();
      await question.getByRole('button', { name: 'Weiter' }).click();
      await guide.expectAt(/^\/(?:groups|tours)/);
      await guide.open('/locations/1');
      await guide.tap('Der Ton');
      await guide.expectHeading('Der Ton');
      await page.getByText('Ein kurzer Satz.').waitFor();
      await guide.play();
      await guide.expectSound();
      await page.getByRole('slider').fill('17');
      // The same sentence begins at second 16 here, and at second 8 there.
      await guide.tap('Leichte Sprache');
      await guide.expectHeading('Ton');
      await guide.expectSound();
      expect(Math.floor((await position(guide)) / 4)).toBe(2);
      await guide.tap('Leichte Sprache');
      await guide.expectHeading('Der Ton');
      await guide.expectSound();
      expect(Math.floor((await position(guide)) / 8)).toBe(2);
      // The game has no easy language, and says so.
      await guide.open('/detail/4');
      await page.getByText('Leichte Sprache: hier nicht vorhanden').waitFor();
    }));

  it('with children, in Arabic: their texts, and games that begin easily', () =>
    comes(
      async (guide) => {
        const { page } = guide;
        const question = await begin(guide, 'لنبدأ الزيارة');
        await question.getByRole('switch').last().click();
        await question.getByRole('radio', { checked: true, name: 'للأطفال' }).waitFor();
        await question.getByRole('button').last().click();
        await guide.expectAt(/^\/(?:groups|tours)/);
        await guide.open('/detail/1');
        await page.getByText('اسمع!').waitFor();
        await guide.open('/detail/4');
        await page
          .getByRole('main')
          .getByRole('button', { name: /^(?!.*للأطفال)/ })
          .last()
          .click();
        await expect.poll(() => page.getByRole('dialog').getByRole('button', { name: /\d/ }).count()).toBe(8);
      },
      { locale: 'ar' },
    ));

  it('with low vision: letters twice as large on a small phone, dark, and the same after a reload and on another device', () =>
    comes(
      async (guide) => {
        const { page } = guide;
        const question = await begin(guide, 'Begin your visit');
        await question.getByText('200%').click();
        await question.getByText('More', { exact: true }).click();
        await question.getByText('Dark', { exact: true }).click();
        await question.getByRole('button', { name: 'Use on another device' }).click();
        await guide.expectAccessible('dialog');
        await question.getByRole('button', { name: 'Copy the link' }).click();
        await question.getByRole('button', { name: 'Copied' }).waitFor();
        const link = await page.evaluate(() => navigator.clipboard.readText());
        await question.getByRole('button', { name: 'Go on' }).click();
        await guide.expectAt(/^\/(?:groups|tours)/);
        await guide.open('/detail/1');
        await expectLargeAndDark(page);
        await page.reload();
        await expectLargeAndDark(page);
        await guide.expectAccessible();
        await comes(async (other) => {
          await other.page.goto(link);
          await other.page.getByText('Your settings from the other device apply here now.').waitFor();
          await expectLargeAndDark(other.page);
        });
      },
      { locale: 'en-GB', viewport: { width: 320, height: 640 }, permissions: ['clipboard-read', 'clipboard-write'] },
    ));

  it('in a wheelchair, led by a printed code: a quiet line, then only the way without stairs', () =>
    comes(async (guide) => {
      const { page } = guide;
      await guide.open('/qr/H/3');
      await guide.expectHeading('Keller');
      await guide.tap(/Hier wählen/);
      await page.getByRole('switch', { name: 'Ich kann keine Treppen steigen' }).click();
      await page.getByRole('button', { name: 'Fertig' }).click();
      await page.getByText('Der Lift ist links.').waitFor();
      await page.getByText(/Hier wählen/).waitFor({ state: 'detached' });
      await guide.open('/locations/1');
      await page.getByRole('listitem').filter({ hasText: 'Turm' }).getByText('Nur über Treppen').waitFor();
      await guide.tap('Ton');
      await guide.expectHeading('Ton');
      // The next station passes the tower.
      await page
        .getByRole('main')
        .getByRole('link', { name: /Keller/ })
        .waitFor();
      await guide.expectAccessible();
    }));
});

async function expectLargeAndDark(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { dataset, scrollWidth } = document.documentElement;
    const isLarge = getComputedStyle(document.documentElement).fontSize === '32px';
    return isLarge && dataset['look'] === 'dark' && scrollWidth <= innerWidth;
  });
}
