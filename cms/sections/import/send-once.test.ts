import { expect, it } from 'vitest';
import { type StoredFile } from '../../files/files-store.ts';
import { type Upload } from '../../files/uploads-machine.ts';
import { createSendOnce } from './send-once.ts';

const storedAs = (Path: string, content: string): StoredFile =>
  ({ Path, Bytes: content.length, SHA256: `hash of ${content}` }) as StoredFile;

/** Files that are sent to where their names say. */
function sending(stored: readonly StoredFile[]) {
  const sent: string[] = [];
  const once = createSendOnce({ stored: () => stored, hash: async (content) => `hash of ${await content.text()}` });
  const add = (path: string, content: string, mayBeElsewhere = true): (() => Promise<string>) => {
    const file = new File([content], path);
    once.add(file, { bytes: content.length, content: async () => file, mayBeElsewhere }, path);
    const upload = { file, folder: '', name: path } as Upload;
    return async () => {
      const answer = await once.send(upload, async (blob) => {
        sent.push(path);
        return { stored: storedAs(path, await blob.text()) };
      });
      return 'stored' in answer ? answer.stored.Path : '';
    };
  };
  return { add, sent };
}

it('sends no content that is stored already, or was sent before', async () => {
  const { add, sent } = sending([storedAs('alt.mp3', 'eins')]);
  const files = [add('1.mp3', 'eins'), add('2.mp3', 'zwei'), add('3.mp3', 'zwei'), add('4.mp3', 'vier')];
  const paths: string[] = [];
  for (const send of files) paths.push(await send());
  expect(paths).toEqual(['alt.mp3', '2.mp3', '2.mp3', '4.mp3']);
  expect(sent).toEqual(['2.mp3', '4.mp3']);
});

it('sends a file that takes the place of another, even if its content is elsewhere', async () => {
  const { add, sent } = sending([storedAs('alt.mp3', 'eins'), storedAs('2.mp3', 'zwei')]);
  expect([await add('1.mp3', 'eins', false)(), await add('2.mp3', 'zwei', false)()]).toEqual(['1.mp3', '2.mp3']);
  expect(sent).toEqual(['1.mp3']);
});

it('does not count on a stored file that it replaces', async () => {
  const { add, sent } = sending([storedAs('1.mp3', 'eins')]);
  const files = [add('1.mp3', 'neue'), add('2.mp3', 'eins')];
  for (const send of files) await send();
  expect(sent).toEqual(['1.mp3', '2.mp3']);
});

it('fails if a file cannot be unpacked', async () => {
  const once = createSendOnce({ stored: () => [], hash: async () => undefined });
  const file = new File([''], '1.mp3');
  const content = () => Promise.reject(new RangeError('damaged'));
  once.add(file, { bytes: 3, content, mayBeElsewhere: true }, '1.mp3');
  await expect(once.send({ file } as Upload, () => Promise.reject(new Error('sent')))).rejects.toThrow('damaged');
});
