import { type Ledger, stationCount, tourCount } from './ledger.ts';
import { type Dump, type Museum, sha256, WrongAnswer } from './museum-calls.ts';

export interface Clients {
  /** Stops after each client's current call. @throws if the museum refused a call that it should have accepted */
  readonly stop: () => Promise<void>;
}

/** Staff who work without a break until the server is gone, and record what it acknowledged. */
export function startClients(museum: Museum, ledger: Ledger, inEdit: Dump, random: () => number): Clients {
  const over = new AbortController();
  const jobs = [
    ...[0, 1, 2].map((third) => savesStations(third)),
    () => publishes(),
    () => uploads(),
    () => uploads(),
    () => backsUp(),
  ];
  const running = jobs.map((job) => repeat(job));
  return {
    stop: async () => {
      over.abort();
      await Promise.all(running);
    },
  };

  async function repeat(job: () => Promise<void>): Promise<void> {
    while (!over.signal.aborted) {
      try {
        await job();
      } catch (error) {
        if (error instanceof WrongAnswer) throw error;
        // The server is gone.
        return;
      }
    }
  }

  /** Each client has a third of the stations, so that no two conflict. */
  function savesStations(third: number): () => Promise<void> {
    const revisions = new Map(inEdit.Locations.map(({ ID, Revision = 0 }) => [ID, Revision]));
    const own = Array.from({ length: stationCount }, (_, index) => index + 1).filter((ID) => ID % 3 === third);
    return async () => {
      const several = own.filter(() => random() < 0.3);
      const value = ledger.next++;
      for (const ID of several) ledger.stations.set(ID, { acknowledged: kept(ID), sent: value });
      const objects = several.map((ID) => ({ ID, Revision: revisions.get(ID) ?? 0, Name: { de: String(value) } }));
      for (const { ID, Revision = 0 } of await museum.save('locations', objects)) {
        revisions.set(ID, Revision);
        ledger.stations.set(ID, { acknowledged: value, sent: value });
      }
      ledger.counts.saves += 1;
    };
  }

  function kept(ID: number): number {
    return ledger.stations.get(ID)?.acknowledged ?? 0;
  }

  async function publishes(): Promise<void> {
    const { Tours } = await museum.dump('INEDIT');
    const value = ledger.next++;
    ledger.markers.sent = value;
    const revisions = new Map(Tours.map(({ ID, Revision = 0 }) => [ID, Revision]));
    const all = Array.from({ length: tourCount }, (_, index) => index + 1);
    const Name = { de: String(value) };
    await museum.save(
      'tours',
      all.map((ID) => ({ ID, Revision: revisions.get(ID) ?? 0, Name })),
    );
    ledger.markers.acknowledged = value;
    ledger.counts.saves += 1;
    await museum.publish();
    ledger.publishedMarker = value;
    ledger.counts.publications += 1;
  }

  async function uploads(): Promise<void> {
    const value = ledger.next++;
    // Some uploads replace an existing file.
    const name = `captions-${random() < 0.3 ? 'same' : value % 40}.vtt`;
    if ((ledger.uploads.get(name)?.sent.size ?? 0) > 0) return;
    const words = `${value} ${'words of a caption '.repeat(Math.floor(random() * 20_000))}`;
    const content = `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`;
    const entry = ledger.uploads.get(name) ?? { acknowledged: undefined, sent: new Set<string>() };
    ledger.uploads.set(name, entry);
    const hash = sha256(content);
    entry.sent.add(hash);
    await museum.upload(name, content);
    entry.acknowledged = hash;
    entry.sent.delete(hash);
    ledger.counts.uploads += 1;
  }

  async function backsUp(): Promise<void> {
    const [oldest] = ledger.backups;
    if (oldest !== undefined && ledger.backups.size > 2) {
      ledger.backups.delete(oldest);
      await museum.removeBackup(oldest);
    }
    ledger.backups.add(await museum.createBackup());
    ledger.counts.backups += 1;
  }
}
