import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isShellSkipped } from '#tests/native/java.ts';
import { belongToMuseum, goBack, loan, onPhone, origin, pin, playback } from '#tests/native/on-phone.ts';
import { type Shell, startShell } from '#tests/native/shell.ts';

describe.skipIf(isShellSkipped())('the shell on a phone', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cicerone-phone-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('goes back through its pages and then leaves', async () => {
    await expect(goBack(36)).resolves.toBeUndefined();
  });

  describe('the controls on the lock screen', () => {
    const awake = ['cicerone:playback'];
    const station = (title: string, more: object = {}): string => JSON.stringify({ ...playback, title, ...more });

    it('outlive the silence between two stations while the screen is off', () =>
      onPhone({}, async ({ shell, call, notes }) => {
        await call('showPlayback', station('One'));
        await shell.do('pause');
        await call('showPlayback', station('One', { playing: false }));
        await shell.do('pass', { seconds: 30 });
        await call('showPlayback', '');
        // Without the wake lock the page could not continue to the next station.
        expect(await shell.state()).toMatchObject({ isServing: true, title: 'One', wakeLocks: awake });
        await call('showPlayback', station('Two'));
        await shell.do('pass', { seconds: 60 });
        expect(await shell.state()).toMatchObject({ isServing: true, title: 'Two', wakeLocks: awake });
        await call('showPlayback', '');
        await shell.do('pass', { seconds: 44 });
        expect(await shell.state()).toMatchObject({ isServing: true, wakeLocks: awake });
        await shell.do('pass', { seconds: 1 });
        expect(await shell.state()).toMatchObject({ isServing: false, wakeLocks: [] });
        expect(await notes()).toContain('service stopped');
      }));

    it('stay with a station that is paused, and let the device sleep', () =>
      onPhone({}, async ({ shell, call }) => {
        await call('showPlayback', station('One'));
        await call('showPlayback', station('One', { playing: false }));
        await shell.do('pass', { seconds: 45 });
        expect(await shell.state()).toMatchObject({ isServing: true, wakeLocks: [] });
        // Silent for long, and in front: the next station can start them.
        await call('showPlayback', '');
        expect(await shell.state()).toMatchObject({ isServing: false });
      }));

    it('come again for a station that starts while they go', () =>
      onPhone({}, async ({ shell, call }) => {
        await call('showPlayback', station('One'));
        await call('showPlayback', '');
        await shell.do('pass', { seconds: 45, text: station('Two') });
        await shell.state();
        expect(await shell.state()).toMatchObject({ isServing: true, title: 'Two', wakeLocks: awake });
      }));

    it('come in front for a station that began in the background', () =>
      onPhone({}, async ({ shell, call }) => {
        await shell.do('pause');
        await call('showPlayback', station('One'));
        expect(await shell.state()).toMatchObject({ isServing: false });
        await shell.do('resume');
        await shell.state();
        expect(await shell.state()).toMatchObject({ isServing: true, title: 'One' });
      }));

    it('go at once with the app', () =>
      onPhone({}, async ({ shell, call }) => {
        await call('showPlayback', station('One'));
        await shell.do('destroy');
        await shell.state();
        expect(await shell.state()).toMatchObject({ isServing: false, wakeLocks: [] });
      }));
  });

  it('keeps clear of bars, cameras and the keyboard', () =>
    onPhone({ app: { colour: '#5c1a1b', textColour: '#ffffff' }, sdk: 34 }, async ({ shell, notes }) => {
      await shell.do('insets');
      expect(await notes()).toEqual(
        expect.arrayContaining([
          'padding 1 24 2 48',
          'status bar ff5c1a1b',
          'navigation bar ff5c1a1b',
          'bars appearance 0',
        ]),
      );
    }));

  it('is off in what app.json does not name', () =>
    onPhone({}, async ({ shell, heard, notes }) => {
      await shell.do('grant', { text: 'android.permission.ACCESS_FINE_LOCATION' });
      await shell.do('position', { text: `${origin}/` });
      await shell.do('camera', { text: `${origin}/`, resource: 'android.webkit.resource.VIDEO_CAPTURE' });
      expect(await shell.state()).toMatchObject({ position: false, camera: 'denied', isLocked: false });
      await shell.do('battery', { level: 5 });
      await shell.do('proximity', { centimetres: 0 });
      expect(heard).toEqual([]);
      expect((await notes()).filter((note) => /^(?:ask|text zoom|force)/.test(note))).toEqual([]);
    }));

  it('asks for position and camera, for its own pages only', () =>
    onPhone({ app: { position: true, camera: true } }, async ({ shell, notes }) => {
      const resource = 'android.webkit.resource.VIDEO_CAPTURE';
      await shell.do('position', { text: 'https://elsewhere.example/' });
      await shell.do('camera', { text: 'https://elsewhere.example/', resource });
      expect(await shell.state()).toMatchObject({ position: false, camera: 'denied' });
      await shell.do('camera', { text: `${origin}/`, resource: 'android.webkit.resource.AUDIO_CAPTURE' });
      expect(await shell.state()).toMatchObject({ camera: 'denied' });
      expect((await notes()).filter((note) => note.startsWith('ask'))).toEqual([]);

      await shell.do('position', { text: `${origin}/` });
      await shell.do('camera', { text: `${origin}/`, resource });
      expect(await shell.state()).toMatchObject({ position: false, camera: 'denied' });
      await shell.do('grant', { text: 'android.permission.ACCESS_COARSE_LOCATION' });
      await shell.do('grant', { text: 'android.permission.CAMERA' });
      await shell.do('position', { text: `${origin}/` });
      await shell.do('camera', { text: `${origin}/`, resource });
      expect(await shell.state()).toMatchObject({ position: true, camera: [resource] });
    }));

  it('opens other hosts outside, and the museum’s pages inside', () =>
    onPhone({ app: { server: 'https://museum.invalid/guide' } }, async ({ shell, loaded, notes }) => {
      const opened = async (): Promise<readonly string[]> => (await notes()).filter((note) => note.startsWith('open'));
      expect(await shell.do('follow', { text: `${origin}/tours/1` })).toBe(false);
      for (const text of ['https://elsewhere.example/x', 'tel:+49711', 'https://museum.invalid/guide/cms/'])
        expect(await shell.do('follow', { text })).toBe(true);
      expect(await opened()).toEqual([
        'open https://elsewhere.example/x',
        'open tel:+49711',
        'open https://museum.invalid/guide/cms/',
      ]);
      for (const text of ['intent://x#Intent;end', 'file:///sdcard/x', 'content://x/y', `${origin}:8443/`])
        expect(await shell.do('follow', { text })).toBe(true);
      expect(await opened()).toHaveLength(4);
      await shell.do('follow', { text: 'https://Museum.invalid/guide/qr/H%20L/1?a=b#c' });
      expect(loaded.at(-1)).toBe(`${origin}/qr/H%20L/1?a=b#c`);
    }));

  it('lets a borrowed device open nothing else', () =>
    onPhone({ app: { loan } }, async ({ shell, notes }) => {
      expect(await shell.do('follow', { text: 'https://elsewhere.example/' })).toBe(true);
      expect((await notes()).filter((note) => note.startsWith('open'))).toEqual([]);
    }));

  it.each(['tablet', 'refuseTracks'])('stays at the loudspeaker where there is no earpiece: %s', (what) =>
    onPhone({}, async ({ shell, call, heard, notes }) => {
      await shell.do(what);
      await call('setAudioChannel', 'EARPIECE');
      await call('showPlayback', JSON.stringify(playback));
      expect(await call('audioChannel')).toBe('SPEAKER');
      expect(await shell.state()).toMatchObject({ audioMode: 0, volume: 3 });
      expect((await notes()).filter((note) => note === 'audio mode 3')).toEqual([]);
      if (what === 'refuseTracks') expect(heard).toContainEqual({ type: 'audio-channel', channel: 'SPEAKER' });
    }),
  );

  it('keeps the screen on while the guide wants it', () =>
    onPhone({}, async ({ shell, call }) => {
      await call('keepAwake', true);
      expect(await shell.state()).toMatchObject({ keepsScreenOn: true });
      await call('keepAwake', false);
      expect(await shell.state()).toMatchObject({ keepsScreenOn: false });
    }));

  it('stays the same device after a restart, and waits on after wrong PINs', async () => {
    const data = await mkdtemp(join(folder, 'data-'));
    let id: unknown;
    await onPhone({ data, app: { loan } }, async ({ shell, call, notes }) => {
      id = await call('deviceId');
      expect(id).toMatch(/^[\w-]{36}$/);
      expect(await call('deviceKind')).toBe('android');
      for (let times = 0; times < 4; times += 1) {
        await shell.do('back');
        const dialogs = (await notes()).length;
        await shell.do('confirm', { text: '1111' });
        await expect.poll(notes).toHaveLength(dialogs + 1);
        await shell.do('confirm');
      }
    });
    await onPhone({ data, app: { loan } }, async ({ shell, call, notes }) => {
      expect(await call('deviceId')).toBe(id);
      await shell.do('back');
      expect((await notes()).at(-1)).toMatch(/^dialog Zu viele falsche PINs\. Bitte \d+ Sekunden warten\.$/);
      const dialogs = (await notes()).length;
      await shell.do('confirm', { text: pin });
      await expect.poll(notes).toHaveLength(dialogs + 1);
      expect((await notes()).at(-1)).toMatch(/^dialog Zu viele/);
      expect(await shell.state()).toMatchObject({ isLocked: true });
    });
  });

  it('is the home screen of a device that the museum gave to it, until the PIN releases it', async () => {
    await expect(belongToMuseum(28)).resolves.toBeUndefined();
  });

  it('speaks English where the phone does', () =>
    onPhone({ language: 'en', app: { loan } }, async ({ shell, notes }) => {
      await shell.do('back');
      expect((await notes()).at(-1)).toBe('dialog Enter the PIN to leave the app');
    }));

  it('comes back where Android ended it in the background', () =>
    onPhone({}, async ({ shell, loaded, history }) => {
      history.push(`${origin}/detail/1`);
      await shell.do('save');
      await shell.do('destroy');
      await shell.do('create', { restored: true });
      expect(loaded.at(-1)).toBe(`${origin}/detail/1`);
    }));

  it('ignores what is no playback', () =>
    onPhone({}, async ({ shell, call }) => {
      for (const text of ['{', '[]', 'null', '""']) await call('showPlayback', text);
      await call('setAudioChannel', 'RADIO');
      expect(await shell.state()).toMatchObject({ isServing: false, audioMode: 0 });
    }));

  describe('a PIN', () => {
    let shell: Shell;
    beforeAll(async () => {
      shell = await startShell({ assets: folder, data: folder });
    });
    afterAll(() => shell.stop());
    const minute = 60_000;
    const begin = 1_000_000_000_000;
    const attempt = (typed: string, now: number): Promise<unknown> => shell.do('pin', { loan, typed, now });

    it('is free four times, then costs more and more, up to an hour', async () => {
      for (let times = 1; times < 4; times += 1) expect(await attempt('0000', begin)).toEqual([false, 0]);
      let now = begin;
      for (const delay of [0.5, 1, 2, 4, 8, 16, 32, 60, 60].map((minutes) => minutes * minute)) {
        expect(await attempt('0000', now)).toEqual([false, delay]);
        // Not even the right one, one millisecond early; and it does not cost more.
        expect(await attempt(pin, now + delay - 1)).toEqual([false, 1]);
        now += delay;
      }
      // A clock that was set back gives the longest delay once, not for years.
      expect(await attempt(pin, 0)).toEqual([false, 60 * minute]);
      expect(await attempt(pin, 60 * minute)).toEqual([true, 0]);
      expect(await attempt('0000', 60 * minute)).toEqual([false, 0]);
    });

    it('is no other number, and nothing at all', async () => {
      const fresh = await startShell({ assets: folder, data: folder });
      for (const typed of ['', '258', '25800'])
        expect([typed, await fresh.do('pin', { loan, typed, now: begin })]).toEqual([typed, [false, 0]]);
      await fresh.stop();
      const without = await startShell({ assets: folder, data: folder });
      expect(await without.do('pin', { loan: { ...loan, pinHash: '' }, typed: '', now: begin })).toEqual([false, 0]);
      await without.stop();
    });
  });

  describe('JSON', () => {
    let shell: Shell;
    beforeAll(async () => {
      shell = await startShell({ assets: folder, data: folder });
    });
    afterAll(() => shell.stop());

    it.each([{ a: [1, -2.5, 1e3, true, false, null], 'ü"\\\n\u2028</': 'x' }, [], {}, 'Grün 😀', { deep: [[[{}]]] }])(
      '%j is read and written as it is',
      async (value) => {
        expect(await shell.do('json', { text: JSON.stringify(value) })).toEqual(value);
      },
    );

    it.each(['', '{', '[1,]', '{"a"}', '{a:1}', 'nul', '"\n"', '1 2', '[1', '"\\x"', '['.repeat(200)])(
      '%j is none',
      (text) => expect(shell.do('json', { text })).rejects.toThrow('not JSON'),
    );
  });
});
