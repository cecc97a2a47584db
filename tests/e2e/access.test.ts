import { beforeEach, describe, expect, it } from 'vitest';
import { type Guide } from './guide.ts';
import { smallMuseum } from './museum.ts';
import { qrPhoto } from './qr-pictures.ts';
import { holdScripts, renderedPage } from './rendered-page.ts';
import { openMuseum } from './visits.ts';

const museum = openMuseum(smallMuseum, { allow: /401|429|ERR_FAILED|ERR_INTERNET/ });
const { as } = museum;

const password = 'Grüße, 7 Kacheln!';
const welcome = 'Kleines Museum';

async function newToken(): Promise<string> {
  const [made] = await museum.services.tokens.create(1, '', '');
  if (made === undefined) throw new Error('The server made no token');
  return made.Token;
}

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

/** Checks a door with a hindrance in both contrasts. */
function expectForEverybody(path: string, typed: string, locale: string): Promise<void> {
  return as(
    async (guide) => {
      await guide.open(path);
      await enter(guide, typed);
      await guide.page.getByRole('alert').getByText(/\w/).waitFor();
      await guide.expectAccessible();
      await guide.tap(/^(Hoher Kontrast an|High contrast on)$/);
      await guide.expectAccessible();
      await expectFits(guide);
    },
    { locale },
  );
}

async function expectFits(guide: Guide): Promise<void> {
  await guide.page.setViewportSize({ width: 320, height: 640 });
  await guide.page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await guide.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

describe('a museum with tokens', () => {
  beforeEach(() => museum.services.login.set({ LoginType: 'token', ValidityPeriod: 2, ValidityUnit: 'hours' }));

  it('admits a visitor who types a free token, however it is written, and remembers the device', () =>
    as(async (guide) => {
      const token = await newToken();
      await guide.open('/?from=poster');
      await guide.expectAt('/token?from=poster');
      await guide.expectHeading('Ihre Eintrittskarte, bitte');
      await enter(guide, ` ${token.slice(0, 4)}-${token.slice(4).toLowerCase()} `);
      await guide.expectHeading(welcome);
      await guide.expectAt('/welcome?from=poster');
      await guide.open('/');
      await guide.expectAt('/welcome');
    }));

  it('keeps the wanted address, even from a printed code of a station', () =>
    as(async (guide) => {
      await guide.open('/detail/1?from=poster');
      await guide.expectHeading('Ihre Eintrittskarte, bitte');
      await enter(guide, await newToken());
      await guide.expectHeading('Ton');
      await guide.expectAt('/detail/1?from=poster');
    }));

  it('accepts a pasted token, and the whole address of its code', () =>
    as(async (guide) => {
      await guide.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const address = `${museum.origin}/token?token=${await newToken()}`;
      await guide.open('/');
      await field(guide).focus();
      await guide.page.evaluate((text) => navigator.clipboard.writeText(text), address);
      await guide.press('Control+V', 'Enter');
      await guide.expectHeading(welcome);
    }));

  it('admits a visitor who scans the printed code with the phone’s own camera', () =>
    as(async (guide) => {
      await guide.open(`/token?token=${(await newToken()).toLowerCase()}`);
      await guide.expectHeading(welcome);
      await guide.expectAt('/welcome');
    }));

  it('reads the printed code from a photo, and rejects any other code', () =>
    as(async (guide) => {
      const token = await newToken();
      await guide.open('/token');
      await guide.tap('Code scannen');
      const photo = guide.page.locator('input[type=file]');
      await photo.setInputFiles({
        name: 'a.png',
        mimeType: 'image/png',
        buffer: await qrPhoto('https://evil.example/token?token=ABC'),
      });
      await guide.page.getByText('Das ist nicht der Code einer Eintrittskarte').waitFor();
      await guide.expectAccessible();
      await photo.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await qrPhoto(token) });
      await guide.expectHeading(welcome);
    }));

  it('gives the reason for each rejected token', () =>
    as(async (guide) => {
      const { access, tokens, db } = museum.services;
      const [used, expired] = [await newToken(), await newToken()];
      await access.register(used, 'another-device', '127.0.0.1');
      await access.register(expired, 'another-device', '127.0.0.1');
      await db.write((rows) => rows.updateTable('tokens').set({ expires: 1 }).where('token', '=', expired).execute());
      await guide.open('/token');
      await enter(guide, '');
      await expectHindrance(guide, 'Bitte tippen Sie das Token ein', '');
      await enter(guide, 'ABCD-EFGH');
      await expectHindrance(guide, 'Dieses Token kennen wir nicht', 'ABCD-EFGH');
      await enter(guide, used);
      await expectHindrance(guide, 'schon auf einem anderen Gerät', used);
      await enter(guide, expired);
      await expectHindrance(guide, 'ist abgelaufen', expired);
      await guide.page.route('**/auth/status/*', (route) => route.fulfill({ json: 5 }));
      await enter(guide, used);
      await expectHindrance(guide, 'lässt sich gerade nicht sagen', used);
      await guide.page.unroute('**/auth/status/*');
      await tokens.free(used);
      await guide.tap('Eintreten');
      await guide.expectHeading(welcome);
    }));

  it('says how long to wait after too many tries', () =>
    as(async (guide) => {
      await guide.page.route('**/auth/status/*', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '42' } }),
      );
      await guide.open('/token');
      await enter(guide, 'ABCD');
      await expectHindrance(guide, 'Bitte warten Sie 42 Sekunden', 'ABCD');
    }));

  it('reports a missing network, and admits the visitor once there is one', () =>
    as(async (guide) => {
      const token = await newToken();
      await guide.open('/token');
      await guide.expectHeading('Ihre Eintrittskarte, bitte');
      await guide.context.setOffline(true);
      await enter(guide, token);
      await expectHindrance(guide, 'Gerade gibt es keine Verbindung', token);
      await guide.context.setOffline(false);
      await guide.tap('Eintreten');
      await guide.expectHeading(welcome);
    }));

  it('admits the other tab as well', () =>
    as(async (guide) => {
      await guide.open('/locations/1');
      await guide.expectHeading('Ihre Eintrittskarte, bitte');
      const other = await guide.context.newPage();
      await other.goto(`${museum.origin}/token?token=${await newToken()}`);
      await other.getByRole('heading', { level: 1, name: welcome }).waitFor();
      await guide.expectAt('/locations/1');
    }));

  it('silently renews a session that the server has forgotten', () =>
    as(async (guide) => {
      await guide.open(`/token?token=${await newToken()}`);
      await guide.expectHeading(welcome);
      await museum.services.db.write((rows) => rows.deleteFrom('sessions').execute());
      await guide.page.evaluate(() => {
        localStorage.setItem('visitorSession', '{broken');
        localStorage.setItem('session', 'of-staff-who-are-gone');
      });
      await guide.open('/detail/1');
      await guide.expectHeading('Ton');
    }));

  it('asks again at the next call when the token has expired, but never interrupts the loaded guide', () =>
    as(async (guide) => {
      const token = await newToken();
      await guide.open(`/token?token=${token}`);
      await guide.expectHeading(welcome);
      await museum.services.tokens.free(token);
      await museum.services.access.register(token, 'another-device', '127.0.0.1');
      await guide.tap('Los geht’s');
      await guide.expectAt(/^\/(groups|tours)$/);
      await guide.open('/tours');
      await guide.expectHeading('Ihre Eintrittskarte, bitte');
    }));

  it.each(['de-DE', 'en-GB'])('is accessible, and fits a small phone with large letters (%s)', (locale) =>
    expectForEverybody('/token', 'ABCD', locale),
  );

  it('uses the language chosen at the door, and inside', () =>
    as(async (guide) => {
      await guide.open('/token');
      const choice = guide.page.getByLabel('Sprache');
      await expect
        .poll(() => choice.getByRole('option').allTextContents())
        .toEqual(expect.arrayContaining(['Deutsch', 'English', 'Français', 'Українська', 'العربية', '简体中文']));
      await choice.selectOption('fr');
      await guide.expectHeading('Votre billet, s’il vous plaît');
      await guide.page.locator('header select').selectOption('en');
      await guide.expectHeading('Your ticket, please');
      await enter(guide, await newToken());
      await guide.expectHeading('Small museum');
    }));
});

