import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type TourDefinition } from '#content/definition.ts';
import { type Plan } from '#content/import/plan.ts';
import { type ImportWorker } from './work/open-import-worker.ts';

export type Planning<Planned> =
  | { readonly status: 'idle' }
  | { readonly status: 'planning'; readonly part: number; readonly before: Planned | undefined }
  | { readonly status: 'ready'; readonly plan: Planned }
  | { readonly status: 'failed' };

export interface PlanningOptions<Given, Planned> {
  readonly open: () => ImportWorker;
  /** Undefined: something is still missing. Planned again when it changes. */
  readonly given: Given | undefined;
  readonly definition: TourDefinition;
  /** A number that changes when the same request would be answered otherwise. The plan before is shown until then. */
  readonly round?: number;
  readonly ask: (worker: ImportWorker, given: Given, onProgress: (part: number) => void) => Promise<Planned>;
}

interface Result<Planned> {
  readonly of: object;
  readonly to: TourDefinition;
  readonly now: Planning<Planned>;
  /** The last plan. */
  readonly plan: Planned | undefined;
}

/** Plans in the worker, and again whenever the request or the content has changed. */
export function usePlanning<Given extends object, Planned extends Plan>(
  options: PlanningOptions<Given, Planned>,
): Planning<Planned> {
  const { given, definition, round } = options;
  const [result, setResult] = useState<Result<Planned>>();
  const plan = useEffectEvent(async (of: Given, to: TourDefinition, isStale: () => boolean) => {
    const before = result?.plan;
    const set = (now: Planning<Planned>): void => {
      if (isStale()) return;
      // A long plan is rendered little by little.
      startTransition(() => setResult({ of, to, now, plan: now.status === 'ready' ? now.plan : before }));
    };
    try {
      const worker = options.open();
      await worker.sendContent(to);
      set({
        status: 'ready',
        plan: await options.ask(worker, of, (part) => set({ status: 'planning', part, before })),
      });
    } catch (error) {
      console.warn('The plan could not be made', error);
      set({ status: 'failed' });
    }
  });
  const request = useMemo(() => ({ given, round }), [given, round]);
  useEffect(() => {
    if (request.given === undefined) return undefined;
    let isStale = false;
    void plan(request.given, definition, () => isStale);
    return () => {
      isStale = true;
    };
  }, [request, definition]);
  if (given === undefined) return { status: 'idle' };
  return result?.of === given && result.to === definition
    ? result.now
    : { status: 'planning', part: 0, before: result?.plan };
}
