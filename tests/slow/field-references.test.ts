import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readersOfSharedNames } from './field-references.ts';

const root = join(import.meta.dirname, '../..');

/** Fields that are read by functions that take any object with such a field. */
const readByShape: Readonly<Record<string, string>> = {
  'message.Code': 'src/shared/content/catalogue-index.ts',
  'tour-group.ImageDescriptor': 'src/shared/content/card-picture.ts',
  'tour-group.Position': 'src/shared/content/catalogue-index.ts',
  'tour-item.MapGPSAutoDistance': 'engine/map/trigger-stations.ts',
  'tour-item.Position': 'src/shared/content/catalogue-index.ts',
  'tour.Position': 'src/shared/content/catalogue-index.ts',
};

/** Fields that only staff see. */
const forStaff: readonly string[] = ['backup.Description', 'backup.Name', 'backup.Type', 'theme.Name'];

test('a field is read for itself, even if other objects have a field of that name', () => {
  const unread = [...readersOfSharedNames(root)].flatMap(([field, readers]) => (readers.length === 0 ? [field] : []));
  expect(unread.toSorted()).toEqual([...Object.keys(readByShape), ...forStaff].toSorted());
  for (const [field, file] of Object.entries(readByShape)) {
    const [, name = ''] = field.split('.');
    expect(readFileSync(join(root, file), 'utf8')).toContain(name);
  }
});
