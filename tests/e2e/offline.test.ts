import { expect, test } from 'vitest';
import { demoMuseum } from '#server/project.ts';
import { sharedBrowser } from './browser.ts';
import { visit } from './guide.ts';
import { serve } from './serve.ts';

test('the first screen opens after the server is gone', async () => {
  const server = await serve(demoMuseum);
  const guide = await visit(await sharedBrowser(), { origin: server.origin });
  await guide.open('/');
  await guide.expectHeading(/./);
  await guide.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await guide.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await server.close();
  await guide.page.reload();
  await guide.expectHeading(/./);
  expect(await guide.page.title()).not.toBe('');
  await guide.context.close();
});
