import { expect, it, vi } from 'vitest';
import { loadNewerBuild } from './newer-build.ts';

const pageOf = (build: string): string => `<html><meta name="build" content="${build}" /></html>`;

type Page = Parameters<typeof loadNewerBuild>[0];

/** A page of build `a`, at a server that answers for its page with a text. */
function open(answer: string | undefined, memory = new Map<string, string>()): { page: Page; reload: () => void } {
  const reload = vi.fn();
  const page = {
    document: { querySelector: () => ({ content: 'a' }), baseURI: 'https://museum.example/guide/' },
    fetch: vi.fn(async () => {
      if (answer === undefined) throw new TypeError('Failed to fetch');
      return new Response(answer);
    }),
    sessionStorage: {
      getItem: (key: string) => memory.get(key) ?? null,
      setItem: (key: string, value: string) => void memory.set(key, value),
    },
    location: { reload },
  };
  return { page: page as unknown as Page, reload };
}

it('a page is loaded again once when the server has another build', async () => {
  const memory = new Map<string, string>();
  const first = open(pageOf('b'), memory);
  expect(await loadNewerBuild(first.page)).toBe(true);
  expect(first.reload).toHaveBeenCalledOnce();
  const second = open(pageOf('b'), memory);
  expect(await loadNewerBuild(second.page)).toBe(false);
  expect(second.reload).not.toHaveBeenCalled();
  expect(await loadNewerBuild(open(pageOf('c'), memory).page)).toBe(true);
});

it.each([
  ['the same build', pageOf('a')],
  ['a page of another server', '<html>'],
  ['no answer', undefined],
])('a page stays at a server with %s', async (_what, answer) => {
  const { page, reload } = open(answer);
  expect(await loadNewerBuild(page)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
