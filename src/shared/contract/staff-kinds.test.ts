import { expect, test } from 'vitest';
import { ranksAtLeast, UserGroup } from './staff-kinds.ts';

test.each([
  [UserGroup.root, [UserGroup.root, UserGroup.manager, UserGroup.desk, UserGroup.translator]],
  [UserGroup.manager, [UserGroup.manager, UserGroup.desk, UserGroup.translator]],
  [UserGroup.desk, [UserGroup.desk]],
  [UserGroup.translator, [UserGroup.translator]],
])('%s may do what %j may', (group, others) => {
  expect(Object.values(UserGroup).filter((least) => ranksAtLeast(group, least))).toEqual(others);
});
