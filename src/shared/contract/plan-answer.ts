/** Part of a file; both ends belong to it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface FileToServe {
  /** The ETag of the bytes that are sent. */
  readonly etag: string;
  readonly bytes: number;
  /** The media type. */
  readonly type: string;
  /** Undefined: unknown, and conditions on dates are not met. */
  readonly modifiedAt?: Date;
  /** Whether proxies may cache it. */
  readonly cache: 'private' | 'public';
  /** Whether the bytes at this address never change. */
  readonly isImmutable: boolean;
  /** The headers that, besides the address, decide which bytes are sent. */
  readonly vary?: string;
}

export interface FileRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface AnswerPlan {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** The bytes that follow the headers; undefined if no bytes follow. */
  readonly body: ByteRange | undefined;
}

/** Plans the answer to a GET or HEAD of a file (RFC 9110): conditions first, then exact ranges. */
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
    ...(modifiedAt === undefined ? {} : { 'last-modified': modifiedAt.toUTCString() }),
    ...(vary === undefined ? {} : { vary }),
  };
}

function contentHeaders({ type }: FileToServe): Record<string, string> {
  const isText = type.startsWith('text/') || type === 'application/x-subrip';
  return {
    'content-type': isText ? `${type}; charset=utf-8` : type,
    'x-content-type-options': 'nosniff',
    // A drawing or document that is opened directly is a page of this server.
    ...(isDocument(type)
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" }
      : {}),
  };
}

function isDocument(type: string): boolean {
  return type === 'application/pdf' || /[/+]xml$/.test(type);
}

function isFresh(file: FileToServe, headers: FileRequest['headers']): boolean {
  const tags = single(headers['if-none-match']);
  if (tags !== undefined) return tags.trim() === '*' || tagsIn(tags).includes(file.etag);
  const since = Date.parse(single(headers['if-modified-since']) ?? '');
  return file.modifiedAt !== undefined && seconds(file.modifiedAt.getTime()) <= seconds(since);
}

function tagsIn(list: string): readonly string[] {
  return [...list.matchAll(/"([^"]*)"/g)].map(([, tag = '']) => tag);
}

/** Evaluates If-Range: the range applies only to these bytes; otherwise the whole file is sent. */
function isRangeMeant(file: FileToServe, headers: FileRequest['headers']): boolean {
  const condition = single(headers['if-range'])?.trim();
  if (condition === undefined) return true;
  if (condition.endsWith('"')) return condition === `"${file.etag}"`;
  return file.modifiedAt !== undefined && seconds(Date.parse(condition)) === seconds(file.modifiedAt.getTime());
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / 1000);
}

/** Reads a single, well-formed byte range; anything else is ignored, as RFC 9110 requires. */
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
