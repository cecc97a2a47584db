/**
 * Shares a value among the requests that arrive in one turn of the event loop, unless a transaction of this server ends
 * meanwhile. Later requests read it again.
 *
 * @param writes counts the transactions that have ended
 */
export function oncePerTurn<Value>(writes: () => number, ask: () => Promise<Value>): () => Promise<Value> {
  let shared: { readonly writes: number; readonly value: Promise<Value> } | undefined;
  const forget = (): void => void (shared = undefined);

  return () => {
    const now = writes();
    if (shared?.writes === now) return shared.value;
    if (shared === undefined) setImmediate(forget);
    shared = { writes: now, value: ask() };
    return shared.value;
  };
}
