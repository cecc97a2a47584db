import { createPictureWorkers } from '#server/files/picture-process/picture-workers.ts';
import { createBlobStore } from '#server/files/store-blob.ts';
import { databasePlace, openStore } from '#server/start/open-server.ts';
import { readSettings } from '#server/settings/settings.ts';
import { type Database, openDatabase } from '#server/store/database.ts';
import { restoreWholeBackup } from '#server/usecases/whole-backups/restore-whole-backup.ts';

/** Restores a whole backup, and kills itself in the middle: `killed-restore.ts FILE check|files|rows`. */
const [path = '', step = ''] = process.argv.slice(2);
const kill = (): void => void process.kill(process.pid, 'SIGKILL');

const settings = readSettings(process.env);
const db = await openDatabase(databasePlace(settings));
const store = await openStore(settings);
const blobs = createBlobStore({ store, pictures: createPictureWorkers(1) });
const write: Database['write'] = (job) =>
  db.write(async (transaction) => {
    const result = await job(transaction);
    // Before the transaction is committed.
    if (step === 'rows') kill();
    return result;
  });
await restoreWholeBackup(path, {
  openDatabase: () => Promise.resolve({ ...db, write }),
  store,
  blobs: {
    async add(stream) {
      if (step === 'check') kill();
      const blob = await blobs.add(stream);
      if (step === 'files') kill();
      return blob;
    },
  },
  passphrase: process.env['CICERONE_BACKUP_PASSPHRASE'] ?? '',
  isReplacing: false,
});
