import { everyMinute, type ReportJob } from '../jobs/schedule.ts';
import { type Publications } from './publications.ts';
import { createSteadyClock } from './steady-clock.ts';

export interface OnTimeOptions {
  readonly publications: Pick<Publications, 'publishDue'>;
  readonly clock: () => number;
  readonly elapsed?: () => number;
}

/** Carries planned publications out within a minute, and at the start those that were missed. @returns a function that stops it */
export function publishOnTime(
  { publications, clock, elapsed = () => performance.now() }: OnTimeOptions,
  report: ReportJob,
): () => void {
  const isSteady = createSteadyClock(clock, elapsed);
  return everyMinute(async (said) => {
    if (isSteady()) await publications.publishDue((error) => said(error, 'publication'));
  }, report);
}
