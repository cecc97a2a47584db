import { expect, it } from 'vitest';
import { finger, museumOfGames, sitDown } from './game-table.ts';
import { openMuseum } from './visits.ts';

const names = Array.from({ length: 30 }, (_, index) => `card-${index}.svg`);
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';
const { as } = openMuseum(
  museumOfGames([{ Type: 3, GameMemoryPairs: 2, GameMemoryPairListURL: names.map((name) => `files/${name}`) }]),
  { files: Object.fromEntries(names.map((name) => [name, drawing])) },
);

it('memory fetches the pictures on the table alone, and says so while they are slow', () =>
  as(async (guide) => {
    const { page } = guide;
    const table = sitDown(guide, finger);
    const asked = new Set<string>();
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await guide.open('/detail/1');
    await guide.expectHeading('Spiel 1');
    await page.route('**/card-*.svg*', async (route) => {
      asked.add(new URL(route.request().url()).pathname);
      await mayAnswer;
      await route.continue();
    });
    await table.enter();
    await table.layer.getByText('Das Bild wird geladen.').waitFor();
    await expect.poll(() => asked.size).toBe(2);
    answer();
    await table.expectDrawn();
    await table.layer.getByText('Das Bild wird geladen.').waitFor({ state: 'detached' });
    await table.findPairs();
    expect(asked.size).toBe(2);
  }, finger.context));
