import { sharedBrowser } from './browser.ts';
import { type Gate, openGate } from './gate.ts';
import { type Guide, visit } from './guide.ts';

/** A visit with an offline worker, through a gate that a test can close. */
export async function throughGate(origin: string, task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  const gate = await openGate(origin);
  const guide = await visit(await sharedBrowser(), { origin: gate.origin, hasWorker: true });
  await task(guide, gate);
  await guide.leave();
  await gate.close();
}
