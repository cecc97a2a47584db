import { readFileSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledShell, isSkipped, whyNoJava } from '#tests/native/java.ts';
import { javaVersion, makeDex } from '../../src/native/android/build/compile-shell.ts';
import { androidFolder, sha256 } from '../../src/native/android/build/shell-sources.ts';

const dex = join(androidFolder, 'classes.dex');
const advice = 'Run `npm run native` and commit classes.dex with the sources.';

describe('classes.dex', () => {
  it.skipIf(isSkipped(whyNoJava(javaVersion)))('is what the sources give, byte by byte', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cicerone-dex-'));
    try {
      const again = join(folder, 'classes.dex');
      makeDex(compiledShell().shell, again);
      expect(sha256(readFileSync(again)), advice).toBe(sha256(readFileSync(dex)));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
