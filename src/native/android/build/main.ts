// Compiles the Android shell to classes.dex: `npm run native`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileShell, javaCompilerVersion, javaVersion, makeDex } from './compile-shell.ts';
import { androidFolder, hashOfSources, sha256 } from './shell-sources.ts';

const found = javaCompilerVersion();
if (found !== javaVersion) {
  console.error(
    `The shell is compiled with JDK ${javaVersion}; javac here is ${found ?? 'missing'}. Debian: apt-get install openjdk-17-jdk-headless`,
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'cicerone-shell-'));
try {
  const dex = join(androidFolder, 'classes.dex');
  makeDex(compileShell(folder).shell, dex);
  const record = { sources: hashOfSources(), dex: sha256(readFileSync(dex)) };
  writeFileSync(join(androidFolder, 'classes.dex.json'), `${JSON.stringify(record, undefined, 2)}\n`);
  console.log(`classes.dex: ${readFileSync(dex).length} bytes`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
