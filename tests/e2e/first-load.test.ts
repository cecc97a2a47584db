import { expect, it } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { openMuseum } from './visits.ts';

const { as } = openMuseum(demoMuseum);

it.each([
  ['/welcome', 'Museum der Muster'],
  ['/tours/1', 'Im Museum'],
  ['/locations/1', 'Höhepunkte'],
  ['/detail/101', 'Penrose-Parkett'],
  ['/numbers', 'Suche'],
  ['/info', 'Über das Museum'],
])('%s needs nothing but what its page names, and asks for nothing twice', (path, heading) =>
  as(async (guide) => {
    const { page } = guide;
    guide.allow(/ERR_FAILED/);
    const asked: string[] = [];
    let named: ReadonlySet<string> = new Set();
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      if (route.request().isNavigationRequest()) {
        const answer = await route.fetch();
        const text = await answer.text();
        named = new Set(
          [...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, href = '']) => new URL(href, url.origin).pathname),
        );
        return route.fulfill({ response: answer, body: text });
      }
      asked.push(url.pathname);
      const isPart = /^\/(?:assets\/.+\.(?:js|css)|db|config\.json|info\/.+)$/.test(url.pathname);
      return isPart && !named.has(url.pathname) ? route.abort() : route.continue();
    });
    await guide.open(path);
    await guide.expectHeading(heading);
    const parts = asked.filter((pathname) => named.has(pathname));
    expect(parts).toContain('/db');
    expect(parts).toEqual([...new Set(parts)]);
  }),
);
