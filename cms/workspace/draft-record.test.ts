import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packDraft, unpackDraft } from './draft-record.ts';

const objects = fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined });

it('reads what it has written', () => {
  const changes = fc.array(
    fc.record({ model: fc.constant('locations' as const), ID: fc.nat(), base: objects, mine: objects }),
  );
  fc.assert(
    fc.property(changes, fc.nat(), (list, at) => {
      const plain: unknown = JSON.parse(JSON.stringify(list));
      expect(unpackDraft(written({ changes: list, unanswered: undefined, at }))).toEqual({ changes: plain, at });
    }),
  );
});

it('reads the earlier form, and nothing that it does not know', () => {
  expect(unpackDraft({ changes: [], at: 1 })).toEqual({ changes: [], at: 1 });
  expect(unpackDraft({ changesText: ['[', 'broken'], at: 1 })).toBeUndefined();
  expect(unpackDraft({ changes: 'none', at: 1 })).toBeUndefined();
  expect(unpackDraft('draft')).toBeUndefined();
});

function written(draft: Parameters<typeof packDraft>[0]): unknown {
  const packing = packDraft(draft);
  for (;;) {
    const step = packing.next();
    if (step.done === true) return step.value;
  }
}
