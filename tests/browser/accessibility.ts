import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { type Page } from 'playwright';

/** In its smallest form, which a page takes in half the time. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 A and AA. */
export const rules: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  rules: { 'heading-order': { enabled: true } },
  resultTypes: ['violations'],
};

/**
 * Returns the axe violations of a page and its frames, or of the elements that a selector finds, each as
 * `rule: elements`. The half megabyte of axe is sent once per document, not per call.
 */
export async function findViolations(page: Page, within = ':root'): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
  }
  const { violations } = await page.evaluate(([place, options]) => window.axe.run(place, options), [
    within,
    rules,
  ] as const);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * Returns landmarks of a page that have the same name. Dialogs and frames have their own `header` and `main`, of which axe
 * knows nothing.
 */
export async function findTwinLandmarks(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate((options) => window.axe.run(options), {
    runOnly: { type: 'rule', values: ['landmark-unique'] },
    iframes: false,
  } satisfies axe.RunOptions);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
