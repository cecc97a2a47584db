import { afterEach, describe, expect, it, vi } from 'vitest';
import { joinLogOutNews } from './log-out-news.ts';

const guide = 'https://museum.example/guide/';

describe('a logout (specification 4)', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is heard by the other tabs of this museum and by the offline worker, and not by the tab that logs out', async () => {
    const orders: unknown[] = [];
    const scopes: unknown[] = [];
    const active = { postMessage: (order: unknown) => void orders.push(order) };
    const getRegistration = async (scope: unknown) => {
      scopes.push(scope);
      return { active };
    };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
    const [here, other, elsewhere] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    const { tell } = joinLogOutNews(guide, here);
    joinLogOutNews(guide, other);
    joinLogOutNews('https://museum.example/another/', elsewhere);
    await tell();
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
    expect([here, elsewhere].flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect([orders, scopes]).toEqual([[{ type: 'logout' }], [guide]]);
  });

  it('that never was a login clears the worker, and concerns no other tab', async () => {
    const orders: unknown[] = [];
    const active = { postMessage: (order: unknown) => void orders.push(order) };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active }) } });
    const other = vi.fn<() => void>();
    joinLogOutNews(guide, other);
    const { clearWorker, tell } = joinLogOutNews(guide, () => undefined);
    await clearWorker();
    expect(orders).toEqual([{ type: 'logout' }]);
    await tell();
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
  });

  it('needs no worker', async () => {
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: () => Promise.reject(new DOMException('Not allowed', 'SecurityError')) },
    });
    const other = vi.fn<() => void>();
    joinLogOutNews(guide, other);
    await joinLogOutNews(guide, () => undefined).tell();
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
  });
});
