import { type Clock } from './download-world.ts';
import { missingBytes, type Plan, type Present } from './plan.ts';

export interface Progress {
  readonly begin: (plan: Plan) => void;
  /** @param onTheWay bytes that have come and are not stored yet */
  readonly note: (onTheWay: number) => void;
  readonly facts: () => { readonly bytes: number; readonly done: number };
  readonly reset: () => void;
}

/** Milliseconds between two reports. */
const reportEvery = 250;

/** Counts the bytes of a download. A piece that has to be fetched again does not turn the count back. */
export function createProgress(present: Present, clock: Clock, report: () => void): Progress {
  let plan: Plan | undefined;
  let [done, onTheWay] = [0, 0];
  let isReportDue = false;

  function facts(): { readonly bytes: number; readonly done: number } {
    if (plan === undefined) return { bytes: 0, done: 0 };
    done = Math.max(done, Math.min(plan.bytes, plan.bytes - missingBytes(plan, present) + onTheWay));
    return { bytes: plan.bytes, done };
  }

  return {
    facts,
    begin: (next) => {
      if (plan === undefined || plan.bytes !== next.bytes) done = 0;
      plan = next;
      onTheWay = 0;
    },
    note: (bytes) => {
      onTheWay = bytes;
      if (isReportDue) return;
      isReportDue = true;
      clock.setTimeout(() => {
        isReportDue = false;
        report();
      }, reportEvery);
    },
    reset: () => {
      plan = undefined;
      done = 0;
    },
  };
}
