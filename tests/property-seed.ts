import * as fc from 'fast-check';
import { propertyRuns } from './property-runs.ts';

/**
 * Property tests draw the same examples at every run, so that a red test is about the change. To look for new
 * counterexamples: CICERONE_SEED=random npm run test:unit, or a number to repeat a run.
 */
const wanted = process.env['CICERONE_SEED'];
const seed = wanted === 'random' ? Date.now() % 2 ** 31 : Number(wanted ?? 20_261_121);
if (wanted === 'random') console.log(`Property tests with CICERONE_SEED=${seed}`);
fc.configureGlobal({ seed, numRuns: propertyRuns(50) });
