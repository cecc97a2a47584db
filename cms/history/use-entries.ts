import { useCallback, useState } from 'react';
import { type QueryOf } from '#contract/call.ts';
import { type historyCalls } from '#contract/calls/history-calls.ts';
import { type Answering, useAnswer } from '../controls/use-answer.ts';
import { useConnection } from '../session/session-context.tsx';
import { type HistoryEntry } from './rules/history-entry.ts';

export type HistoryQuery = QueryOf<(typeof historyCalls)['history']>;

export interface Entries {
  readonly entries: readonly HistoryEntry[];
  /** Gets older ones; undefined if there are none, or none that the server sends at once. */
  readonly more: (() => void) | undefined;
  /** Whether there are older ones than the server sends at once. */
  readonly isCut: boolean;
}

const step = 100;
/** The server sends no more at once. */
const most = 1000;

/** Asks for the changes that fit any of some queries, the newest first. @param queries must be stable */
export function useEntries(queries: readonly HistoryQuery[]): Answering<Entries> {
  const { client } = useConnection();
  const [asked, setAsked] = useState({ queries, limit: step });
  const limit = asked.queries === queries ? asked.limit : step;
  return useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const answers = await Promise.all(
          queries.map((query) => client('history', { params: { Offset: 0, Limit: limit }, query, signal })),
        );
        const hasMore = answers.some(({ Entries, Total }) => Entries.length < Total);
        return {
          entries: answers.flatMap(({ Entries }) => Entries).toSorted((one, other) => other.Epoch - one.Epoch),
          more: hasMore && limit < most ? () => setAsked({ queries, limit: Math.min(most, limit + step) }) : undefined,
          isCut: hasMore && limit === most,
        };
      },
      [client, queries, limit],
    ),
  );
}
