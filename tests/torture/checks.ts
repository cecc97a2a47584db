import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { readBackup } from '#server/usecases/backups/read-backup.ts';
import { openDatabase } from '#server/store/database.ts';
import { type Kept, type Ledger, markersOf, stationCount, tourCount, valueOf } from './ledger.ts';
import { type Museum } from './museum-calls.ts';

/** Returns descriptions of the promises broken after a restart; empty if all were kept. */
export async function checkPromises(museum: Museum, ledger: Ledger, data: string): Promise<readonly string[]> {
  return [
    ...(await checkContent(museum, ledger)),
    ...(await checkUploads(museum, ledger)),
    ...(await checkStore(ledger, data)),
  ];
}

async function checkContent(museum: Museum, ledger: Ledger): Promise<readonly string[]> {
  const losses: string[] = [];
  const inEdit = await museum.dump('INEDIT');
  const published = await museum.dump('PUBLISHED');
  if (inEdit.Locations.length !== stationCount) losses.push(`there are ${inEdit.Locations.length} stations`);
  for (const station of inEdit.Locations) {
    const kept = ledger.stations.get(station.ID);
    if (kept === undefined) continue;
    if (!isKept(kept, valueOf(station))) losses.push(lost(`station ${station.ID}`, kept, valueOf(station)));
    ledger.stations.set(station.ID, { acknowledged: valueOf(station), sent: valueOf(station) });
  }
  for (const [name, copy] of Object.entries({ 'editing copy': inEdit, 'published copy': published })) {
    if (copy.Tours.length !== tourCount) losses.push(`the ${name} has ${copy.Tours.length} tours`);
    if (markersOf(copy).length !== 1) losses.push(`the ${name} is a mixture: ${markersOf(copy).join(', ')}`);
  }
  const [marker = 0] = markersOf(inEdit);
  const [publishedMarker = 0] = markersOf(published);
  if (!isKept(ledger.markers, marker)) losses.push(lost('the tours', ledger.markers, marker));
  const { publishedMarker: acknowledged } = ledger;
  if (publishedMarker < acknowledged || publishedMarker > marker) {
    losses.push(`published was ${acknowledged}, now it is ${publishedMarker} of ${marker}`);
  }
  ledger.markers = { acknowledged: marker, sent: marker };
  ledger.publishedMarker = publishedMarker;
  return losses;
}

/** The last value sent may have been stored without its acknowledgement arriving. */
const isKept = ({ acknowledged, sent }: Kept, value: number): boolean => value === acknowledged || value === sent;

const lost = (what: string, { acknowledged, sent }: Kept, value: number): string =>
  `${what}: ${acknowledged} was acknowledged, ${sent} sent, ${value} is there`;

async function checkUploads(museum: Museum, ledger: Ledger): Promise<readonly string[]> {
  const losses: string[] = [];
  for (const [name, { acknowledged, sent }] of ledger.uploads) {
    const hash = await museum.hashOf(name);
    if (hash !== acknowledged && !(hash !== undefined && sent.has(hash))) {
      losses.push(`file ${name}: ${acknowledged ?? 'nothing'} was acknowledged, ${hash ?? 'nothing'} is there`);
    }
    ledger.uploads.set(name, { acknowledged: hash, sent: new Set() });
  }
  return losses;
}

async function checkStore(ledger: Ledger, data: string): Promise<readonly string[]> {
  const losses: string[] = [];
  const db = await openDatabase(join(data, 'cicerone.db'));
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.read);
    if (rows[0]?.integrity_check !== 'ok') losses.push(`the database is broken: ${JSON.stringify(rows)}`);
    for (const { path, hash } of await db.read.selectFrom('files').select(['path', 'hash']).execute()) {
      const found = await hashFile(join(data, 'files', 'blobs', hash)).catch(() => 'nothing');
      if (found !== hash) losses.push(`the bytes of ${path} are ${found}, not ${hash}`);
    }
    const backups = await db.read.selectFrom('backups').select(['name', 'bytes']).where('bytes', '>=', 0).execute();
    for (const { name, bytes } of backups) {
      const path = join(data, 'files', 'backups', name);
      const size = await stat(path).then(
        ({ size }) => size,
        () => -1,
      );
      if (size !== bytes) losses.push(`the backup ${name} has ${size} bytes, not ${bytes}`);
      else await readBackup(path, weigh).catch((error: unknown) => losses.push(`${name}: ${String(error)}`));
    }
    for (const name of ledger.backups) {
      if (!backups.some((backup) => backup.name === name)) losses.push(`the backup ${name} is gone`);
    }
    return losses;
  } finally {
    await db.close();
  }
}

async function hashFile(path: string): Promise<string> {
  return (await weigh(createReadStream(path))).hash;
}

async function weigh(stream: AsyncIterable<Buffer>): Promise<{ readonly hash: string; readonly bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of stream) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { hash: hash.digest('hex'), bytes };
}
