import { describe, expect, it } from 'vitest';
import { phone } from '#tests/browser/browser.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { holdScripts, renderedPage } from '#tests/browser/rendered-page.ts';
import { openMuseum } from '#tests/browser/visits.ts';
import { ticketOffice } from './ticket-office.ts';

const museum = openMuseum(smallMuseum, { isPrerendering: true, allow: /401|ERR_FAILED|ERR_INTERNET/ });
const { as } = museum;
const { askForTokens, newToken } = ticketOffice(museum);

const password = 'Grüße, 7 Kacheln!';
const welcome = 'Kleines Museum';
const door = 'Ihre Eintrittskarte, bitte';

const field = (guide: Guide) => guide.page.getByLabel(/^(Token|Passwort|Password)$/);

async function enter(guide: Guide, text: string): Promise<void> {
  await field(guide).fill(text);
  await guide.tap(/^(Eintreten|Go in)$/);
}

/** Expects the message, the typed text still in the field, and the focus there. */
async function expectHindrance(guide: Guide, sentence: string | RegExp, typed: string): Promise<void> {
  await guide.page.getByRole('alert').getByText(sentence).waitFor();
  expect(await field(guide).inputValue()).toBe(typed);
  await guide.page.waitForFunction(() => document.activeElement?.tagName === 'INPUT');
}

/** Expects that a door with a hindrance is accessible in both contrasts, and fits a small phone with large letters. */
async function expectForEverybody(guide: Guide): Promise<void> {
  await guide.expectAccessible();
  await guide.toggle('Hoher Kontrast');
  await guide.expectAccessible();
  await guide.page.setViewportSize({ width: 320, height: 640 });
  await guide.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await guide.page.setViewportSize(phone);
  await guide.page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

describe('a museum with tokens (specification 4 and 8)', () => {
  it('gives the reason for each rejected token, and admits a free one to the wanted address', () =>
    as(async (guide) => {
      await askForTokens();
      const { access } = museum.services;
      const [token, used, expired] = [await newToken(), await newToken(), await newToken()];
      await access.register(used, 'another-device', '127.0.0.1');
      await access.register(expired, 'another-device', '127.0.0.1');
      await museum.update('tokens', { expires: 1 }, { token: expired });
      await guide.open('/detail/1?from=poster');
      await guide.expectHeading(door);
      await enter(guide, '');
      await expectHindrance(guide, 'Bitte tippen Sie das Token ein', '');
      await enter(guide, 'ABCD-EFGH');
      await expectHindrance(guide, 'Dieses Token kennen wir nicht', 'ABCD-EFGH');
      await enter(guide, used);
      await expectHindrance(guide, 'schon auf einem anderen Gerät', used);
      await enter(guide, expired);
      await expectHindrance(guide, 'ist abgelaufen', expired);
      await expectForEverybody(guide);
      await guide.context.setOffline(true);
      await enter(guide, token);
      await expectHindrance(guide, 'Gerade gibt es keine Verbindung', token);
      await guide.context.setOffline(false);
      await enter(guide, ` ${token.slice(0, 4)}-${token.slice(4).toLowerCase()} `);
      await guide.expectHeading('Ton');
      await guide.expectAt('/detail/1?from=poster');
      await guide.open('/?from=poster');
      await guide.expectAt('/welcome?from=poster');
    }));

  it('admits all tabs of a visitor, who pastes the address of a code, in the language chosen at the door', () =>
    as(async (guide) => {
      await askForTokens();
      await guide.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await guide.open('/locations/1');
      await guide.expectHeading(door);
      const other = await guide.context.newPage();
      await other.goto(`${museum.origin}/`);
      await other.getByLabel('Sprache').selectOption('fr');
      await other.getByRole('heading', { level: 1, name: 'Votre billet, s’il vous plaît' }).waitFor();
      await other.locator('header select').selectOption('en');
      await other.getByRole('heading', { level: 1, name: 'Your ticket, please' }).waitFor();
      const address = `${museum.origin}/token?token=${await newToken()}`;
      await other.getByLabel('Token').focus();
      await other.evaluate((text) => navigator.clipboard.writeText(text), address);
      await other.keyboard.press('Control+V');
      await other.keyboard.press('Enter');
      await other.getByRole('heading', { level: 1, name: 'Small museum' }).waitFor();
      await guide.expectAt('/locations/1');
    }));
});

describe('a museum with a password (specification 2.2 and 4)', () => {
  it('admits a visitor who knows it, says when access has ended during the visit, and asks again at the first start after its time', () =>
    as(async (guide) => {
      await museum.services.login.set({
        LoginType: 'timed',
        Password: password,
        ValidityPeriod: 2,
        ValidityUnit: 'hours',
      });
      await guide.page.clock.install();
      await guide.open('/token?x=1');
      await guide.expectAt('/login?x=1');
      await guide.open('/detail/1');
      await guide.expectAt(/^\/login/);
      await enter(guide, 'Kacheln');
      await expectHindrance(guide, 'Das ist nicht das Passwort', 'Kacheln');
      await expectForEverybody(guide);
      await guide.tap('Passwort zeigen');
      expect(await field(guide).getAttribute('type')).toBe('text');
      await guide.tap('Passwort verbergen');
      await enter(guide, password);
      await guide.expectHeading('Ton');
      // The access ends before the visitor plays the recording.
      await museum.clear('sessions');
      await guide.play();
      await guide.page.getByText('Ihr Zugang ist zu Ende').waitFor();
      await guide.expectAccessible();
      await enter(guide, password);
      await guide.expectAt('/detail/1');
      await guide.play();
      await guide.expectSound();
      await guide.open('/');
      await guide.expectAt('/welcome');
      await guide.page.clock.fastForward('02:00:01');
      await guide.tap('Los geht’s');
      await guide.expectAt(/^\/(groups|tours)$/);
      await guide.open('/tours');
      await guide.expectAt(/^\/login\?transitionTo=/);
      await guide.expectHeading(/./);
    }));
});

describe('an access screen that does not respond yet (src/guide/DECISIONS.md, “First screens are rendered before the guide runs”)', () => {
  it('admits a visitor who has typed already, without an address that contains what was typed', async () => {
    for (const type of ['token', 'password'] as const) {
      await museum.services.login.set({ LoginType: type, Password: password });
      const typed = type === 'token' ? await newToken() : password;
      const path = type === 'token' ? '/token' : '/login';
      await renderedPage(museum, path);
      await as(async (guide) => {
        const asked: string[] = [];
        guide.page.on('request', (request) => asked.push(request.url()));
        const run = await holdScripts(guide.page);
        await guide.page.goto(museum.origin + path, { waitUntil: 'commit' });
        await enter(guide, typed);
        run();
        await guide.expectHeading(welcome);
        await guide.expectAt('/welcome');
        // A form that the browser sends itself would write it into addresses and logs.
        expect(asked.filter((url) => /[?&](?:password|token)=/.test(url))).toEqual([]);
      });
    }
    // Once the museum is open to all, no visitor waits for access.
    await museum.services.login.set({ LoginType: 'none' });
    await as(async (guide) => {
      await guide.open('/?transitionTo=%2Fwelcome');
      await guide.expectHeading(welcome);
      await guide.expectAt('/welcome');
    });
  });
});
