/**
 * Fills a database from the demo museum and exits: `tsx tests/browser/seed-demo.ts FOLDER`.
 *
 * A separate process, because SQLite lets go of a closed database only when the garbage collector has found the last
 * prepared statement: the write-ahead log would vanish while another process copies the folder.
 */
import { demoMuseum } from '#server/project.ts';
import { importBuiltServer } from './built-server.ts';
import { testSettings } from './serve.ts';

const [data] = process.argv.slice(2);
if (data === undefined) throw new Error('Name the folder to fill.');
const { openServer } = await importBuiltServer();
const { close } = await openServer({ settings: testSettings(demoMuseum, data), buildId: 'test' });
await close();
