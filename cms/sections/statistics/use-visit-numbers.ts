import { useCallback } from 'react';
import { VisitStep } from '#contract/calls/visit-calls.ts';
import { type StaffClient } from '#contract/staff-client.ts';
import { type Answering, useAnswer } from '../../controls/use-answer.ts';
import { useTexts } from '../../language/texts.tsx';
import { useConnection } from '../../session/session-context.tsx';
import { askedOf, type VisitFilter } from './visit-filter.ts';
import { type Span, spanBefore, type Step } from './visit-span.ts';

/** The answers about one span. */
export type VisitNumbers = Awaited<ReturnType<typeof readNumbers>>;

export interface ComparedNumbers {
  /** Their filter, which may no longer be the chosen one. */
  readonly filter: VisitFilter;
  readonly step: Step;
  readonly now: VisitNumbers;
  readonly before: VisitNumbers | undefined;
}

/** @param filter must be stable */
export function useVisitNumbers(filter: VisitFilter, step: Step): Answering<ComparedNumbers> {
  const { client } = useConnection();
  const { language } = useTexts();
  return useAnswer(
    useCallback(
      async (signal: AbortSignal) => {
        const read = (span: Span) => readNumbers(client, { filter, span, step, names: language, signal });
        const [now, before] = await Promise.all([
          read(filter),
          filter.isCompared ? read(spanBefore(filter)) : undefined,
        ]);
        return { filter, step, now, before };
      },
      [client, filter, step, language],
    ),
  );
}

interface Wanted {
  readonly filter: VisitFilter;
  readonly span: Span;
  readonly step: Step;
  readonly names: string;
  readonly signal: AbortSignal;
}

async function readNumbers(client: StaffClient, { filter, span, step, names, signal }: Wanted) {
  const query = askedOf(filter, span);
  const { tourCode: _, ...ofDevices } = query;
  const by = step === VisitStep.month ? VisitStep.month : VisitStep.day;
  const [openings, devices, stations, tours, languages] = await Promise.all([
    client('openings', { query: { ...query, by }, signal }),
    client('dockings', { query: ofDevices, signal }),
    client('openCount', { query: { ...query, names }, signal }),
    client('openedTours', { query, signal }),
    client('visitLanguages', { query, signal }),
  ]);
  return { openings, devices, stations, tours, languages };
}
