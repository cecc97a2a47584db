import { type visitCalls } from '#contract/calls/visit-calls.ts';
import { type Services } from '../services.ts';
import { type Handlers } from './register-calls.ts';

export function visitHandlers({ visits, visitStatistics }: Services): Handlers<keyof typeof visitCalls> {
  return {
    async recordVisits({ body }) {
      return { Recorded: await visits.record(body) };
    },
    dockings: ({ query }) => visitStatistics.dockings(query),
    heatmap: ({ query }) => visitStatistics.heatmap(query),
    openCount: ({ query }) => visitStatistics.openCount(query),
    openedTours: ({ query }) => visitStatistics.openedTours(query),
    visitLanguages: ({ query }) => visitStatistics.languages(query),
  };
}
