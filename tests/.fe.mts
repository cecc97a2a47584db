import http from 'node:http';
import { launchBrowser } from '#tests/browser/browser.ts';
import { serveHere } from '#tests/browser/serve.ts';
import { demoMuseum } from '#server/project.ts';
const server = await serveHere(demoMuseum);
const browser = await launchBrowser();
const g: any = { origin: server.origin, browser, S: {} };
g.visit = async (name: string, options: any = {}) => {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('pageerror', (e) => noise.push('uncaught ' + e.message));
  page.on('console', (m) => { if (m.type() === 'error' || m.type() === 'warning') noise.push(m.type() + ' ' + m.text()); });
  page.setDefaultTimeout(6000);
  const v: any = { page, context, noise };
  v.go = (p: string) => page.goto(server.origin + p);
  v.shot = async (n: string) => { await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/fresh-eyes/${n}.png`, scale: 'css' }); };
  v.text = async () => (await page.locator('body').ariaSnapshot());
  v.cdp = await context.newCDPSession(page);
  g.S[name] = v; return v;
};
const AF: any = Object.getPrototypeOf(async function () {}).constructor;
http.createServer((q, r) => {
  let b = ''; q.on('data', (d) => (b += d)); q.on('end', async () => {
    try { const x = await new AF('g', 'S', b)(g, g.S); r.end(typeof x === 'string' ? x : JSON.stringify(x, null, 1) ?? 'ok'); }
    catch (e: any) { r.end('ERR ' + String(e.stack).slice(0, 900)); }
    if (b === 'QUIT') {}
  });
}).listen(47111, '127.0.0.1', () => console.log('ready', server.origin));
process.on('SIGTERM', async () => { await browser.close(); await server.close(); process.exit(); });
