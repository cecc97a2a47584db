export interface SendLatest<Value> {
  /** Sends a value once the previous one has arrived. Of the waiting ones, only the last is sent. */
  readonly push: (value: Value) => void;
  readonly stop: () => void;
}

/** Milliseconds after which a value that could not be sent is sent again. */
const pause = 2000;

/**
 * Sends the current state of something, one after another.
 *
 * @param send returns whether it should be sent again
 */
export function createSendLatest<Value>(send: (value: Value) => Promise<'done' | 'again'>): SendLatest<Value> {
  let waiting: { readonly value: Value } | undefined;
  let isSending = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  return {
    push: (value) => {
      waiting = { value };
      void run();
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };

  async function run(): Promise<void> {
    if (isSending || isStopped) return;
    isSending = true;
    clearTimeout(timer);
    let next = waiting;
    while (next !== undefined) {
      const { value } = next;
      waiting = undefined;
      const outcome = await send(value);
      if (isStopped) return;
      if (outcome === 'again') {
        waiting ??= { value };
        timer = setTimeout(() => void run(), pause);
        break;
      }
      next = waiting;
    }
    isSending = false;
  }
}
