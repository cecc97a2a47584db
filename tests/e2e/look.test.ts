import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { type Guide, visit } from './guide.ts';
import { smallMuseum, writeMuseum } from './museum.ts';
import { serve } from './serve.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

describe('a tour’s card', () => {
  const remember = (guide: Guide): Promise<unknown> =>
    guide.context.addInitScript(() => {
      localStorage.setItem('heard', JSON.stringify([1, 2, 3]));
      localStorage.setItem('scores', JSON.stringify({ PD: { '401': 10, '402': 0 } }));
    });

  it('shows how much has been heard', () =>
    as(async (guide) => {
      await remember(guide);
      await guide.open('/tours/1');
      const card = guide.page
        .getByRole('listitem')
        .filter({ has: guide.page.getByRole('link', { name: 'Höhepunkte' }) });
      await card.getByText('3 von 11 Stationen gehört').waitFor();
      await guide.expectAccessible();
    }));

  it('shows what was solved and won, and that there are games and a map', () =>
    as(async (guide) => {
      await remember(guide);
      await guide.open('/tours/2');
      const card = (name: string) =>
        guide.page.getByRole('listitem').filter({ has: guide.page.getByRole('link', { name }) });
      await card('Musterdetektive').getByText('2 von 8 Rätseln gelöst').waitFor();
      await card('Musterdetektive')
        .getByText(/10 von \d+ Punkten/)
        .waitFor();
      await card('Musterdetektive').getByText('Spiel', { exact: true }).waitFor();
      await card('Muster im Park').getByText('Karte', { exact: true }).waitFor();
      await card('Muster im Park').getByText('6 Stationen', { exact: true }).waitFor();
    }));
});

describe('the player', () => {
  const sheet = ({ page }: Guide) => page.getByRole('group', { name: /^Wiedergabe/ }).locator('..');

  it.each([
    { width: 360, height: 740, text: '100%' },
    { width: 320, height: 640, text: '200%' },
  ])('lies at the thumb and covers neither what has the focus nor the end ($width px, text $text)', (size) =>
    as(
      async (guide) => {
        const { page } = guide;
        await guide.open('/detail/101');
        await guide.expectHeading('Penrose-Parkett');
        await page.addStyleTag({ content: `html { font-size: ${size.text} }` });
        const top = async (): Promise<number> => (await sheet(guide).boundingBox())?.y ?? 0;
        expect(await top()).toBeGreaterThan(size.height / 2);
        const links = page.getByRole('main').getByRole('link');
        for (let steps = 0; steps < 40; steps += 1) {
          await guide.press('Tab');
          const focused = await page.evaluate(() => {
            const element = document.activeElement;
            const isInPlayer = element?.closest('[role=group]') !== null;
            return { bottom: element?.getBoundingClientRect().bottom ?? 0, isInPlayer, name: element?.textContent };
          });
          if (!focused.isInPlayer) expect(focused.bottom, focused.name ?? '').toBeLessThanOrEqual(await top());
          if (await links.last().evaluate((link) => link === document.activeElement)) break;
        }
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const last = await links.last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(await top());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      },
      { viewport: { width: size.width, height: size.height } },
    ),
  );

  it.each([
    { what: 'a phone held sideways', viewport: { width: 740, height: 360 } },
    { what: 'a desk', viewport: { width: 1280, height: 800 } },
  ])('moves with the words on $what', ({ viewport }) =>
    as(
      async (guide) => {
        await guide.open('/detail/101');
        await guide.expectHeading('Penrose-Parkett');
        const moved = await sheet(guide).evaluate((element) => {
          const before = element.getBoundingClientRect().y;
          scrollTo(0, 100);
          return before - element.getBoundingClientRect().y;
        });
        expect(moved).toBe(100);
      },
      { viewport },
    ),
  );

  it('stands above the mini player of another station', () =>
    as(async (guide) => {
      await guide.open('/detail/101');
      await guide.play();
      await guide.expectSound();
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Sonnenblume');
      const mini = guide.page.getByRole('region', { name: 'Läuft gerade' });
      await mini.waitFor();
      await guide.page.waitForFunction(() => {
        const bar = document.querySelector('section[aria-label="Läuft gerade"]')?.getBoundingClientRect();
        const player = document.querySelector('[role=group]')?.parentElement?.getBoundingClientRect();
        return bar !== undefined && player !== undefined && Math.abs(player.bottom - bar.top) < 1;
      });
      await guide.expectAccessible();
    }));
});

