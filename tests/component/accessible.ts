import axe from 'axe-core';
import { expect } from 'vitest';
import { rules } from '#tests/browser/accessibility.ts';

/** Runs axe's checks that need neither layout nor colours: names, roles, labels, states and the order of headings. */
export async function expectAccessible(within: Element = document.body): Promise<void> {
  const { violations } = await axe.run(within, {
    ...rules,
    rules: { ...rules.rules, 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
