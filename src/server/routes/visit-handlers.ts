import { type visitCalls } from '#contract/calls/visit-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { networkOf } from '../usecases/accounts/network.ts';
import { createAllowance } from '../usecases/visits/allowance.ts';
import { type Handlers } from './register-calls.ts';

const hour = 3_600_000;

/** Many more than one device opens, and than a full museum opens behind one address. */
const mostVisits = { device: 2000, address: 20_000 } as const;

export function visitHandlers({ visits, visitStatistics, clock }: Services): Handlers<keyof typeof visitCalls> {
  const byDevice = createAllowance({ most: mostVisits.device, period: hour, clock });
  const byAddress = createAllowance({ most: mostVisits.address, period: hour, clock });
  return {
    async recordVisits({ body, device, request }) {
      const amount = Math.max(1, body.length);
      const wait =
        byAddress.take(networkOf(request.address), amount) || (device === '' ? 0 : byDevice.take(device, amount));
      if (wait > 0) throw refuse('too-many-visits', { count: wait }, { retryAfter: wait });
      return { Recorded: await visits.record(body) };
    },
    dockings: ({ query }) => visitStatistics.dockings(query),
    openings: ({ query }) => visitStatistics.openings(query),
    heatmap: ({ query }) => visitStatistics.heatmap(query),
    openCount: ({ query }) => visitStatistics.openCount(query),
    openedTours: ({ query }) => visitStatistics.openedTours(query),
    visitLanguages: ({ query }) => visitStatistics.languages(query),
  };
}
