import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerPlan, type FileToServe, planAnswer } from './plan-answer.ts';

const file: FileToServe = {
  etag: 'abc',
  bytes: 100,
  type: 'audio/mpeg',
  modifiedAt: new Date('2026-11-21T10:00:00.700Z'),
  cache: 'private',
  isImmutable: false,
};
const date = 'Sat, 21 Nov 2026 10:00:00 GMT';
const plan = (headers: Record<string, string>, more: Partial<FileToServe> = {}, method = 'GET'): AnswerPlan =>
  planAnswer({ ...file, ...more }, { method, headers });

describe('A range is answered exactly', () => {
  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-1', 0, 1],
    ['bytes=10-19', 10, 19],
    ['bytes=99-99', 99, 99],
    ['bytes=10-', 10, 99],
    ['bytes=0-', 0, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-30', 70, 99],
    ['bytes=-100', 0, 99],
    ['bytes=-5000', 0, 99],
    ['bytes=90-5000', 90, 99],
    ['bytes=0-99999999999999999999999', 0, 99],
    ['BYTES = 1 - 2 ', 1, 2],
    ['bytes=007-008', 7, 8],
  ])('%s', (range, start, end) => {
    expect(plan({ range })).toMatchObject({
      status: 206,
      body: { start, end },
      headers: { 'content-range': `bytes ${start}-${end}/100`, 'content-length': String(end + 1 - start) },
    });
  });

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=5000-', 'bytes=-0'])('beyond the end: %s', (range) => {
    const { status, headers, body } = plan({ range });
    expect([status, headers['content-range'], headers['content-length'], body]).toEqual([
      416,
      'bytes */100',
      '0',
      undefined,
    ]);
    expect(headers['content-type']).toBeUndefined();
  });

  test('is ignored for an empty file', () => {
    expect(plan({ range: 'bytes=0-0' }, { bytes: 0 }).status).toBe(416);
    expect(plan({}, { bytes: 0 })).toMatchObject({ status: 200, body: undefined });
  });

  test.each([
    'bytes=0-1,5-6',
    'bytes=',
    'bytes=-',
    'bytes=5-2',
    'bytes=a-b',
    'items=0-1',
    'bytes=0-1x',
    'bytes=1.5-3',
    'bytes=--1',
    '0-1',
  ])('unless it is not a single range: %s', (range) => {
    expect(plan({ range })).toMatchObject({ status: 200, body: { start: 0, end: 99 } });
    expect(plan({ range }).headers['content-range']).toBeUndefined();
  });

  test.each([
    ['"abc"', 206],
    ['"other"', 200],
    ['W/"abc"', 200],
    [date, 206],
    ['Sat, 21 Nov 2026 10:00:01 GMT', 200],
    ['Sat, 21 Nov 2026 09:59:59 GMT', 200],
    ['nonsense', 200],
  ])('if it refers to the current bytes: If-Range %s', (condition, status) => {
    expect(plan({ range: 'bytes=1-2', 'if-range': condition }).status).toBe(status);
  });

  test('for any header, within the file and with the announced length', () => {
    const number = fc.oneof(fc.nat({ max: 300 }).map(String), fc.constant(''));
    fc.assert(
      fc.property(number, number, fc.nat({ max: 200 }), (first, last, bytes) => {
        const { status, headers, body } = plan({ range: `bytes=${first}-${last}` }, { bytes });
        if (body === undefined) {
          expect(status === 416 || bytes === 0).toBe(true);
        } else {
          expect([body.start >= 0, body.start <= body.end, body.end < bytes]).toEqual([true, true, true]);
          expect(headers['content-length']).toBe(String(body.end + 1 - body.start));
        }
      }),
    );
  });
});

describe('A cached file is not sent again', () => {
  test.each([
    [{ 'if-none-match': '"abc"' }, 304],
    [{ 'if-none-match': 'W/"abc"' }, 304],
    [{ 'if-none-match': '"x", "abc"' }, 304],
    [{ 'if-none-match': '*' }, 304],
    [{ 'if-none-match': '"x"' }, 200],
    [{ 'if-none-match': 'abc' }, 200],
    [{ 'if-none-match': '"x"', 'if-modified-since': date }, 200],
    [{ 'if-modified-since': date }, 304],
    [{ 'if-modified-since': 'Sat, 21 Nov 2026 09:59:59 GMT' }, 200],
    [{ 'if-modified-since': 'nonsense' }, 200],
    [{ 'if-none-match': '"abc"', range: 'bytes=0-1' }, 304],
  ])('%j', (headers, status) => {
    const answer = plan(headers);
    expect(answer.status).toBe(status);
    expect(answer.headers['etag']).toBe('"abc"');
    expect(answer.body === undefined).toBe(status === 304);
  });
});

describe('Headers', () => {
  test('for HEAD equal those for GET, without a body and without ranges', () => {
    expect(plan({ range: 'bytes=0-1' }, {}, 'HEAD')).toEqual({ ...plan({}), body: undefined });
  });

  test('say how long the file may be cached', () => {
    expect(plan({}).headers['cache-control']).toBe('private, no-cache');
    expect(plan({}, { cache: 'public', isImmutable: true }).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(plan({}, { vary: 'Accept' }).headers['vary']).toBe('Accept');
    expect(plan({}).headers['last-modified']).toBe(date);
  });

  test('prevent a drawing from acting as a page of the museum', () => {
    expect(plan({}, { type: 'image/svg+xml' }).headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
    expect(plan({}, { type: 'text/vtt' }).headers['content-type']).toBe('text/vtt; charset=utf-8');
  });
});

test.each(['image/svg+xml', 'application/gpx+xml', 'application/pdf', 'text/xml'])(
  'a document that is opened directly can neither run scripts nor use the session: %s',
  (type) => {
    const file = { etag: 'a', bytes: 3, type, modifiedAt: new Date(0), cache: 'public', isImmutable: false } as const;
    const { headers } = planAnswer(file, { method: 'GET', headers: {} });
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* sandbox$/);
  },
);
