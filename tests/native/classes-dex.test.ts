import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { androidFolder, hashOfSources, readRecord, sha256 } from '../../src/native/android/build/shell-sources.ts';

const dex = join(androidFolder, 'classes.dex');
const advice = 'Run `npm run native` and commit classes.dex with the sources.';

// tests/slow/classes-dex.test.ts compiles it again.
describe('classes.dex', () => {
  it('is recorded with the sources that are here', () => {
    const record = readRecord();
    expect(record.sources, `The sources have changed. ${advice}`).toBe(hashOfSources());
    expect(record.dex, `classes.dex is not the recorded one. ${advice}`).toBe(sha256(readFileSync(dex)));
  });
});

describe.skipIf(hasNoDexdump())('the structure of classes.dex', () => {
  it('passes the check that Android makes when it installs an app', () => {
    const { stdout, stderr, status } = spawnSync('dexdump', ['-c', dex], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout).toContain('Checksum verified');
    expect(status).toBe(0);
  });

  it('offers the methods of the bridge to the page at run time', () => {
    const dump = spawnSync('dexdump', ['-a', dex], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout;
    expect(bridgeMethods(dump)).toEqual([
      'audioChannel',
      'deviceId',
      'deviceKind',
      'keepAwake',
      'setAudioChannel',
      'showPlayback',
    ]);
  });
});

function hasNoDexdump(): boolean {
  const isMissing = spawnSync('dexdump', ['--help']).error !== undefined;
  if (isMissing) console.warn('LEFT OUT: the structure of classes.dex. Debian: apt-get install dexdump');
  return isMissing;
}

/** Returns the methods of the bridge that carry the annotation by which the web view finds them. */
function bridgeMethods(dump: string): readonly string[] {
  const annotations = /^Class #\d+ annotations:\n([\s\S]*?)\n\n/gm;
  return [...dump.matchAll(annotations)]
    .map(([, block = '']) => block)
    .flatMap((block) => [
      ...block.matchAll(
        /Annotations on method #\d+ '(\w+)'\n\s+VISIBILITY_RUNTIME Landroid\/webkit\/JavascriptInterface;/g,
      ),
    ])
    .map(([, name = '']) => name)
    .toSorted();
}
