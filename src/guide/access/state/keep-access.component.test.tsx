import { beforeEach, expect, it, vi } from 'vitest';
import { failedThoughReached } from '../../adapters/failed-though-reached.ts';
import { keepAccess } from './keep-access.ts';

let page: Document;
const doubt = vi.fn<() => Promise<boolean>>();
const renew = vi.fn<() => void>();
const leave = vi.fn<() => void>();

beforeEach(() => {
  page = document.implementation.createHTMLDocument();
  doubt.mockReset().mockResolvedValue(true);
  renew.mockReset();
  leave.mockReset();
  keepAccess({ page, doubt, renew, leave });
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

it('so does a picture that had failed before', async () => {
  const image = page.createElement('img');
  Object.defineProperties(image, {
    complete: { value: true },
    currentSrc: { value: 'files/gate.jpg' },
    naturalWidth: { value: 0 },
  });
  page.body.append(image);
  keepAccess({ page, doubt, renew, leave });
  await settle();
  expect(leave).toHaveBeenCalledOnce();
});

it('a visitor stays while access lasts, and other elements are no reason to check it', async () => {
  doubt.mockResolvedValue(false);
  await fail('img');
  await fail('link');
  expect(doubt).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
});

it('access is renewed at the start, and when the visitor returns to the page', () => {
  expect(renew).toHaveBeenCalledOnce();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(renew).toHaveBeenCalledTimes(page.hidden ? 1 : 2);
});
