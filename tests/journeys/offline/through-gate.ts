import { type BrowserContextOptions } from 'playwright';
import { sharedBrowser } from '#tests/browser/browser.ts';
import { type Gate, openGate } from '#tests/browser/gate.ts';
import { type Guide, visit } from '#tests/browser/guide.ts';
import { openRelay, type Relay } from '#tests/browser/relay.ts';

/** A visit with an offline worker, through a gate that a test can close. */
export async function throughGate(
  origin: string,
  task: (guide: Guide, gate: Gate) => Promise<void>,
  context: BrowserContextOptions = {},
): Promise<void> {
  const gate = await openGate(origin);
  await within(gate, (guide) => task(guide, gate), context);
}

/** A visit with an offline worker, on a line that a test can cut. */
export async function throughRelay(origin: string, task: (guide: Guide, relay: Relay) => Promise<void>): Promise<void> {
  const relay = await openRelay(origin);
  await within(relay, (guide) => task(guide, relay));
}

async function within(
  { origin, close }: Pick<Gate, 'origin' | 'close'>,
  task: (guide: Guide) => Promise<void>,
  context: BrowserContextOptions = {},
): Promise<void> {
  const guide = await visit(await sharedBrowser(), { origin, hasWorker: true, context });
  try {
    await task(guide);
    await guide.leave();
  } finally {
    await guide.context.close();
    await close();
  }
}
