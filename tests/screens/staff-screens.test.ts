import { beforeAll, describe, expect, it } from 'vitest';
import { VisitKind } from '#contract/calls/visit-calls.ts';
import { demoMuseum } from '#server/project.ts';
import { watchForNoise } from '#tests/browser/browser.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { doorScreens } from '#tests/shots/door-screens.ts';
import { editMuseum } from '#tests/shots/edit-museum.ts';
import { staffScreens } from '#tests/shots/staff-screens.ts';
import { keepPages } from './cached-pages.ts';
import { expectGoodPage, looks, moveToScreen, openScreen, type Row, screenOf } from './open-screen.ts';

const museum = openMuseum(demoMuseum, { allow: /status of 40[13]/ });

beforeAll(async () => {
  // The statistics show their tables after the first visit.
  const visit = { Kind: VisitKind.open, TourCode: 'HL', ItemCode: '1', Language: 'de', Device: 'web' } as const;
  await museum.services.visits.record([{ ...visit, ID: 'a visit', At: new Date().toISOString() }]);
  await editMuseum(museum, ['root', 'root']);
});

const rows: readonly Row[] = [
  ['overview', 'German, phone'],
  ['tours', 'English, desktop'],
  ['group', 'German, desktop, contrast'],
  ['tour-general', 'English, small phone, contrast'],
  ['tour-pictures', 'German, phone'],
  ['tour-stations', 'English, desktop'],
  ['tour-map', 'German, desktop, contrast'],
  ['tour-game', 'English, desktop'],
  ['locations', 'English, small phone, contrast'],
  ['location-audio', 'German, phone'],
  ['location-memory', 'English, desktop'],
  ['location-jigsaw', 'German, desktop, contrast'],
  ['location-choices', 'English, small phone, contrast'],
  ['location-hidden', 'German, phone'],
  ['translations', 'English, desktop'],
  ['file', 'German, desktop, contrast'],
  ['start-screen', 'English, small phone, contrast'],
  ['languages', 'German, phone'],
  ['themes', 'English, desktop'],
  ['messages', 'German, desktop, contrast'],
  ['account', 'English, small phone, contrast'],
  ['users', 'German, phone'],
  ['audit', 'English, desktop'],
  ['backups', 'German, desktop, contrast'],
  ['build', 'English, small phone, contrast'],
  ['history', 'German, phone'],
  ['changes', 'English, small phone, contrast'],
  ['validate', 'German, phone'],
  ['visitstats', 'English, desktop'],
  ['tokens', 'German, desktop, contrast'],
  ['workspace-hotspots', 'English, desktop'],
  ['workspace-timeline', 'German, desktop, contrast'],
];

/** The preview is seen once; beside every form it would cost more than the form. */
const withPreview = 'group';

const pageOf = keepPages(({ viewport, language, hasHighContrast }, task) =>
  asStaff(
    museum,
    async ({ guide, logInByCall }) => {
      await logInByCall();
      await task(guide);
    },
    { viewport, locale: language, forcedColors: hasHighContrast ? 'active' : 'none' },
  ),
);

describe('every screen of the staff area (WCAG 2.2 AA)', () => {
  it.each(rows)('%s (%s)', async (name, lookName) => {
    const look = looks[lookName];
    const screen = screenOf(staffScreens, name);
    const kept = await pageOf(lookName);
    const { guide } = kept;
    const watch = watchForNoise(guide.page, museum.origin);
    const hasPreview = name === withPreview;
    if (kept.isFit && !hasPreview) await moveToScreen(guide.page, screen, look);
    else {
      await openScreen(guide, museum, screen, look, [
        ['cmsLanguage', look.language],
        ['cmsPreview', hasPreview ? 'open' : 'folded'],
      ]);
    }
    // After a failure, and from dialogs and half-finished edits, the next row begins with a load.
    kept.isFit = false;
    await expectGoodPage(guide.page, look);
    await guide.expectAccessible(kept.isFrameChecked ? 'main, dialog[open]' : ':root');
    watch.end();
    expect(watch.noise).toEqual([]);
    kept.isFit = screen.prepare === undefined && !hasPreview;
    kept.isFrameChecked = true;
  });

  it.each([['door', 'German, phone']] as const)('%s (%s)', async (name, lookName) => {
    const look = looks[lookName];
    await museum.as(async (guide) => {
      await openScreen(guide, museum, screenOf(doorScreens, name), look, [['cmsLanguage', look.language]]);
      await expectGoodPage(guide.page, look);
      await guide.expectAccessible();
    });
  });
});
