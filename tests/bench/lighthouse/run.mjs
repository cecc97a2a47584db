// Runs Lighthouse as on a phone: `node run.mjs CHROMIUM ADDRESS...`. Prints one line of JSON for each address.
import * as launcher from 'chrome-launcher';
import lighthouse from 'lighthouse';

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
      // What the server is told, and what the guide asks the browser for.
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
    const { lhr } = await lighthouse(address, options);
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
