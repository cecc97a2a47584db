import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices, type Notices } from './notices.ts';

const message = { text: 'Texts' };

function setUp(isDebugging = false): Notices {
  return createNotices({
    schedule: (task, milliseconds) => {
      const timer = setTimeout(task, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => 42,
    isDebugging: () => isDebugging,
  });
}

function texts(notices: Notices): readonly unknown[] {
  return notices.getState().map((notice) => ('text' in notice.message ? notice.message.text : notice.message.key));
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a notice', () => {
  it('disappears after 5 seconds', () => {
    const notices = setUp();
    notices.show(message);
    vi.advanceTimersByTime(4999);
    expect(texts(notices)).toEqual(['Texts']);
    vi.advanceTimersByTime(1);
    expect(texts(notices)).toEqual([]);
  });

  it('stays until it is dismissed when it is persistent', () => {
    const notices = setUp();
    const id = notices.show(message, { lifetime: 'persistent', mood: 'negative' });
    vi.advanceTimersByTime(1e9);
    expect(notices.getState()).toMatchObject([{ mood: 'negative' }]);
    notices.dismiss(id);
    expect(texts(notices)).toEqual([]);
  });

  it('stays while the visitor points at it, and gets its whole lifetime afterwards', () => {
    const notices = setUp();
    notices.show(message);
    notices.hold();
    notices.show({ text: 'Later' });
    vi.advanceTimersByTime(60_000);
    expect(texts(notices)).toEqual(['Texts', 'Later']);
    notices.release();
    vi.advanceTimersByTime(4999);
    expect(texts(notices)).toEqual(['Texts', 'Later']);
    vi.advanceTimersByTime(1);
    expect(texts(notices)).toEqual([]);
  });

  it('that was closed under the pointer does not hold the next one', () => {
    const notices = setUp();
    const id = notices.show(message);
    notices.hold();
    notices.dismiss(id);
    notices.show({ text: 'Next' });
    vi.advanceTimersByTime(5000);
    expect(texts(notices)).toEqual([]);
  });

  it('is not shown twice, but extended', () => {
    const notices = setUp();
    const id = notices.show(message);
    vi.advanceTimersByTime(3000);
    expect(notices.show({ text: 'Texts' })).toBe(id);
    vi.advanceTimersByTime(3000);
    expect(texts(notices)).toEqual(['Texts']);
  });

  it('makes room for newer ones; persistent ones stay', () => {
    const notices = setUp();
    notices.show({ text: 'stays' }, { lifetime: 'persistent' });
    for (const text of ['1', '2', '3', '4', '5']) notices.show({ text });
    expect(texts(notices)).toEqual(['stays', '2', '3', '4', '5']);
  });
});

describe('the networking error', () => {
  it('shows staff the facts, and stays', () => {
    const notices = setUp();
    notices.reportNetworkError(new Error('outer', { cause: new TypeError('inner') }), 'https://a.example/db');
    vi.advanceTimersByTime(1e9);
    const [notice] = notices.getState();
    expect(notice).toMatchObject({ mood: 'negative', network: { url: 'https://a.example/db', time: 42 } });
    expect(notice?.network?.stack).toMatch(/outer[^]*Caused by: TypeError: inner/);
  });

  it('is shown once per address, and again after it was ignored', () => {
    const notices = setUp();
    for (const url of ['/a', '/a', '/b']) notices.reportNetworkError('no network', url);
    expect(notices.getState().map(({ network }) => network?.url)).toEqual(['/a', '/b']);
    notices.dismiss(1);
    notices.reportNetworkError('no network', '/a');
    expect(notices.getState().map(({ network }) => network?.url)).toEqual(['/b', '/a']);
  });
});

describe('texts for developers', () => {
  it('are not shown to visitors', () => {
    const notices = setUp();
    notices.debug('boo');
    expect(texts(notices)).toEqual([]);
  });

  it.each([
    ['notification', 10_000],
    ['toast', 1500],
    ['error', 10_000],
  ] as const)('a %s lasts %i ms', (kind, milliseconds) => {
    const notices = setUp(true);
    notices.debug('boo', kind);
    vi.advanceTimersByTime(milliseconds - 1);
    expect(texts(notices)).toEqual(['boo']);
    vi.advanceTimersByTime(1);
    expect(texts(notices)).toEqual([]);
  });
});
