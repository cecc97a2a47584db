import { readFile } from 'node:fs/promises';
import { type Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lengthenRecordings } from '#tests/browser/game-table.ts';
import { goTo } from '#tests/journeys/staff/go-to.ts';
import {
  announced,
  areas,
  besidePicture,
  clickIn,
  jigsaw,
  jump,
  linkOf,
  middleOf,
  openTools,
  phone,
  plain,
  question,
  record,
  rehearsed,
  expectStatus,
  search,
  showTools,
  tools,
} from '#tests/journeys/staff/play-tools.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const museum = openMuseum(...rehearsed);

describe('the tools for rehearsing a game (decisions: a rehearsed game is the game itself)', () => {
  it('jump to every part of a course, by keyboard too, and show hit areas where fingers hit, which recordings have', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        await lengthenRecordings(staff.guide);
        const game = await openTools(staff, announced);
        await jump(staff, 'Einführung');
        await game.getByRole('region', { name: 'Darum geht es' }).getByText('Raten Sie mit!').waitFor();
        await jump(staff, 'Dritter Versuch');
        await game.getByRole('button', { name: 'B: Richtig', exact: true }).click();
        await game.getByRole('region', { name: 'Gelöst!' }).getByText('+1 Punkt').waitFor();
        await jump(staff, 'Gewonnen');
        await game.getByRole('region', { name: 'Gelöst!' }).getByText('+3 Punkte').waitFor();
        expect(await page.getByRole('radio', { name: 'Gelöst', exact: true }).isChecked()).toBe(true);
        await tools(page).getByRole('button', { name: 'Springen' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Erklärung', exact: true }).press('Enter');
        await game.getByText('Darum war es richtig.').waitFor();

        const showAreas = tools(page).getByRole('button', { name: 'Alle Trefferflächen zeigen' });
        await goTo(staff, `/locations/${search}`, 'Spiel 4');
        await showTools(page);
        await game.locator('[data-condition=shown] canvas').waitFor();
        await game.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
        await showAreas.click();
        await areas(game).locator('g[data-kind=decoy]').waitFor();
        await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(2);
        const expectOver = async (): Promise<void> => {
          const button = game.getByRole('button', { name: /^Stelle 1/ });
          const outline = areas(game).locator('g[data-kind=target] path').first();
          await expect
            .poll(async () => {
              const [one, other] = [await middleOf(button), await middleOf(outline)];
              return Math.hypot(one.x - other.x, one.y - other.y);
            })
            .toBeLessThan(3);
        };
        await expectOver();
        await game.getByRole('button', { name: 'Vergrößern' }).click();
        await game.getByRole('button', { name: 'Vergrößern' }).click();
        await game.getByRole('button', { name: /^Stelle 1/ }).focus();
        await expectOver();
        await page.getByText('Groß', { exact: true }).click();
        await expectOver();
        await page.getByText('Klein', { exact: true }).click();
        // A recording has spots of the picture, wherever it is drawn.
        await tools(page).getByRole('button', { name: 'Aufzeichnen, was Sie tun' }).click();
        await expectStatus(staff, 'Aufzeichnung läuft');
        await game.locator('[data-condition=shown] canvas').waitFor();
        const target = areas(game).locator('g[data-kind=target] path').first();
        await target.waitFor();
        await clickIn(page, await besidePicture(game));
        await clickIn(page, await middleOf(target));
        await game.getByText('1 von 2', { exact: true }).waitFor();
        await expectStatus(staff, 'Aufzeichnung läuft: 1 Aktion');
        await tools(page).getByRole('button', { name: 'Aufzeichnung beenden' }).click();
        await page.getByText('Groß', { exact: true }).click();
        await tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' }).click();
        await expectStatus(staff, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
        await showAreas.click();
        await areas(game).waitFor({ state: 'detached' });

        await goTo(staff, `/locations/${jigsaw}`, 'Spiel 2');
        await showTools(page);
        await showAreas.click();
        await expect.poll(() => areas(game).locator('g[data-kind=target]').count()).toBe(4);
        await staff.guide.open('/cms/tours/1/game');
        await showTools(page);
        await showAreas.click();
        const board = page.frameLocator('iframe[title="Der Spielplan auf einem Telefon"]');
        await expect.poll(() => areas(board).locator('g[data-kind=target]').count()).toBe(2);
        expect(await areas(board).locator('text').count()).toBe(0);
        expect(await tools(page).getByRole('button', { name: 'Springen' }).count()).toBe(0);
      },
      { hasPreview: true },
    ));

  it('record a tester, play that back on a changed draft, and send it in a link or file', () =>
    asStaff(
      museum,
      async (staff) => {
        const { page } = staff;
        const game = await openTools(staff, question);
        const phoneBox = () => page.locator('iframe').boundingBox();
        const before = await phoneBox();
        await record(staff, game);
        expect(await phoneBox()).toEqual(before);
        const link = await linkOf(staff);
        expect(link).toContain(`/cms/locations/${question}?play=first&seed=1&phone=small&tape=1.5_`);
        await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
        await staff.guide.expectAccessible();
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Als Datei speichern' }).click();
        const saved = await readFile(await (await downloading).path());
        await page.keyboard.press('Escape');
        const replay = tools(page).getByRole('button', { name: 'Aufzeichnung abspielen' });
        await replay.click();
        await expectStatus(staff, 'Bis zum Ende abgespielt. Alles verlief wie in der Aufzeichnung.');
        await game.getByRole('region', { name: 'Gelöst!' }).waitFor();
        const isRight = (answer: string): Locator =>
          page
            .getByRole('listitem')
            .filter({ has: page.getByRole('group', { name: `Antwort ${answer}`, exact: true }) })
            .getByRole('switch', { name: 'Das ist richtig' });
        await isRight('A').click({ force: true });
        await isRight('B').click({ force: true });
        await replay.click();
        await expectStatus(staff, 'Das Spiel war nach 1 von 2 Aktionen zu Ende.');
        await page.getByText('1. Antwort 1: war falsch, ist jetzt der entscheidende Zug.').waitFor();
        await staff.press('Rückgängig');
        await staff.press('Rückgängig');
        await staff.expectSaid('Alles ist gespeichert');

        await page.goto(link);
        await expectStatus(staff, 'Bis zum Ende abgespielt.');
        await phone(page).getByRole('region', { name: 'Gelöst!' }).waitFor();
        await staff.guide.expectAt(`/cms/locations/${question}`);

        await page.goto(`${museum.origin}/cms/locations/${plain}?play=won&seed=1&phone=small`);
        await page.getByText('Der Link führt zu einem Spiel, aber diese Station ist keines mehr.').waitFor();

        await page.goto(`${museum.origin}/cms/locations/${question}?play=first&seed=1&phone=small&tape=1.5_0.1`);
        await tools(page).getByRole('alert').filter({ hasText: 'Die Aufzeichnung im Link ist nicht lesbar' }).waitFor();
        await game.getByRole('button', { name: 'A: Rom', exact: true }).waitFor();
        await tools(page).getByRole('button', { name: 'Link, Datei und mehr' }).click();
        const open = async (content: Buffer): Promise<void> => {
          const choosing = page.waitForEvent('filechooser');
          await page.getByRole('button', { name: 'Datei öffnen' }).click();
          await (await choosing).setFiles({ name: 'play.json', mimeType: 'application/json', buffer: content });
        };
        await open(Buffer.from('{}'));
        await page.getByText('Diese Datei ist keine Aufzeichnung eines Spiels.').waitFor();
        await open(saved);
        await expectStatus(staff, 'Aufgezeichnet: 2 Aktionen');
      },
      { hasPreview: true },
    ));
});
