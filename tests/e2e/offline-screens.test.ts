import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { serve, type Served } from './serve.ts';

let server: Served;

beforeAll(async () => {
  server = await serve(demoMuseum);
});

afterAll(async () => {
  await server.close();
});

it('one tap downloads a tour, the keyboard opens its details, and removing it gives the space back', async () => {
  const guide = await visit(await sharedBrowser(), {
    origin: server.origin,
    hasWorker: true,
    context: { hasTouch: true },
  });
  const { page } = guide;
  await guide.open('/tours/1');
  await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Zehn Minuten$/ }).tap();
  const badge = page.getByRole('button', { name: 'Offline verfügbar: Zehn Minuten' });
  await badge.waitFor();
  await guide.expectAccessible();
  await badge.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Zehn Minuten' });
  await sheet.getByText('funktioniert ohne Netz').waitFor();
  await guide.expectAccessible();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => badge.evaluate((element) => element === document.activeElement)).toBe(true);
  await guide.press('Enter');
  await sheet.getByRole('button', { name: 'Vom Gerät entfernen' }).press('Enter');
  const question = sheet.getByRole('group', { name: 'Diese Tour vom Gerät entfernen?' });
  await question.getByText(/Das gibt .+ frei/).waitFor();
  await question.getByRole('button', { name: 'Entfernen' }).press('Enter');
  await sheet.getByRole('button', { name: /^Für unterwegs laden \([^)]+\)$/ }).waitFor();
  await guide.press('Escape');
  await page.getByRole('button', { name: /^Für unterwegs laden \(.+\): Zehn Minuten$/ }).waitFor();
  await guide.leave();
});

it('the welcome screen offers to take the guide along, in high contrast too, and leads to what is stored', async () => {
  const guide = await visit(await sharedBrowser(), { origin: server.origin, hasWorker: true });
  const { page } = guide;
  await page.addInitScript(() => localStorage.setItem('highContrast', 'true'));
  await guide.open('/welcome');
  const button = page.getByRole('button', { name: 'Den Guide mitnehmen' });
  // Its room was there before it came.
  const room = button.locator('..');
  const [held, taken] = await room.evaluate((element) => [
    getComputedStyle(element).minHeight,
    element.getBoundingClientRect().height,
  ]);
  expect(held).toBe(`${taken}px`);
  await button.press('Enter');
  const take = page.getByRole('dialog', { name: 'Den Guide mitnehmen' });
  await take.getByRole('heading', { name: 'Als App installieren' }).waitFor();
  await take.getByRole('button', { name: /^Alle Touren laden/ }).waitFor();
  await guide.expectAccessible();
  await take.getByRole('button', { name: 'Downloads und Speicher' }).press('Enter');
  await page.getByRole('dialog', { name: 'Touren auf diesem Gerät' }).getByText('Noch ist nichts geladen.').waitFor();
  await guide.expectAccessible();
  await guide.leave();
});
