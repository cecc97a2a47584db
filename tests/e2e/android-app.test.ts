import { pbkdf2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLeftOut, whyNoJava } from '../native/java.ts';
import { type App, buildApp, type BuiltApp } from './android-app.ts';
import { smallMuseum, writeMuseum } from './museum.ts';
import { serve } from './serve.ts';
import { position } from './sounding.ts';

describe.skipIf(isLeftOut(whyNoJava()))('the Android app, on a JVM with Chromium', () => {
  let built: BuiltApp;
  beforeAll(async () => {
    built = await buildApp();
  });
  afterAll(() => built.remove());

  async function toStation({ guide, start }: App): Promise<void> {
    await start();
    await guide.expectAt('/welcome');
    await guide.tap('Los geht’s');
    await guide.tap('Im Museum');
    await guide.tap('Höhepunkte');
    await guide.tap('Penrose-Parkett');
    await guide.expectHeading('Penrose-Parkett');
  }

  it('plays a station and goes to any place of the recording, without a network or a worker', () =>
    built.open({}, async (app) => {
      const { guide } = app;
      await guide.context.addInitScript(noteWorkers);
      const ranges: string[] = [];
      guide.page.on('response', (response) => {
        if (response.status() === 206) ranges.push(response.headers()['content-range'] ?? '');
      });
      await toStation(app);
      await guide.play();
      await guide.expectSound();
      await guide.tap('15 Sekunden vor');
      await guide.tap('15 Sekunden vor');
      await expect.poll(() => position(guide)).toBeGreaterThanOrEqual(30);
      await guide.expectSound();
      expect(ranges.length).toBeGreaterThan(0);
      expect(ranges.filter((range) => !/^bytes \d+-\d+\/\d{5,}$/.test(range))).toEqual([]);
      expect(await guide.page.evaluate(() => window.askedForWorkers)).toEqual([]);
      expect(await guide.page.evaluate(() => isSecureContext)).toBe(true);
      expect((await app.shell.state()).notes.filter((note) => note.startsWith('crash'))).toEqual([]);
      await guide.leave();
    }));

  it.each([36, 30, 24])('goes back through the screens and then leaves, at API %i', (sdk) =>
    built.open({ sdk }, async (app) => {
      const { guide, back, shell } = app;
      await toStation(app);
      for (const path of ['/locations/1', '/tours/1', '/groups', '/welcome']) {
        await back();
        await guide.expectAt(path);
      }
      expect((await shell.state()).notes).not.toContain('moved to back');
      await back();
      expect((await shell.state()).notes).toContain('moved to back');
      await guide.expectAt('/welcome');
      await guide.leave();
    }),
  );

  it('switches between loudspeaker and earpiece, and headphones win', () =>
    built.open({}, async (app) => {
      const { guide, shell } = app;
      const mode = async (): Promise<number> => (await shell.state()).audioMode;
      await toStation(app);
      await guide.tap('Am Ohr hören');
      await guide.page.getByRole('button', { name: 'Über den Lautsprecher hören' }).waitFor();
      await expect.poll(mode).toBe(inCommunication);
      expect((await shell.state()).notes).toEqual(expect.arrayContaining(['communication device 1', 'silence plays']));
      expect((await shell.state()).volume).toBe(voiceCall);
      await shell.do('plug', { type: wiredHeadphones });
      await guide.page.getByRole('button', { name: 'Am Ohr hören' }).waitFor();
      expect(await mode()).toBe(0);
      await shell.do('unplug');
      await guide.page.getByRole('button', { name: 'Über den Lautsprecher hören' }).waitFor();
      expect(await mode()).toBe(inCommunication);
      await guide.tap('Über den Lautsprecher hören');
      await expect.poll(mode).toBe(0);
      await guide.leave();
    }));

  it('plays at the ear while the phone is held there, with the screen off', () =>
    built.open({ app: { proximity: true } }, async (app) => {
      const { guide, shell } = app;
      await toStation(app);
      await guide.play();
      await guide.expectSound();
      await expect.poll(async () => (await shell.state()).isServing).toBe(true);
      // The part of the guide that listens comes a little later than its screens.
      await expect
        .poll(async () => {
          await shell.do('proximity', { centimetres: 8 });
          await shell.do('proximity', { centimetres: 1 });
          return (await shell.state()).wakeLocks;
        })
        .toContain('cicerone:ear');
      await expect.poll(async () => (await shell.state()).audioMode).toBe(inCommunication);
      await shell.do('proximity', { centimetres: 8 });
      // The guide may still be answering the movements before this one.
      await expect
        .poll(() => shell.state())
        .toMatchObject({ wakeLocks: expect.not.arrayContaining(['cicerone:ear']), audioMode: 0 });
      await guide.leave();
    }));

  it('shows what plays on the lock screen, whose keys work', () =>
    built.open({}, async (app) => {
      const { guide, shell } = app;
      await toStation(app);
      await guide.play();
      await guide.expectSound();
      await expect
        .poll(() => shell.state())
        .toMatchObject({ title: 'Penrose-Parkett', session: playing, hasArtwork: true, isServing: true });
      expect((await shell.state()).actions).toEqual(expect.arrayContaining(['15 Sekunden zurück', 'Pause']));
      expect((await shell.state()).wakeLocks).toContain('cicerone:playback');
      await shell.do('media', { text: 'forward' });
      await expect.poll(() => position(guide)).toBeGreaterThanOrEqual(15);
      await shell.do('media', { text: 'seek', milliseconds: 40_000 });
      await expect.poll(() => position(guide)).toBeGreaterThanOrEqual(40);
      await shell.do('service', { text: 'pause' });
      await guide.page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
      await expect.poll(() => shell.state()).toMatchObject({ session: paused, isServing: true });
      // The next station may follow after a silence, and Android would start no service then.
      expect((await shell.state()).wakeLocks).toContain('cicerone:playback');
      await shell.do('pass', { seconds: 45 });
      expect((await shell.state()).wakeLocks).not.toContain('cicerone:playback');
      await shell.do('media', { text: 'play' });
      await guide.expectSound();
      await shell.do('noisy');
      await guide.page.getByRole('button', { name: 'Abspielen' }).first().waitFor();
      await guide.leave();
    }));

  it('says when the battery is low', () =>
    built.open({ app: { battery: true } }, async ({ guide, shell, start }) => {
      await start();
      await guide.expectAt('/welcome');
      await shell.do('battery', { level: 12, scale: 100 });
      await guide.page.getByText('Der Akku hat nur noch 12 %').waitFor();
      await shell.do('battery', { level: 12, scale: 100, charging: true });
      await guide.page.getByText('Der Akku hat nur noch 12 %').waitFor({ state: 'detached' });
      await guide.leave();
    }));

  it('opens the page of a link, also while it runs', () =>
    built.open({ app: { server: 'https://museum.invalid/guide/' } }, async ({ guide, shell, start }) => {
      await start('https://museum.invalid/guide/qr/HL/1');
      await guide.expectAt('/detail/101');
      await guide.expectHeading('Penrose-Parkett');
      await shell.do('link', { text: 'https://museum.invalid/guide/tours/1' });
      await guide.expectAt('/tours/1');
      await guide.expectHeading(/./);
      await guide.leave();
    }));

  it('brings newer content from the museum’s server, and shows it when the visitor wants it', async () => {
    const { folder, remove } = await writeMuseum({ ...smallMuseum, Version: { Counter: newest } });
    const server = await serve(folder);
    try {
      await built.open({ app: { server: `${server.origin}/` } }, async ({ guide, shell, start }) => {
        await start();
        await guide.expectHeading('Museum der Muster');
        const offer = guide.page.getByRole('button', { name: 'Änderungen zeigen' });
        await expect
          .poll(async () => {
            expect(await shell.do('look')).toBe(newest);
            return offer.count();
          })
          .toBe(1);
        // Until then the page has its own version.
        await guide.tap('Los geht’s');
        await guide.expectAt('/groups');
        await offer.click();
        await guide.page.waitForFunction(() => document.title.includes('Kleines Museum'));
        await shell.do('look');
        expect(await offer.count()).toBe(0);
        // The app has no page for this station, as it is newer.
        guide.allow(/404/);
        await guide.open('/detail/1');
        await guide.play();
        await guide.expectSound();
        await guide.leave();
      });
    } finally {
      await server.close();
      await remove();
    }
  });

  it('a loan device stays in the guide until staff enter the PIN, and forgets its visitor on the charger', () =>
    built.open({ app: { loan: loanWith('2580') } }, async (app) => {
      const { guide, shell, back, start } = app;
      await start();
      await guide.expectAt('/welcome');
      expect(await shell.state()).toMatchObject({ isLocked: true });
      await back();
      expect((await shell.state()).notes).toContain('dialog PIN eingeben, um die App zu verlassen');
      await shell.do('confirm', { text: '1111' });
      await expect.poll(async () => (await shell.state()).notes).toContain('dialog Diese PIN ist falsch.');
      await shell.do('confirm');
      expect(await shell.state()).toMatchObject({ isLocked: true });
      await guide.tap('Los geht’s');
      await guide.expectAt('/groups');
      await expect
        .poll(async () => {
          await shell.do('power');
          return new URL(guide.page.url()).pathname;
        })
        .toBe('/welcome');
      await guide.expectHeading('Museum der Muster');
      // Nobody goes back to what the last visitor saw.
      await expect.poll(async () => (await shell.state()).notes).toContain('history cleared');
      await back();
      await shell.do('confirm', { text: '2580' });
      await expect.poll(async () => (await shell.state()).notes).toContain('moved to back');
      expect(await shell.state()).toMatchObject({ isLocked: false });
      await guide.leave();
    }));
});

/** Android's numbers for what the shell asks of the phone. */
const inCommunication = 3;
const voiceCall = 0;
const wiredHeadphones = 4;
const playing = 3;
const paused = 2;

/** The counter of the server's content. */
const newest = 7;

function loanWith(pin: string): object {
  const pinSalt = '00112233445566778899aabbccddeeff';
  const iterations = 1000;
  const pinHash = pbkdf2Sync(pin, Buffer.from(pinSalt, 'hex'), iterations, 20, 'sha1').toString('hex');
  return { pinSalt, pinHash, iterations };
}

declare global {
  interface Window {
    askedForWorkers: string[];
  }
}

function noteWorkers(): void {
  window.askedForWorkers = [];
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function note(script, options) {
    window.askedForWorkers.push(String(script));
    return register.call(this, script, options);
  };
}