describe('a video', () => {
  it('shows its captions, which can be switched off', async () => {
    const { folder, remove } = await writeMuseum({
      ...smallMuseum,
      Locations: [
        {
          ID: 1,
          Type: 1,
          Name: { de: 'Film' },
          MediaURL: { de: 'files/film.mp4' },
          CaptionsURL: { de: 'files/film.vtt' },
        },
        { ID: 2, Type: 0, Name: { de: 'Ton' }, MediaURL: { de: 'files/tone.wav' } },
      ],
    });
    await copyFile(join(demoMuseum, 'files/video/lissajous.mp4'), join(folder, 'files/film.mp4'));
    await writeFile(
      join(folder, 'files/film.vtt'),
      'WEBVTT\n\n00:00.000 --> 00:05.000\nEin Punkt schwingt.\n\n00:06.000 --> 00:20.000\nZwei zugleich.\n',
    );
    const served = await serve(folder);
    const guide = await visit(await sharedBrowser(), { origin: served.origin });
    await guide.open('/detail/1');
    const line = (words: string) => guide.page.getByRole('main').locator('p').getByText(words, { exact: true });
    await line('Ein Punkt schwingt.').waitFor();
    await guide.expectAccessible();
    await guide.tap('Untertitel im Video');
    await line('Ein Punkt schwingt.').waitFor({ state: 'detached' });
    await guide.tap('Untertitel im Video');
    await guide.play();
    await guide.expectSound();
    await guide.page.getByRole('slider').fill('5.5');
    await line('Ein Punkt schwingt.').waitFor({ state: 'detached' });
    await line('Zwei zugleich.').waitFor();
    await guide.leave();
    await served.close();
    await remove();
  });
});

describe('a time line', () => {
  it('has round pictures, which lead to their moments', () =>
    as(async (guide) => {
      await guide.open('/detail/104');
      await guide.play();
      await guide.expectSound();
      const marks = guide.page.getByRole('list', { name: 'Worum es in der Aufnahme geht' });
      const mark = marks.getByRole('button', { name: /^Zur Stelle 0:25/ });
      await mark.click();
      await guide.page.waitForFunction(() => Number(document.querySelector('input')?.value) >= 25);
      const [round, slider] = [await mark.boundingBox(), await guide.page.getByRole('slider').boundingBox()];
      expect((round?.y ?? 0) + (round?.height ?? 0)).toBeLessThanOrEqual((slider?.y ?? 0) + 1);
      await guide.expectAccessible();
    }));

  it('opens a deep dive where it occurs', async () => {
    const [first, second] = smallMuseum.Locations;
    const { folder, remove } = await writeMuseum({
      ...smallMuseum,
      Locations: [
        { ...first, DeepDives: [3], Timeline: { Locations: [3], Times: [2] } },
        second,
        { ID: 3, Name: { de: 'Mehr' } },
      ],
    });
    const served = await serve(folder);
    const guide = await visit(await sharedBrowser(), { origin: served.origin });
    await guide.open('/detail/1');
    await guide.play();
    await guide.expectSound();
    await guide.tap('Mehr dazu: 0:02, Mehr');
    await guide.expectAt('/detail/1?dive=3');
    await guide.expectHeading('Mehr');
    await guide.leave();
    await served.close();
    await remove();
  });
});
