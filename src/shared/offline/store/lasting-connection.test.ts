import { describe, expect, it } from 'vitest';
import { lastingConnection } from './lasting-connection.ts';

const named = (name: string) => new DOMException('The browser says so', name);

/** A database whose connections are numbered. Each opening fails with what is given for it. */
function database(failures: readonly (Error | undefined)[] = []) {
  const ends: (() => void)[] = [];
  const within = lastingConnection<number>((onEnd) => {
    const failure = failures[ends.length];
    ends.push(onEnd);
    return failure === undefined ? Promise.resolve(ends.length) : Promise.reject(failure);
  });
  return { within, ends, number: () => within((connection) => Promise.resolve(connection)) };
}

describe('a lasting connection', () => {
  it('is opened once, and again after the browser has closed it', async () => {
    const { number, ends } = database();
    expect([await number(), await number()]).toEqual([1, 1]);
    ends[0]?.();
    expect(await number()).toBe(2);
    // The end of the old one no longer matters.
    ends[0]?.();
    expect(await number()).toBe(2);
  });

  it.each(['AbortError', 'InvalidStateError', 'UnknownError'])('does work again that ends by %s', async (name) => {
    const { within, number } = database();
    const work = (connection: number) =>
      connection === 1 ? Promise.reject(named(name)) : Promise.resolve(`by ${connection}`);
    expect(await Promise.all([within(work), within(work)])).toEqual(['by 2', 'by 2']);
    expect(await number()).toBe(2);
  });

  it('does not keep an opening that has failed', async () => {
    const { number } = database([named('UnknownError'), named('UnknownError')]);
    await expect(number()).rejects.toMatchObject({ name: 'UnknownError' });
    expect(await number()).toBe(3);
  });

  it('passes other failures on to the callers', async () => {
    const { within, ends } = database();
    await expect(within(() => Promise.reject(named('QuotaExceededError')))).rejects.toMatchObject({
      name: 'QuotaExceededError',
    });
    expect(ends).toHaveLength(1);
  });
});
