// Runs Lighthouse as on a phone: `node run.mjs CHROMIUM ADDRESS...`. Prints one line of JSON for each address.
import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { getLogNormalScore } from 'lighthouse/shared/statistics.js';

/** Of Lighthouse's throttled processor. */
const slower = 4;
/** Milliseconds after which a task blocks. */
const long = 50;

const [chromePath, ...addresses] = process.argv.slice(2);

for (const address of addresses) {
  const chrome = await launcher.launch({
    chromePath,
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--lang=de',
      // The language for the server, and for the guide in the browser.
      '--accept-lang=de',
    ],
  });
  try {
    const options = {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
      locale: 'de',
    };
    const { lhr, artifacts } = await lighthouse(address, options);
    const busy = blockingTime(artifacts.Trace.traceEvents);
    const value = (id) => lhr.audits[id].numericValue;
    const requests = lhr.audits['network-requests'].details.items;
    const paint = lhr.audits.metrics.details.items[0].observedLargestContentfulPaint;
    const before = requests.filter(
      ({ networkRequestTime }) => networkRequestTime - requests[0].networkRequestTime < paint,
    );
    console.log(
      JSON.stringify({
        performance: Math.round(lhr.categories.performance.score * 100),
        accessibility: Math.round(lhr.categories.accessibility.score * 100),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        busy,
        performanceIfBusy: Math.round(performanceWith(lhr, busy) * 100),
        cls: value('cumulative-layout-shift'),
        requests: before.length,
        bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
        faults: Object.values(lhr.audits)
          .filter(({ id, score }) => score === 0 && lhr.categories.accessibility.auditRefs.some((ref) => ref.id === id))
          .map(({ id }) => id),
      }),
    );
  } finally {
    chrome.kill();
  }
}

/**
 * Returns the Total Blocking Time in milliseconds, counting only what the main thread's tasks took of the processor.
 * Lighthouse counts from a task's begin to its end: on a machine with few cores, also the waits for server and tools.
 */
function blockingTime(events) {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  return events
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .filter(({ pid, tid, ts, dur }) => pid === paint.pid && tid === paint.tid && ts + dur > paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slower - long), 0);
}

/** Returns Lighthouse's score with another Total Blocking Time. */
function performanceWith({ audits, categories }, tbt) {
  const refs = categories.performance.auditRefs.filter(({ weight }) => weight > 0);
  const scoreOf = (id) =>
    id === 'total-blocking-time' ? getLogNormalScore({ median: 600, p10: 200 }, tbt) : audits[id].score;
  const total = refs.reduce((sum, { weight }) => sum + weight, 0);
  return refs.reduce((sum, { id, weight }) => sum + weight * scoreOf(id), 0) / total;
}