describe('a museum with a password', () => {
  beforeEach(() => museum.services.login.set({ LoginType: 'password', Password: password }));

  it('admits a visitor who knows it, to the wanted address', () =>
    as(async (guide) => {
      await guide.open('/detail/1');
      await guide.expectAt(/^\/login/);
      await enter(guide, 'Kacheln');
      await expectHindrance(guide, 'Das ist nicht das Passwort', 'Kacheln');
      await guide.tap('Passwort zeigen');
      expect(await field(guide).getAttribute('type')).toBe('text');
      await guide.tap('Passwort verbergen');
      await enter(guide, password);
      await guide.expectHeading('Ton');
      await guide.open('/');
      await guide.expectAt('/welcome');
    }));

  it.each(['de-DE', 'en-GB'])('is accessible, and fits a small phone with large letters (%s)', (locale) =>
    expectForEverybody('/login', '', locale),
  );

  it('has no token entry', () =>
    as(async (guide) => {
      await guide.open('/token?x=1');
      await guide.expectAt('/login?x=1');
    }));
});

describe('a museum with a password for a limited time', () => {
  beforeEach(() =>
    museum.services.login.set({ LoginType: 'timed', Password: password, ValidityPeriod: 2, ValidityUnit: 'hours' }),
  );

  it('asks for it again at the first start after that time', () =>
    as(async (guide) => {
      await guide.page.clock.install();
      await guide.open('/');
      await enter(guide, password);
      // The door is also headed by the museum's name.
      await guide.expectAt('/welcome');
      await guide.expectHeading(welcome);
      await guide.page.clock.fastForward('02:00:01');
      await guide.tap('Los geht’s');
      await guide.expectAt(/^\/(groups|tours)$/);
      await guide.open('/tours');
      await guide.expectAt(/^\/login\?transitionTo=/);
      await guide.expectHeading(/./);
    }));
});

describe('a museum that is open to all', () => {
  beforeEach(() => museum.services.login.set({ LoginType: 'none' }));

  it.each(['/token', '/login?x=1', '/?transitionTo=%2Fwelcome'])('lets nobody wait at %s', (path) =>
    as(async (guide) => {
      await guide.open(path);
      await guide.expectHeading(welcome);
    }),
  );
});

describe('a door that does not answer yet', () => {
  it.each(['token', 'password'] as const)('admits a visitor who has typed the %s already', async (type) => {
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
  });
});
