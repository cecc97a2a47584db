import { readFile } from 'node:fs/promises';
import { type FrameLocator, type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  areas,
  besidePicture,
  clickIn,
  jump,
  linkOf,
  middleOf,
  openTools,
  phone,
  plain,
  question,
  rehearsed,
  said,
  search,
  showTools,
  tools,
} from './play-tools.ts';
import { atDesk, type Clerk } from './staff.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(...rehearsed);

describe('a recording of a tester', () => {
  /** Records a wrong and the right answer. */
  async function record(clerk: Clerk, game: FrameLocator): Promise<void> {
    await tools(clerk.page).getByRole('button', { name: 'Aufzeichnen, was Sie tun' }).click();
    await said(clerk, 'Aufzeichnung läuft');
    await game.getByRole('button', { name: 'A: Rom', exact: true }).click();
    await said(clerk, 'Aufzeichnung läuft: 1 Aktion');
    await game.getByRole('button', { name: 'B: Wien', exact: true }).click();
    await said(clerk, 'Gewonnen: Die Aufzeichnung ist zu Ende, 2 Aktionen.');
  }

  it('is played back, and says what no longer fits the changed draft', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, question);
      const phoneBox = () => page.locator('iframe').boundingBox();
      const before = await phoneBox();
      await record(clerk, game);
      expect(await phoneBox()).toEqual(before);
      const replay = tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' });
      await replay.click();
      await said(clerk, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
      await game.getByRole('region', { name: 'Gelöst!' }).waitFor();

      const isRight = (answer: string): Locator =>
        page
          .getByRole('listitem')
          .filter({ has: page.getByRole('group', { name: `Antwort ${answer}`, exact: true }) })
          .getByRole('switch', { name: 'Das ist richtig' });
      await isRight('A').click({ force: true });
      await isRight('B').click({ force: true });
      await replay.click();
      await said(clerk, 'Das Spiel war nach 1 von 2 Aktionen zu Ende.');
      await page.getByText('1. Antwort 1: war falsch, ist jetzt der entscheidende Zug.').waitFor();
      await clerk.guide.expectAccessible();
    }));

  it('names spots of the picture, and survives that places are drawn elsewhere', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, search);
      await game.locator('[data-condition=shown] canvas').waitFor();
      await tools(page).getByRole('button', { name: 'Aufzeichnen, was Sie tun' }).click();
      await said(clerk, 'Aufzeichnung läuft');
      await tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' }).click();
      const target = areas(game).locator('g[data-kind=target] path').first();
      await target.waitFor();
      await game.locator('[data-condition=shown] canvas').waitFor();
      await clickIn(page, await besidePicture(game));
      await clickIn(page, await middleOf(target));
      await game.getByText('1 von 2', { exact: true }).waitFor();
      await said(clerk, 'Aufzeichnung läuft: 1 Aktion');
      await tools(page).getByRole('button', { name: 'Aufzeichnung beenden' }).click();
      await tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' }).click();
      await said(clerk, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
    }));

  it('travels in a link, and in a file', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      const game = await openTools(clerk, question);
      await record(clerk, game);
      const link = await linkOf(clerk);
      expect(link).toContain(`/cms/locations/${question}?play=first&seed=1&phone=small&tape=1.5_`);
      const downloading = page.waitForEvent('download');
      await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
      await clerk.guide.expectAccessible();
      await page.getByRole('button', { name: 'Als Datei speichern' }).click();
      const saved = await readFile(await (await downloading).path());

      await page.goto(link);
      await said(clerk, 'Bis zum Ende abgespielt.');
      await phone(page).getByRole('region', { name: 'Gelöst!' }).waitFor();
      await clerk.guide.expectAt(`/cms/locations/${question}`);

      await page.goto(`${museum.origin}/cms/locations/${question}`);
      await showTools(page);
      await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
      const open = async (content: Buffer): Promise<void> => {
        const choosing = page.waitForEvent('filechooser');
        await page.getByRole('button', { name: 'Datei öffnen' }).click();
        await (await choosing).setFiles({ name: 'play.json', mimeType: 'application/json', buffer: content });
      };
      await open(Buffer.from('{}'));
      await page.getByText('Diese Datei ist keine Aufzeichnung eines Spiels.').waitFor();
      await open(saved);
      await said(clerk, 'Aufgezeichnet: 2 Aktionen');
    }));

  it('is not in a broken link, which says what is wrong and breaks nothing', () =>
    atDesk(museum, async (clerk) => {
      const { page } = clerk;
      await clerk.open(`/locations/${question}`);
      const links = [
        ['play=fourth&seed=1&phone=small', 'Der Link sagt nicht, wo das Spiel beginnen soll'],
        ['play=first&seed=x&phone=small', 'Die Nummer der Mischung fehlt im Link oder stimmt nicht.'],
        ['play=first&seed=1&phone=wide', 'Die Größe des Telefons fehlt im Link oder stimmt nicht.'],
        ['play=first&seed=1&phone=small&tape=1.5_0.1', 'Die Aufzeichnung im Link ist nicht lesbar'],
        ['play=first&seed=1&phone=small&tape=1.3_0.0.1.0', 'Die Aufzeichnung gehört zu einer anderen Art von Spiel.'],
      ] as const;
      for (const [query, words] of links) {
        await page.goto(`${museum.origin}/cms/locations/${question}?${query}`);
        await tools(page).getByRole('alert').filter({ hasText: words }).waitFor();
        await phone(page).getByRole('button', { name: 'A: Rom', exact: true }).waitFor();
      }
      await clerk.guide.expectAccessible();
      await jump(clerk, 'Gewonnen');
      await tools(page).getByRole('alert').waitFor({ state: 'detached' });
      await page.goto(`${museum.origin}/cms/locations/${plain}?play=won&seed=1&phone=small`);
      await page.getByText('Der Link führt zu einem Spiel, aber diese Station ist keines mehr.').waitFor();
    }));

  it.each([
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ])('is made on a touch screen of $width x $height as well, and nothing is small or cut off there', (viewport) =>
    atDesk(
      museum,
      async (clerk) => {
        const { page } = clerk;
        await clerk.open(`/locations/${question}`);
        await page.getByRole('button', { name: 'Vorschau', exact: true }).click();
        await showTools(page);
        const game = phone(page);
        await record(clerk, game);
        const unhandy = await page.getByRole('complementary', { name: 'Vorschau' }).evaluate((panel) => {
          const edge = panel.getBoundingClientRect();
          return [...panel.querySelectorAll('button')].flatMap((button) => {
            const { left, right, width, height } = button.getBoundingClientRect();
            const fits = left >= edge.left && right <= edge.right && width >= 44 && height >= 44;
            return fits ? [] : [button.title || button.textContent];
          });
        });
        expect(unhandy).toEqual([]);
      },
      { viewport, hasTouch: true, isMobile: true },
    ),
  );
});
