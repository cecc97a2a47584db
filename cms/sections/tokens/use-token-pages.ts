import { useCallback, useEffect, useRef, useState } from 'react';
import { type TokenFilter } from '#contract/calls/token-calls.ts';
import { useConnection } from '../../session/session-context.tsx';
import { type Token } from './token.ts';

export interface TokenWish {
  readonly filter: TokenFilter;
  readonly printed: boolean;
  readonly search: string;
}

export interface TokenPages {
  /** Undefined until the first part has come. */
  readonly total: number | undefined;
  readonly failure: unknown;
  /** Undefined until its part has come. */
  readonly at: (index: number) => Token | undefined;
  /** Fetches the part with this row, unless it has come already. */
  readonly need: (index: number) => void;
  /** Shows tokens as they will be once the server has answered. */
  readonly expect: (tokens: readonly Token[], change: Partial<Token>) => void;
  /** Fetches the visible tokens again. */
  readonly reload: () => void;
}

interface Pages {
  readonly total?: number;
  readonly failure?: unknown;
  readonly parts: ReadonlyMap<number, readonly Token[]>;
}

/** Rows fetched at once. */
const partSize = 200;

/** A list of any number of tokens, fetched as far as it is seen. Another wish needs another component. */
export function useTokenPages({ filter, printed, search }: TokenWish): TokenPages {
  const { client } = useConnection();
  const [pages, setPages] = useState<Pages>({ parts: new Map() });
  const [round, setRound] = useState(0);
  const asked = useRef({ round, parts: new Set<number>() });
  const need = useCallback(
    (index: number) => {
      const part = Math.floor(index / partSize);
      if (asked.current.round !== round) asked.current = { round, parts: new Set() };
      const own = asked.current;
      if (own.parts.has(part)) return;
      own.parts.add(part);
      const params = {
        Filter: filter,
        Printed: printed ? '1' : '0',
        Offset: part * partSize,
        Limit: partSize,
      } as const;
      client('tokenPage', { params, query: search === '' ? {} : { Search: search } }).then(
        ({ Tokens, Total }) => {
          if (asked.current !== own) return;
          setPages(({ parts }) => ({ total: Total, parts: new Map(parts).set(part, Tokens) }));
        },
        (failure: unknown) => {
          own.parts.delete(part);
          if (asked.current === own) setPages((before) => ({ ...before, failure }));
        },
      );
    },
    [client, filter, printed, search, round],
  );
  useEffect(() => need(0), [need]);
  return {
    total: pages.total,
    failure: pages.failure,
    at: (index) => pages.parts.get(Math.floor(index / partSize))?.[index % partSize],
    need,
    expect: useCallback((tokens, change) => {
      const names = new Set(tokens.map(({ Token }) => Token));
      const changed = (row: Token): Token => (names.has(row.Token) ? { ...row, ...change } : row);
      setPages((before) => ({
        ...before,
        parts: new Map([...before.parts].map(([part, rows]) => [part, rows.map(changed)])),
      }));
    }, []),
    reload: useCallback(() => setRound((before) => before + 1), []),
  };
}
