import { afterAll, beforeAll, expect, test } from 'vitest';
import { pieceBytes, readMediaList } from '#contract/media-list.ts';
import { type Plan, planFor } from '#offline/plan.ts';
import { sharedBrowser } from './browser.ts';
import { downloadsOf } from './downloads-hand.ts';
import { type Gate, openGate, type Spoil } from './gate.ts';
import { type Guide, visit } from './guide.ts';
import { type MuseumFolder, tone, writeMuseum } from './museum.ts';
import { roughFiles, roughMuseum } from './rough-museum.ts';
import { serve, type Served } from './serve.ts';
import { storedWhole } from './stored-whole.ts';

const tour = { tour: 1, language: 'de' };
let folder: MuseumFolder;
let server: Served;
let plan: Plan;

beforeAll(async () => {
  folder = await writeMuseum(roughMuseum, roughFiles);
  server = await serve(folder.folder);
  plan = await planOf(server);
});

afterAll(async () => {
  await server.close();
  await folder.remove();
});

async function planOf({ origin }: Served): Promise<Plan> {
  const given: unknown = await (await fetch(`${origin}/info/media`)).json();
  return planFor(readMediaList(given) ?? [], tour);
}

async function asVisitor(task: (guide: Guide, gate: Gate) => Promise<void>): Promise<void> {
  const gate = await openGate(server.origin);
  const guide = await visit(await sharedBrowser(), { origin: gate.origin, hasWorker: true });
  guide.allow(/Failed to load resource|net::ERR/);
  await task(guide, gate);
  await guide.leave();
  await gate.close();
}

test('a network that breaks ten times costs time, and hardly a byte', () =>
  asVisitor(async (guide, gate) => {
    const cuts = [5, 15, 25, 35, 45, 55, 65, 75, 85, 95].map((percent) => Math.floor((percent / 100) * plan.bytes));
    const cutting = cutAt(gate, cuts);
    gate.spoil(/^\/files\//, cutting.spoil);
    await guide.open('/tours/1');
    const downloads = await downloadsOf(guide.page);
    await downloads.want(tour);
    // Each cut makes the guide wait for a second, and longer after one that let no byte through.
    await downloads.isReady(tour, 120_000);
    expect(cutting.left()).toBe(0);
    const { all, damaged } = await downloads.pieces();
    expect(damaged).toEqual([]);
    expect(all.toSorted()).toEqual([...plan.pieces.keys()].toSorted());
    const again = (cutting.sent() - plan.bytes) / cuts.length;
    expect(again).toBeLessThan(pieceBytes / 2);
  }));

test('files that the museum delivers wrongly are named, all others come, and all is well when the museum is', () =>
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

test('the page of a network that wants a login first is never taken for the guide', () =>
  asVisitor(async (guide, gate) => {
    const { page } = guide;
    const portal = await openGate(server.origin);
    portal.answer(/./, { status: 200, body: login });
    guide.allow(
      /third party|Failed to load|ERR_|CORS|MIME|Unexpected token|not valid JSON|ServiceWorker|SSL|Content Security Policy/,
    );
    await guide.open('/tours/1');
    await storedWhole(page);
    const downloads = await downloadsOf(page);
    await downloads.want(tour);
    await downloads.isReady(tour);
    for (const answer of [
      { status: 200, body: login },
      { status: 302, location: `${portal.origin.replace('localhost', '127.0.0.1')}/login` },
    ]) {
      await downloads.evict(1);
      const end = gate.answer(/./, answer);
      await page.goto(`${gate.origin}/detail/1`);
      await page.evaluate(askForEverything);
      await guide.expectHeading('Ton 1');
      await page.goto(`${gate.origin}/tours/1`);
      await page.getByRole('button', { name: 'Es fehlen Teile: Rundgang' }).waitFor();
      expect(await page.evaluate(storedPages, login)).toEqual([]);
      const waiting = await page.evaluate(() => localStorage.getItem('visits'));
      expect(waiting).toContain('"ItemCode":"1"');
      end();
      await page.reload();
      await page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).waitFor();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('visits') ?? '[]')).toBe('[]');
    }
    await portal.close();
  }));

test('what is published in the middle of a download comes when all of it is there, and never in parts', async () => {
  const newer = await writeMuseum(
    {
      ...roughMuseum,
      Version: { Counter: 12 },
      Tours: [{ ...roughMuseum.Tours[0], Name: { de: 'Neuer Rundgang' } }],
    },
    { ...roughFiles, '300.wav': tone(280), '9.wav': tone(20) },
  );
  const next = await serve(newer.folder);
  await asVisitor(async (guide, gate) => {
    const { page } = guide;
    let release = gate.hold(/300\.wav/);
    await guide.open('/tours/1');
    await storedWhole(page);
    const downloads = await downloadsOf(page);
    await downloads.want(tour);
    await expect.poll(async () => (await downloads.pieces()).all.length).toBe(plan.pieces.size - 3);
    gate.leadTo(next.origin);
    await page.evaluate(lookForContent);
    release();
    await downloads.isReady(tour);
    await page.getByRole('button', { name: /: Rundgang$/ }).waitFor();
    // The worker is slow to find out that nobody reads the old version any more.
    release = gate.hold(/^\/db/);
    const compared = page.waitForResponse(/\/info\/media$/);
    await page.reload();
    await page.getByRole('button', { name: 'Offline verfügbar: Neuer Rundgang' }).waitFor();
    await compared;
    release();
    const later = await downloadsOf(page);
    await expect
      .poll(async () => (await later.pieces()).all.toSorted())
      .toEqual([...(await planOf(next)).pieces.keys()].toSorted());

    release = gate.hold(/300\.wav/);
    gate.leadTo(server.origin);
    await page.evaluate(lookForContent);
    // One of the two recordings that have changed.
    await expect.poll(async () => (await later.pieces()).all.length).toBe(plan.pieces.size + 1);
    await page.reload();
    await page.getByRole('button', { name: 'Offline verfügbar: Neuer Rundgang' }).waitFor();
    release();
    await page.getByText('Das Museum hat den Guide geändert.').waitFor();
    await guide.tap('Änderungen zeigen');
    await page.getByRole('button', { name: 'Offline verfügbar: Rundgang' }).waitFor();
    const { all, damaged } = await (await downloadsOf(page)).pieces();
    expect(damaged).toEqual([]);
    expect([...plan.pieces.keys()].filter((hash) => !all.includes(hash))).toEqual([]);
  });
  await next.close();
  await newer.remove();
});

const login = '<h1>Please log in to the Wi-Fi</h1>';

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
        // A socket that has just been cut calls nobody back.
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

function lookForContent(): void {
  const order = { type: 'session', credential: '', until: 0, isStaff: false };
  navigator.serviceWorker.controller?.postMessage(order);
}

/** Lets the worker fetch all that it ever fetches. */
async function askForEverything(): Promise<void> {
  const names = await caches.keys();
  const shell = names.find((name) => name.includes(' shell ')) ?? '';
  const cache = await caches.open(shell);
  for (const { url } of await cache.keys()) if (/memory-game|map/.test(url)) await cache.delete(url);
  for (const order of [
    { type: 'session', credential: '', until: 0, isStaff: false },
    { type: 'quiet' },
    { type: 'language', code: 'fr' },
  ])
    navigator.serviceWorker.controller?.postMessage(order);
  await (await navigator.serviceWorker.ready).update().catch(() => undefined);
}

/** Returns the addresses at which this text is stored. */
async function storedPages(text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (((await (await cache.match(request))?.text()) ?? '').includes(text)) found.push(request.url);
    }
  }
  return found;
}
