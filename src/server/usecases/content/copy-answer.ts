import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { listNames } from '#content/definition.ts';
import { forVisitors, mayHideFromVisitors } from '#content/for-visitors.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { inTurns } from '../../long-work/in-turns.ts';
import { answerOf, type PreparedAnswer, prepareBytes } from '../../long-work/prepared-answer.ts';
import { type Chunk, type CopyContent, type Row } from './copy-content.ts';

/** A part of the answer, compressed separately: unchanged parts need not be compressed again. */
interface Part {
  /** The JSON before its objects. */
  readonly before: string;
  readonly text: Buffer;
  readonly deflated: Promise<Buffer>;
}

/** Brotli of more than this takes longer than everything else that a publication does, so it is added afterwards. */
const lateBytes = 2_000_000;

/**
 * Prepares the JSON of a copy; a large one without brotli.
 *
 * @param isForStaff whether it has what only staff know
 */
export async function packCopy(
  content: CopyContent,
  version: StoredObject,
  isForStaff: boolean,
): Promise<PreparedAnswer> {
  const parts = await inTurns(partsOf(content, version, isForStaff ? bodyOf : publicBodyOf));
  const identity = Buffer.concat(parts.map(({ text }) => text));
  if (identity.length <= lateBytes) return await prepareBytes(identity, isForStaff);
  return answerOf({ gzip: await joinGzip(parts, identity), identity });
}

type Write = (row: Row) => string;

function* partsOf(
  { lists, others }: CopyContent,
  version: StoredObject,
  write: Write,
): Generator<undefined, readonly Part[]> {
  const parts: Part[] = [];
  let before = `{"Version":${JSON.stringify(version)}`;
  for (const name of listNames) {
    before += `,"${name}":[`;
    for (const chunk of lists[name]) {
      parts.push(partOf(chunk, before, write));
      before = ',';
      yield;
    }
    before = lists[name].length === 0 ? `${before}]` : ']';
  }
  for (const [name, value] of Object.entries(others)) before += `,${JSON.stringify(name)}:${JSON.stringify(value)}`;
  return [...parts, makePart(`${before}}`, [], write)];
}

const bodyOf: Write = ({ body }) => body;

const publicBodyOf: Write = ({ body, stored }) =>
  mayHideFromVisitors(body) ? JSON.stringify(forVisitors(stored)) : body;

const known = new Map([bodyOf, publicBodyOf].map((write) => [write, new WeakMap<Chunk, Part>()]));

function partOf(chunk: Chunk, before: string, write: Write): Part {
  const kept = known.get(write)?.get(chunk);
  if (kept?.before === before) return kept;
  const part = makePart(before, chunk, write);
  known.get(write)?.set(chunk, part);
  return part;
}

function makePart(before: string, chunk: Chunk, write: Write): Part {
  const text = Buffer.from(before + chunk.map((row) => write(row)).join(','));
  // Ends with a whole byte, and refers to nothing before it.
  const deflated = promisify(deflateRaw)(text, { finishFlush: constants.Z_FULL_FLUSH });
  // They may not be awaited.
  deflated.catch(() => undefined);
  return { before, text, deflated };
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** A last block with nothing in it. */
const lastBlock = Buffer.from([3, 0]);

/** RFC 1952: one member of all parts. */
async function joinGzip(parts: readonly Part[], whole: Buffer): Promise<Buffer> {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(crc32(whole), 0);
  tail.writeUInt32LE(whole.length % 2 ** 32, 4);
  return Buffer.concat([gzipHead, ...(await Promise.all(parts.map(({ deflated }) => deflated))), lastBlock, tail]);
}
