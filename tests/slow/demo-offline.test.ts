import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogue } from '#content/catalogue.ts';
import { TourType } from '#content/constants.ts';
import { readContentFolder } from '#server/usecases/content/content-folder.ts';
import { demoMuseum } from '#server/project.ts';
import { type DemoOffline, openDemoOffline } from '#tests/journeys/offline/demo-offline.ts';

let demo: DemoOffline;

beforeAll(async () => {
  demo = await openDemoOffline();
});

afterAll(() => demo.close());

it('every station of every tour of the demo museum has its pictures, sound and captions without a network', async () => {
  // So tall that pictures further down are requested, too.
  await demo.guide.page.setViewportSize({ width: 360, height: 4000 });
  const catalogue = createCatalogue((await readContentFolder(demoMuseum)).definition);
  const { walkThrough, expectStored } = demo;
  const tours = catalogue.tours().filter(({ Type }) => Type !== TourType.Redirect);
  expect(tours.length).toBeGreaterThan(3);
  for (const { ID } of tours) {
    await walkThrough(ID);
    await expectStored(ID);
  }
});
