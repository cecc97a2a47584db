import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../../store/database.ts';
import { CopyName } from '../../store/tables.ts';
import { createCopyCache } from './published.ts';
import { validateCopy } from './validate-copy.ts';
import { writeCopy } from './write-copy.ts';

it('names every file that visitors would miss, also outside files/, and misspelt codes of text blocks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cicerone-validate-'));
  const db = await openDatabase(join(folder, 'cicerone.db'));
  const file = { path: 'a.mp3', hash: 'h', bytes: 1, type: 'audio/mpeg', modifiedAt: 0 };
  await db.write(async (transaction) => {
    await transaction.insertInto('files').values(file).execute();
    await writeCopy(transaction, CopyName.inEdit, {
      Locations: [
        { ID: 1, MediaURL: { de: 'files/a.mp3', en: 'media/a.mp3', fr: 'files/b.mp3', it: 'https://host/a.mp3' } },
      ],
      Messages: [{ ID: 1, Code: 'action_start', Message: 'Los' }],
    });
  });
  const inEdit = createCopyCache(db, CopyName.inEdit);
  const { MissingResources, Problems } = await validateCopy({ inEdit, db }, false);
  expect(MissingResources.map(({ Facts }) => Facts['url'])).toEqual(['media/a.mp3', 'files/b.mp3']);
  expect(Problems).toContainEqual({
    Model: 'messages',
    ID: 1,
    Field: 'Code',
    Key: 'message-misspelt',
    Facts: { code: 'action_start', meant: 'action.start' },
  });
  await db.close();
  await rm(folder, { recursive: true });
});
