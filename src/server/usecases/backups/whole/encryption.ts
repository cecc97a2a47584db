import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Identity, type Recipient } from 'age-encryption';
import { WholeBackupError } from '../../../errors.ts';

/** The work of a guess as a power of two: a quarter of a gigabyte and about a second, as `age` itself has it. */
const usualWork = 18;
/** More than this would stop the machine. */
const mostWork = 20;

/** Encrypts a stream by a passphrase in the open format of `age`: https://age-encryption.org/v1. */
export async function encryptStream(plain: Readable, passphrase: string, work = usualWork): Promise<Readable> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipientOf(passphrase, work));
  return Readable.from(await encrypter.encrypt(toWeb(plain)), { objectMode: false });
}

/**
 * Decrypts a stream. Every piece is authenticated before it is passed on, and the end as well, so nothing can be
 * changed, left out, moved or cut off unnoticed.
 *
 * @throws WholeBackupError, also as the error of the stream
 */
export async function decryptStream(encrypted: Readable, passphrase: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addIdentity(identityOf(passphrase));
  let plain: ReadableStream<Uint8Array>;
  try {
    plain = await decrypter.decrypt(toWeb(encrypted));
  } catch (error) {
    encrypted.destroy();
    throw error instanceof WholeBackupError || isOfDisk(error) ? error : foreign(error);
  }
  return Readable.from(checked(plain), { objectMode: false });
}

async function* checked(plain: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* plain;
  } catch (error) {
    if (isOfDisk(error)) throw error;
    throw new WholeBackupError(
      'The file is damaged: bytes of it are changed or missing at the end. Take another copy of it, or an earlier backup.',
      { cause: error },
    );
  }
}

/** The library's errors have no codes, those of files have. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}

function foreign(cause: unknown): WholeBackupError {
  return new WholeBackupError(
    'The file is no encrypted backup, or its first bytes are damaged. Backups that the staff area makes (.zip) are restored there.',
    { cause },
  );
}

/** The bytes encrypted at a time; they take about two milliseconds. */
const pieceBytes = 64 * 1024;

/** Lets other calls have their turn between pieces, which Node's own conversion does not. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  const pieces = cut(stream);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await nextTurn();
      const piece = await pieces.next();
      if (piece.done === true) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: () => void stream.destroy(),
  });
}

async function* cut(stream: Readable): AsyncGenerator<Uint8Array, void> {
  for await (const piece of stream as AsyncIterable<Buffer>) {
    for (let from = 0; from < piece.length; from += pieceBytes) yield piece.subarray(from, from + pieceBytes);
  }
}

const kind = 'scrypt';
const label = 'age-encryption.org/v1/scrypt';
const saltBytes = 16;
const keyBytes = 32;
const tagBytes = 16;
/** Each key encrypts one thing only. */
const nonce = Buffer.alloc(12);

/** The library's own passphrases stop the thread for a second, so the key is derived off it. */
function recipientOf(passphrase: string, work: number): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(saltBytes);
      const key = await deriveKey(passphrase, salt, work);
      const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const { Stanza } = await import('age-encryption');
      return [new Stanza([kind, salt.toString('base64').replace(/=+$/, ''), String(work)], body)];
    },
  };
}

function identityOf(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [first, ...others] = stanzas;
      const [name, salt = '', work = ''] = first?.args ?? [];
      if (first === undefined || name !== kind || others.length > 0)
        throw new WholeBackupError('The file is encrypted by a key, not by a passphrase: no backup of Cicerone is.');
      const saltRead = Buffer.from(salt, 'base64');
      if (!/^[1-9]\d?$/.test(work) || Number(work) > mostWork || saltRead.length !== saltBytes)
        throw foreign(undefined);
      const key = await deriveKey(passphrase, saltRead, Number(work));
      try {
        const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
        cipher.setAuthTag(first.body.subarray(-tagBytes));
        return Buffer.concat([cipher.update(first.body.subarray(0, -tagBytes)), cipher.final()]);
      } catch (error) {
        throw new WholeBackupError('The passphrase is wrong, or the first bytes of the file are damaged.', {
          cause: error,
        });
      }
    },
  };
}

const blockSize = 8;

async function deriveKey(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const N = 2 ** work;
  const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);
  const memory = 128 * N * blockSize;
  return derive(passphrase, Buffer.concat([Buffer.from(label), salt]), keyBytes, {
    N,
    r: blockSize,
    p: 1,
    maxmem: 2 * memory,
  });
}
