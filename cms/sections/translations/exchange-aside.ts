import { type Exchange, type ExchangeFormat, type ReadFile } from '#content/translation-exchange/exchanged.ts';
import { type WrittenFile } from '#content/translation-exchange/files.ts';

export type ExchangeQuestion =
  | { readonly kind: 'read'; readonly file: string; readonly bytes: Uint8Array }
  | { readonly kind: 'write'; readonly exchange: Exchange; readonly format: ExchangeFormat; readonly name: string };

export type ExchangeAnswer =
  | { readonly kind: 'read'; readonly read: ReadFile }
  | { readonly kind: 'written'; readonly file: WrittenFile }
  | { readonly kind: 'failed'; readonly message: string };

/** Reads a file of translations in a worker, so that pages stay responsive. */
export async function readAside(file: string, bytes: Uint8Array): Promise<ReadFile> {
  const answer = await ask({ kind: 'read', file, bytes });
  if (answer.kind === 'read') return answer.read;
  throw new Error(answer.kind);
}

/** Writes one, likewise. */
export async function writeAside(exchange: Exchange, format: ExchangeFormat, name: string): Promise<WrittenFile> {
  const answer = await ask({ kind: 'write', exchange, format, name });
  if (answer.kind === 'written') return answer.file;
  throw new Error(answer.kind);
}

async function ask(question: ExchangeQuestion): Promise<ExchangeAnswer> {
  const worker = new Worker(new URL('./exchange-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<ExchangeAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ExchangeAnswer>) => resolve(data), { once: true });
      worker.addEventListener('error', () => reject(new Error('The worker failed')), { once: true });
      worker.postMessage(question, []);
    });
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer;
  } finally {
    worker.terminate();
  }
}
