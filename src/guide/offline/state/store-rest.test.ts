import { expect, it } from 'vitest';
import { createStoreRest } from './store-rest.ts';

/** A page whose calm begins and ends when a test says so. */
function openPage() {
  const did: string[] = [];
  const waiting = { calm: (): void => undefined, over: (): void => undefined, end: (): void => undefined };
  const rest = createStoreRest({
    calm: {
      next: () => new Promise((resolve) => (waiting.calm = resolve)),
      over: () => new Promise((resolve) => (waiting.over = resolve)),
    },
    begin: () => did.push('begin'),
    pause: () => did.push('pause'),
    onEnd: (listener) => (waiting.end = listener),
  });
  const now = async (what: keyof typeof waiting): Promise<void> => {
    waiting[what]();
    await new Promise(setImmediate);
  };
  return { rest, did, now };
}

it('begins in a calm moment, pauses when it is over, and continues in the next', async () => {
  const { rest, did, now } = openPage();
  rest.calmly();
  expect(did).toEqual([]);
  await now('calm');
  await now('over');
  expect(did).toEqual(['begin', 'pause']);
  await now('calm');
  expect(did).toEqual(['begin', 'pause', 'begin']);
});

it('pauses nothing once the worker is done', async () => {
  const { rest, did, now } = openPage();
  rest.calmly();
  await now('calm');
  await now('end');
  await now('over');
  expect(did).toEqual(['begin']);
});

it('neither waits nor pauses for a visitor who waits for it', async () => {
  const { rest, did, now } = openPage();
  rest.calmly();
  await now('calm');
  rest.atOnce();
  await now('over');
  expect(did).toEqual(['begin', 'begin']);
});

it('begins again when more is needed, once', async () => {
  const { rest, did, now } = openPage();
  rest.calmly();
  await now('calm');
  rest.calmly();
  await now('over');
  await now('calm');
  expect(did).toEqual(['begin', 'begin']);
});
