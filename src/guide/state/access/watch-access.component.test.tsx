import { beforeEach, expect, it, vi } from 'vitest';
import { failedThoughReached } from '../../adapters/failed-though-reached.ts';
import { watchAccess } from './watch-access.ts';

let page: Document;
let time = 0;
const hasAccess = vi.fn<() => Promise<boolean>>();
const renew = vi.fn<() => Promise<boolean>>();
const leave = vi.fn<() => void>();

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  time = 0;
  hasAccess.mockReset().mockResolvedValue(false);
  renew.mockReset().mockResolvedValue(false);
  leave.mockReset();
  watchAccess({ page, now: () => time, hasAccess, renew, leave });
});

const settle = () => new Promise((resolve) => void setTimeout(resolve));

async function fail(name: string): Promise<void> {
  const element = page.createElement(name);
  page.body.append(element);
  element.dispatchEvent(new Event('error'));
  await settle();
}

it.each(['img', 'audio', 'video'])(
  'a visitor whose access has ended is led to the door by the first %s that fails',
  async (name) => {
    await fail(name);
    expect(leave).toHaveBeenCalledOnce();
  },
);

it('so does a recording that fails outside the page', async () => {
  page.dispatchEvent(new Event(failedThoughReached));
  await settle();
  expect(leave).toHaveBeenCalledOnce();
});

it('a visitor stays while access lasts, is renewed, or cannot be checked', async () => {
  hasAccess.mockResolvedValueOnce(true);
  await fail('img');
  expect(renew).not.toHaveBeenCalled();
  time += 10_000;
  renew.mockResolvedValueOnce(true);
  await fail('img');
  time += 10_000;
  hasAccess.mockRejectedValueOnce(new Error('no network'));
  await fail('img');
  expect(hasAccess).toHaveBeenCalledTimes(3);
  expect(leave).not.toHaveBeenCalled();
});

it('asks once for many failures, and never for other elements', async () => {
  hasAccess.mockResolvedValue(true);
  await fail('link');
  expect(hasAccess).not.toHaveBeenCalled();
  for (let index = 0; index < 5; index++) await fail('img');
  expect(hasAccess).toHaveBeenCalledOnce();
});
