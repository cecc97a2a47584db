import { type DecodeAnswer, type DecodeRequest } from './decode-messages.ts';

export interface Decoder {
  /** Returns the code's text; undefined if there is none. Rejects if the decoder cannot be loaded. */
  readonly decode: (picture: ImageData, timeLimit: number) => Promise<string | undefined>;
  readonly destroy: () => void;
}

/** Decodes in a worker, so that the camera's picture never freezes. */
export function createWorkerDecoder(): Decoder {
  const worker = new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, PromiseWithResolvers<string | undefined>>();
  let last = 0;
  let failure: Error | undefined;
  let isDestroyed = false;

  worker.addEventListener('message', ({ data }: MessageEvent<DecodeAnswer>) => {
    waiting.get(data.id)?.resolve(data.text);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    failure = new Error('The decoder could not be loaded');
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  });

  return {
    decode: (picture, timeLimit) => {
      if (failure !== undefined) return Promise.reject(failure);
      if (isDestroyed) return Promise.resolve(undefined);
      const id = (last += 1);
      const answer = withResolvers<string | undefined>();
      waiting.set(id, answer);
      const { width, height } = picture;
      const request: DecodeRequest = { id, width, height, pixels: picture.data.buffer, timeLimit };
      worker.postMessage(request, [request.pixels]);
      return answer.promise;
    },
    destroy: () => {
      isDestroyed = true;
      worker.terminate();
      for (const { resolve } of waiting.values()) resolve(undefined);
      waiting.clear();
    },
  };
}

interface PromiseWithResolvers<Value> {
  readonly promise: Promise<Value>;
  readonly resolve: (value: Value) => void;
  readonly reject: (reason: Error) => void;
}

/** The scanning phones may lack `Promise.withResolvers`. */
function withResolvers<Value>(): PromiseWithResolvers<Value> {
  let settle: Omit<PromiseWithResolvers<Value>, 'promise'> | undefined;
  const promise = new Promise<Value>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value) => settle?.resolve(value), reject: (reason) => settle?.reject(reason) };
}
