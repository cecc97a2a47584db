import { type ByteRange } from './object-store.ts';

export interface FileToServe {
  /** Of the bytes that are sent. */
  readonly etag: string;
  readonly bytes: number;
  /** The media type. */
  readonly type: string;
  readonly modifiedAt: Date;
  /** Whether proxies may keep it. */
  readonly cache: 'private' | 'public';
  /** The address names these very bytes: they will never change there. */
  readonly isImmutable: boolean;
  /** What else than the address decides which bytes are sent. */
  readonly vary?: string;
}

export interface FileRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface AnswerPlan {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Which bytes follow the headers; undefined: none. */
  readonly body: ByteRange | undefined;
}

/** How a GET or HEAD of a file is answered (RFC 9110): conditions first, then exact ranges. */
export function planAnswer(file: FileToServe, { method, headers }: FileRequest): AnswerPlan {
  const general = generalHeaders(file);
  if (isFresh(file, headers)) return { status: 304, headers: general, body: undefined };
  const content = { ...general, ...contentHeaders(file) };
  const range =
    method === 'GET' && isRangeMeant(file, headers) ? readRange(single(headers['range']), file.bytes) : undefined;
  if (range === 'unsatisfiable') {
    return {
      status: 416,
      headers: { ...general, 'content-range': `bytes */${file.bytes}`, 'content-length': '0' },
      body: undefined,
    };
  }
  if (range !== undefined) {
    const { start, end } = range;
    const length = {
      'content-range': `bytes ${start}-${end}/${file.bytes}`,
      'content-length': String(end + 1 - start),
    };
    return { status: 206, headers: { ...content, ...length }, body: range };
  }
  const hasBody = method === 'GET' && file.bytes > 0;
  return {
    status: 200,
    headers: { ...content, 'content-length': String(file.bytes) },
    body: hasBody ? { start: 0, end: file.bytes - 1 } : undefined,
  };
}

function generalHeaders({ etag, modifiedAt, cache, isImmutable, vary }: FileToServe): Record<string, string> {
  return {
    'accept-ranges': 'bytes',
    'cache-control': isImmutable ? `${cache}, max-age=31536000, immutable` : `${cache}, no-cache`,
    etag: `"${etag}"`,
    'last-modified': modifiedAt.toUTCString(),
    ...(vary === undefined ? {} : { vary }),
  };
}

function contentHeaders({ type }: FileToServe): Record<string, string> {
  const isText = type.startsWith('text/') || type === 'application/x-subrip';
  return {
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'x-content-type-options': 'nosniff',
    // Opened by itself, a drawing is a page of this server.
    ...(type === 'image/svg+xml'
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  };
}

function isFresh(file: FileToServe, headers: FileRequest['headers']): boolean {
  const tags = single(headers['if-none-match']);
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(file.etag);
  const since = Date.parse(single(headers['if-modified-since']) ?? '');
  return seconds(file.modifiedAt.getTime()) <= seconds(since);
}

function tagsIn(list: string): readonly string[] {
  return [...list.matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
}

/** If-Range: the part of these very bytes, or else the whole. */
function isRangeMeant(file: FileToServe, headers: FileRequest['headers']): boolean {
  const condition = single(headers['if-range'])?.trim();
  if (condition === undefined) return true;
  if (condition.endsWith('"')) return condition === `"${file.etag}"`;
  return seconds(Date.parse(condition)) === seconds(file.modifiedAt.getTime());
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** What is no single, well-formed range of bytes is passed over, as the standard has it. */
function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function single(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined;
}
