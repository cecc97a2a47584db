// A stand-in for `aapt2 link`: puts the manifest and the given options into a zip, as they are.
import { createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

const options = process.argv.slice(2);
/** @param {string} name */
const after = (name) => options[options.indexOf(name) + 1] ?? '';
const zip = new yazl.ZipFile();
const date = { mtime: new Date(2020, 0, 1) };
zip.addBuffer(readFileSync(after('--manifest')), 'AndroidManifest.xml', date);
zip.addBuffer(Buffer.from(String(options.includes('--debug-mode'))), 'debug', date);
zip.end();
await pipeline(zip.outputStream, createWriteStream(after('-o')));
