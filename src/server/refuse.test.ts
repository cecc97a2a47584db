import { expect, it } from 'vitest';
import refusals from '#i18n/en/refusals.json';
import type { RefusalReason, Words } from '#i18n/pack.ts';
import { reasons } from './refuse.ts';

const texts: Readonly<Record<RefusalReason, Words>> = refusals;

it.each(Object.entries(reasons))('a refusal %s needs the facts that its sentence names', (reason, [, ...facts]) => {
  const words = texts[reason as RefusalReason];
  const text = typeof words === 'string' ? words : words.other;
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  expect(facts.toSorted()).toEqual([...new Set(named)].toSorted());
});
