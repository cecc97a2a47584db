import { expect, it } from 'vitest';
import { createContentNews } from './content-news.ts';

const shown = { Counter: 1, UpdatedAt: '2026-01-01T00:00:00.000Z' };
const stored = new Map([
  ['same', { ...shown, UpdatedAt: '2026-01-01' }],
  ['newer', { ...shown, Counter: 2 }],
  ['imported', { ...shown, UpdatedAt: '2026-02-01' }],
]);
const open = () => createContentNews(shown, async (id) => stored.get(id));

it.each([
  ['same', false],
  ['newer', true],
  ['imported', true],
  ['gone', false],
])('the version %s is news: %s', async (version, isNews) => {
  const news = open();
  await news.hear({ type: 'contentUpdated', version });
  expect(news.getState()).toBe(isNews);
});

it('content is no news while it waits for its media, and after the visitor has put it aside', async () => {
  const news = open();
  await news.hear({ type: 'contentStaged', version: 'newer' });
  expect(news.getState()).toBe(false);
  await news.hear({ type: 'contentUpdated', version: 'newer' });
  news.dismiss();
  expect(news.getState()).toBe(false);
});
