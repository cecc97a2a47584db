import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupDesk, openBackupDesk } from '#tests/server/backup-desk.ts';
import { type Contents, makeZip, replaceAll, sealed, unzip } from '#tests/server/backup-zips.ts';

let desk: BackupDesk;

describe('an upload', () => {
  let good: Contents = {};
  beforeAll(async () => {
    desk = await openBackupDesk();
    good = await unzip(await desk.download((await desk.create('full')).Name));
  });
  afterAll(() => desk.close());

  const refusals: Record<string, readonly [() => Promise<Buffer>, RegExp]> = {
    'is not a zip': [async () => Buffer.from('words'), /is not a zip file, or is incomplete/],
    'is cut off': [async () => (await makeZip(good)).subarray(0, -40), /is not a zip file, or is incomplete/],
    'is damaged in the middle': [
      async () => {
        const zip = await makeZip(good, { compress: false });
        zip.write('FIRST', zip.indexOf('first sound'));
        return zip;
      },
      /not what it was/,
    ],
    'leads out of its folder': [
      async () => replaceAll(await makeZip(good), 'files/ton/same.mp3', '../../../../pwned.a'.slice(0, 18)),
      /invalid relative path|cannot be kept/,
    ],
    'contains a link': [async () => makeZip(good, { mode: 0o120777 }), /link or a device/],
    'is a bomb': [async () => makeZip({ ...good, 'files/zeros': Buffer.alloc(50_000_000) }), /far more than any/],
    'contains a name twice': [
      async () =>
        replaceAll(await makeZip({ ...good, 'files/ton/some.mp3': 'b' }), 'files/ton/some.mp3', 'files/ton/same.mp3'),
      /"files\/ton\/same.mp3" twice/,
    ],
    'contains more than its manifest': [
      async () => makeZip({ ...good, 'files/more.mp3': 'more' }),
      /"files\/more.mp3", of which its manifest knows nothing/,
    ],
    'contains less than its manifest': [
      async () => {
        const { 'files/ton/same.mp3': _gone, ...rest } = good;
        return makeZip(rest);
      },
      /"files\/ton\/same.mp3" is missing/,
    ],
    'contains other bytes than its manifest says': [
      async () => makeZip({ ...good, 'files/ton/same.mp3': 'FIRST sound' }),
      /"files\/ton\/same.mp3" is not what it was/,
    ],
    'contains more bytes than its manifest says': [
      async () => makeZip({ ...good, 'files/ton/same.mp3': 'first sound and more' }),
      /is not what it was/,
    ],
    'comes from a newer version': [
      async () => makeZip(sealed(good, (manifest) => ({ ...manifest, format: 2 }))),
      /a newer Cicerone has made it \(format 2; this one understands up to 1\)/,
    ],
    'has a manifest of something else': [
      async () => makeZip({ ...good, 'manifest.json': '{"name": "web app"}' }),
      /was not written by Cicerone/,
    ],
    'has a broken manifest': [async () => makeZip({ ...good, 'manifest.json': '{' }), /no JSON/],
    'has a manifest without types': [
      async () => makeZip(sealed(good, (manifest) => ({ ...manifest, type: 'half' }))),
      /broken at type/,
    ],
    'has an invalid definition': [
      async () => makeZip(sealed({ ...good, 'tourDefinition.yaml': 'Tours: [' })),
      /line \d+, column \d+ of "tourDefinition.yaml"/,
    ],
    'has no editing copy': [
      async () => {
        const { 'editing.yaml': _gone, ...rest } = good;
        return makeZip(sealed(rest));
      },
      /"editing.yaml" is missing/,
    ],
    'names a file twice': [
      async () => makeZip(sealed(good, ({ files, ...rest }) => ({ ...rest, files: [...files, ...files] }))),
      /is listed twice/,
    ],
    'names a file whose bytes are missing': [
      async () =>
        makeZip(
          sealed(good, ({ files, ...rest }) => ({
            ...rest,
            files: [...files, { path: 'x.mp3', entry: 'files/x.mp3', modifiedAt: 1 }],
          })),
        ),
      /the file "x.mp3" is missing/,
    ],
    'contains neither a manifest nor a definition': [
      async () => makeZip({ 'a.txt': 'words' }),
      /neither a manifest\.json/,
    ],
    'contains two content folders': [
      async () => makeZip({ 'a/tourDefinition.yaml': 'Tours: []', 'b/tourDefinition.yaml': 'Tours: []' }),
      /several definitions/,
    ],
  };

  it.each(Object.keys(refusals))('is refused when it %s, and leaves nothing behind', async (name) => {
    const [make, message] = refusals[name] ?? [() => Promise.resolve(Buffer.alloc(0)), /never/];
    const before = [await desk.state(), await desk.list()];
    const answer = await desk.upload(await make());
    expect(answer).toMatchObject({
      status: 422,
      body: { error: { code: 'wrong-backup', message: expect.stringMatching(message) } },
    });
    expect([await desk.state(), await desk.list()]).toEqual(before);
    const kept: string[] = [];
    for await (const { key } of desk.server.services.store.list('backups/')) kept.push(key);
    expect(kept).toHaveLength(1);
  });

  it('must be a form with a file', async () => {
    const answer = await desk.server.app.inject({
      method: 'POST',
      url: '/api/backup/upload',
      headers: { ...desk.headers(), 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([415, 'wrong-type']);
  });
});
