import { describe, it } from 'vitest';
import { expectRestored, openLongList } from '#tests/journeys/visitor/long-list.ts';

const { as } = openLongList();

describe('going back by the arrow (decision: a list is as the visitor left it)', () => {
  it('restores the filtered list, also after a reload, the place in the cards, and the last typed text', () =>
    as((guide) => expectRestored(guide, () => guide.tap('Zurück'))));
});
