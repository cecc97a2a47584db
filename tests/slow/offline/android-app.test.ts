import { pbkdf2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSkipped, whyNoJava } from '#tests/native/java.ts';
import { buildApp, type BuiltApp } from './android-app.ts';
import { smallMuseum, writeMuseum } from '#tests/browser/museum.ts';
import { serve } from '#tests/browser/serve.ts';
import { position } from '#tests/browser/sounding.ts';

describe.skipIf(isSkipped(whyNoJava()))('the Android app, on a JVM with Chromium (specification 1 and 7.8)', () => {
  let built: BuiltApp;
  beforeAll(async () => {
    built = await buildApp();
  });
  afterAll(() => built.remove());

  it('plays and seeks without a network or a worker, on the lock screen, at the ear and by headphones, warns of a low battery, opens links, goes back through its screens and then leaves', () =>
    built.open(
      { app: { proximity: true, battery: true, server: 'https://museum.invalid/guide/' } },
      async ({ guide, shell, start, back }) => {
        const { page, context } = guide;
        const mode = async (): Promise<number> => (await shell.state()).audioMode;
        const button = (name: string): Promise<void> => page.getByRole('button', { name }).first().waitFor();
        await context.addInitScript(noteWorkers);
        const ranges: string[] = [];
        page.on('response', (response) => {
          if (response.status() === 206) ranges.push(response.headers()['content-range'] ?? '');
        });
        await start('https://museum.invalid/guide/qr/HL/1');
        await guide.expectAt('/detail/101');
        await guide.expectHeading('Penrose-Parkett');

        await guide.tap('Am Ohr hören');
        await button('Über den Lautsprecher hören');
        await expect.poll(mode).toBe(inCommunication);
        const atEar = await shell.state();
        expect(atEar.notes).toEqual(expect.arrayContaining(['communication device 1', 'silence plays']));
        expect(atEar.volume).toBe(voiceCall);
        await shell.do('plug', { type: wiredHeadphones });
        await button('Am Ohr hören');
        expect(await mode()).toBe(0);
        await shell.do('unplug');
        await button('Über den Lautsprecher hören');
        expect(await mode()).toBe(inCommunication);
        await guide.tap('Über den Lautsprecher hören');
        await expect.poll(mode).toBe(0);

        await guide.play();
        await guide.expectSound();
        await expect
          .poll(() => shell.state())
          .toMatchObject({ title: 'Penrose-Parkett', session: playing, hasArtwork: true, isServing: true });
        const shown = await shell.state();
        expect(shown.actions).toEqual(expect.arrayContaining(['15 Sekunden zurück', 'Pause']));
        expect(shown.wakeLocks).toContain('cicerone:playback');
        // The part of the guide that listens comes a little later than its screens.
        await expect
          .poll(async () => {
            await shell.do('proximity', { centimetres: 8 });
            await shell.do('proximity', { centimetres: 1 });
            return (await shell.state()).wakeLocks;
          })
          .toContain('cicerone:ear');
        await expect.poll(mode).toBe(inCommunication);
        await shell.do('proximity', { centimetres: 8 });
        // The guide may still be answering the movements before this one.
        await expect
          .poll(() => shell.state())
          .toMatchObject({ wakeLocks: expect.not.arrayContaining(['cicerone:ear']), audioMode: 0 });
        await shell.do('media', { text: 'forward' });
        await expect.poll(() => position(guide)).toBeGreaterThanOrEqual(15);
        await shell.do('media', { text: 'seek', milliseconds: 40_000 });
        await expect.poll(() => position(guide)).toBeGreaterThanOrEqual(40);
        await guide.expectSound();
        await shell.do('service', { text: 'pause' });
        await button('Abspielen');
        await expect.poll(() => shell.state()).toMatchObject({ session: paused, isServing: true });
        // The next station may follow after a silence, and Android would start no service then.
        expect((await shell.state()).wakeLocks).toContain('cicerone:playback');
        await shell.do('pass', { seconds: 45 });
        expect((await shell.state()).wakeLocks).not.toContain('cicerone:playback');
        await shell.do('media', { text: 'play' });
        await guide.expectSound();
        await shell.do('noisy');
        await button('Abspielen');

        await shell.do('battery', { level: 12, scale: 100 });
        await page.getByText('Der Akku hat nur noch 12 %').waitFor();
        await shell.do('battery', { level: 12, scale: 100, charging: true });
        await page.getByText('Der Akku hat nur noch 12 %').waitFor({ state: 'detached' });

        // A link while it runs.
        await shell.do('link', { text: 'https://museum.invalid/guide/welcome' });
        await guide.expectAt('/welcome');
        for (const name of ['Los geht’s', 'Im Museum', 'Höhepunkte']) await guide.tap(name);
        await guide.expectHeading('Höhepunkte');
        for (const path of ['/tours/1', '/groups', '/welcome', '/detail/101']) {
          await back();
          await guide.expectAt(path);
        }
        expect((await shell.state()).notes).not.toContain('moved to back');
        await back();
        expect((await shell.state()).notes).toContain('moved to back');
        await guide.expectAt('/detail/101');
        await guide.expectHeading('Penrose-Parkett');

        expect(ranges.length).toBeGreaterThan(0);
        expect(ranges.filter((range) => !/^bytes \d+-\d+\/\d{5,}$/.test(range))).toEqual([]);
        expect(await page.evaluate(() => window.askedForWorkers)).toEqual([]);
        expect(await page.evaluate(() => isSecureContext)).toBe(true);
        expect((await shell.state()).notes.filter((note) => note.startsWith('crash'))).toEqual([]);
        await guide.leave();
      },
    ));

  it('a loan device brings newer content from the museum’s server, stays in the guide until staff enter the PIN, and forgets its visitor on the charger', async () => {
    const { folder, remove } = await writeMuseum({ ...smallMuseum, Version: { Counter: newest } });
    const server = await serve(folder);
    const app = { loan: loanWith('2580'), server: `${server.origin}/` };
    try {
      await built.open({ app, sdk: 30 }, async ({ guide, shell, back, start }) => {
        const { page } = guide;
        const notes = async (): Promise<readonly string[]> => (await shell.state()).notes;
        await start();
        await guide.expectAt('/welcome');
        expect(await shell.state()).toMatchObject({ isLocked: true });

        const offer = page.getByRole('button', { name: 'Änderungen zeigen' });
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
        await page.waitForFunction(() => document.title.includes('Kleines Museum'));
        await shell.do('look');
        expect(await offer.count()).toBe(0);
        // The app has no page for this station, as it is newer.
        guide.allow(/404/);
        await guide.open('/detail/1');
        await guide.play();
        await guide.expectSound();

        await expect
          .poll(async () => {
            await shell.do('power');
            return new URL(page.url()).pathname;
          })
          .toBe('/welcome');
        await guide.expectHeading('Kleines Museum');
        // No visitor goes back to the screens of the last one.
        await expect.poll(notes).toContain('history cleared');
        await back();
        expect(await notes()).toContain('dialog PIN eingeben, um die App zu verlassen');
        await shell.do('confirm', { text: '1111' });
        await expect.poll(notes).toContain('dialog Diese PIN ist falsch.');
        await shell.do('confirm');
        expect(await shell.state()).toMatchObject({ isLocked: true });
        await back();
        await shell.do('confirm', { text: '2580' });
        await expect.poll(notes).toContain('moved to back');
        expect(await shell.state()).toMatchObject({ isLocked: false });
        await guide.leave();
      });
    } finally {
      await server.close();
      await remove();
    }
  });
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
