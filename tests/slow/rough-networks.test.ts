import { afterAll, beforeAll, expect, it } from 'vitest';
import { pieceBytes } from '#contract/media-list.ts';
import { type Plan } from '#offline/plan.ts';
import { type Gate, type Spoil } from '#tests/browser/gate.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { type MuseumFolder, writeMuseum } from '#tests/browser/museum.ts';
import { serve, type Served } from '#tests/browser/serve.ts';
import { downloadsOf } from './offline/downloads-hand.ts';
import { planOf, roughFiles, roughMuseum, roughTour } from './offline/rough-museum.ts';
import { throughGate } from '#tests/journeys/offline/through-gate.ts';

let folder: MuseumFolder;
let server: Served;
let plan: Plan;

beforeAll(async () => {
  folder = await writeMuseum(roughMuseum, roughFiles);
  server = await serve(folder.folder);
  plan = await planOf(server.origin);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  return throughGate(server.origin, async (guide, gate) => {
    guide.allow(/Failed to load resource|net::ERR/);
    await task(guide, gate);
  });
}

it('a network that breaks ten times costs time, and hardly a byte', () =>
  asVisitor(async (guide, gate) => {
    const cuts = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95].map((percent) => Math.floor((percent / 100) * plan.bytes));
    const cutting = cutAt(gate, cuts);
    gate.spoil(/^\/files\//, cutting.spoil);
    await guide.open('/tours/1');
    const downloads = await downloadsOf(guide.page);
    await downloads.want(roughTour);
    // Each cut makes the guide wait for a second, and longer after one that let no byte through.
    await downloads.isReady(roughTour, 120_000);
    expect(cutting.left()).toBe(0);
    const { all, damaged } = await downloads.pieces();
    expect(damaged).toEqual([]);
    expect(all.toSorted()).toEqual([...plan.pieces.keys()].toSorted());
    const again = (cutting.sent() - plan.bytes) / cuts.length;
    expect(again).toBeLessThan(pieceBytes / 2);
  }));

it('files that the museum delivers wrongly are named, all others come, and all is well when the museum is', () =>
  asVisitor(async (guide, gate) => {
    const faults: Readonly<Record<string, Spoil>> = {
      '9.wav': (_, answer) => void answer.writeHead(404, { 'content-type': 'application/json' }).end('{}'),
      '10.wav': (_, answer) => void answer.writeHead(500).end(),
      '11.wav': (_, answer) => void answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Oh no</h1>'),
      '12.wav': truncate,
      '13.wav': flip,
      '14.wav': goOnForEver,
    };
    const relents = Object.entries(faults).map(([name, fault]) => gate.spoil(new RegExp(`/${name}`), fault));
    // Its bytes are right, but the answer never ends.
    relents.push(gate.spoil(/15\.wav/, holdOpen));
    await guide.open('/tours/1');
    const downloads = await downloadsOf(guide.page);
    await guide.tap(/^Für unterwegs laden/);
    await guide.page.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).click();
    const sheet = guide.page.getByRole('dialog', { name: 'Rundgang' });
    await sheet.getByText('Der Server des Museums liefert diese Dateien im Moment nicht').waitFor();
    for (const name of ['Ton 1', 'Ton 2', 'Ton 3', 'Ton 4', 'Ton 5', 'Ton 6'])
      await sheet.getByText(`Aufnahme: ${name}`, { exact: true }).waitFor();
    expect(await sheet.getByText(/^Aufnahme/).count()).toBe(6);
    const { all, damaged } = await downloads.pieces();
    expect(damaged).toEqual([]);
    expect(all).toHaveLength(plan.pieces.size - 6);
    for (const relent of relents) relent();
    await sheet.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await sheet.getByText('funktioniert ohne Netz').waitFor();
    expect((await downloads.pieces()).all.toSorted()).toEqual([...plan.pieces.keys()].toSorted());
  }));

interface Cutting {
  readonly spoil: Spoil;
  /** The bytes that were sent, before and after each cut. */
  readonly sent: () => number;
  /** How many cuts are still to come. */
  readonly left: () => number;
}

/** Cuts the network whenever the bytes of all files reach one of these counts. */
function cutAt(gate: Gate, places: readonly number[]): Cutting {
  const left = [...places];
  let sent = 0;
  let isCutting = false;
  const cut = (): void => {
    isCutting = false;
    gate.cut();
  };
  return {
    sent: () => sent,
    left: () => left.length,
    spoil: (given, answer) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.on('data', (bytes: Buffer) => {
        // A socket that has just been cut calls no listener.
        if (answer.destroyed || answer.socket?.destroyed !== false || isCutting) return;
        const part = bytes.subarray(0, (left[0] ?? Number.POSITIVE_INFINITY) - sent);
        sent += part.length;
        if (part.length === bytes.length) return void answer.write(part);
        left.shift();
        isCutting = true;
        answer.write(part, () => setTimeout(cut, 20));
      });
      given.on('end', () => answer.end());
    },
  };
}

const truncate: Spoil = (given, answer) => {
  const parts: Buffer[] = [];
  given.on('data', (bytes: Buffer) => parts.push(bytes));
  given.on('end', () =>
    answer.writeHead(200, { 'content-type': 'audio/wav' }).end(Buffer.concat(parts).subarray(0, -1)),
  );
};

const flip: Spoil = (given, answer) => {
  answer.writeHead(given.statusCode ?? 502, given.headers);
  given.once('data', (bytes: Buffer) => bytes.writeUInt8((bytes[9] ?? 0) ^ 1, 9));
  given.pipe(answer);
};

const goOnForEver: Spoil = (given, answer) => {
  answer.writeHead(200, { 'content-type': 'audio/wav' });
  given.pipe(answer, { end: false });
  given.on('end', () => {
    const more = (): boolean => !answer.destroyed && answer.write(Buffer.alloc(65_536), more);
    more();
  });
};

const holdOpen: Spoil = (given, answer) => {
  answer.writeHead(200, { 'content-type': 'audio/wav' });
  given.pipe(answer, { end: false });
};
