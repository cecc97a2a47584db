import { pbkdf2Sync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Shell, type ShellOptions, startShell } from './shell.ts';

export const origin = 'https://appassets.androidplatform.net';
export const pin = '2580';
export const loan = {
  pinSalt: '0011',
  iterations: 1000,
  pinHash: pbkdf2Sync(pin, Buffer.from('0011', 'hex'), 1000, 20, 'sha1').toString('hex'),
};
export const playback = {
  title: 'Penrose-Parkett',
  artist: 'Museum',
  artwork: `${origin}/picture.png`,
  playing: true,
  position: 3,
  duration: 60,
  rate: 1,
  hasNext: true,
  hasPrevious: false,
};

/** A page without a browser: its history, and the events that it heard. */
interface FakePage {
  readonly shell: Shell;
  readonly loaded: string[];
  readonly heard: unknown[];
  readonly history: string[];
  readonly call: (method: string, ...given: readonly unknown[]) => Promise<unknown>;
  readonly notes: () => Promise<readonly string[]>;
}

/** Starts the shell, and does `task` there. */
export async function onPhone(
  { app = {}, link = '', ...options }: Partial<ShellOptions> & { app?: object; link?: string },
  task: (page: FakePage) => Promise<void>,
): Promise<void> {
  const assets = await mkdtemp(join(tmpdir(), 'cicerone-phone-'));
  const data = options.data ?? join(assets, 'data');
  await mkdir(data, { recursive: true });
  await mkdir(join(assets, 'guide'));
  await writeFile(join(assets, 'guide', 'picture.png'), 'a picture');
  await writeFile(join(assets, 'app.json'), JSON.stringify(app));
  const shell = await startShell({ assets, ...options, data });
  const loaded: string[] = [];
  const heard: unknown[] = [];
  const history: string[] = [];
  shell.on('load', ({ address = '' }) => {
    loaded.push(address);
    history.push(address);
  });
  shell.on('run', ({ script = '' }) => {
    const detail = /CustomEvent\('guide-native',\{detail:(.*)\}\)\)$/.exec(script)?.[1] ?? '';
    heard.push(JSON.parse(detail));
  });
  shell.on('goBack', () => void history.pop());
  shell.answer((what) => {
    if (what === 'clearHistory') history.splice(0, history.length - 1);
    return Promise.resolve(what === 'canGoBack' ? history.length > 1 : (history.at(-1) ?? null));
  });
  await shell.do('create', { text: link });
  const call = async (method: string, ...given: readonly unknown[]): Promise<unknown> => {
    const address = `http://127.0.0.1:${shell.port}/__bridge/${method}`;
    const answer = await fetch(address, { method: 'POST', body: JSON.stringify(given) });
    // By the time of this answer, tasks that the call posted to the main thread have run.
    await shell.state();
    return ((await answer.json()) as { value?: unknown }).value;
  };
  const notes = async (): Promise<readonly string[]> => (await shell.state()).notes;
  try {
    await task({ shell, loaded, heard, history, call, notes });
    expect((await notes()).filter((note) => note.startsWith('crash'))).toEqual([]);
  } finally {
    await shell.stop();
    await rm(assets, { recursive: true, force: true });
  }
}

/** Does what a visitor and the phone do on one day, and expects all parts of the shell to work. */
export function liveThroughDay(sdk: number): Promise<void> {
  return onPhone(
    { sdk, app: { position: true, camera: true, proximity: true, battery: true, webViewFix: true, loan } },
    async ({ shell, call, loaded, heard, history, notes }) => {
      expect(loaded).toEqual([`${origin}/`]);
      if (sdk >= 30) await shell.do('insets');
      await shell.do('battery', { level: 50 });
      await call('showPlayback', JSON.stringify(playback));
      await call('setAudioChannel', 'EARPIECE');
      expect(await call('audioChannel')).toBe('EARPIECE');
      expect(await shell.state()).toMatchObject({ audioMode: 3, title: 'Penrose-Parkett', hasArtwork: true });
      await shell.do('pause');
      // It plays on in the background.
      expect(await shell.state()).toMatchObject({ audioMode: 3, isServing: true });
      await call('showPlayback', JSON.stringify({ ...playback, playing: false }));
      expect(await shell.state()).toMatchObject({ audioMode: 0, isServing: true });
      await shell.do('resume');
      expect(await shell.state()).toMatchObject({ audioMode: 3 });
      await call('showPlayback', '');
      await shell.do('pass', { seconds: 45 });
      expect(await shell.state()).toMatchObject({ isServing: false });
      expect(await shell.do('rendererGone')).toBe(true);
      expect(loaded).toEqual([`${origin}/`, `${origin}/`]);
      // The new web view has been nowhere else.
      history.shift();
      history.push(`${origin}/detail/1`);
      await shell.do('history', { text: `${origin}/detail/1` });
      await shell.do('rendererGone');
      // Lost again at once: the page itself may be the reason.
      expect(loaded.at(-1)).toBe(`${origin}/`);
      history.splice(0, history.length - 1);
      await shell.do('back');
      expect(await notes()).toContain('dialog PIN eingeben, um die App zu verlassen');
      expect(await notes()).toContain('text zoom 100');
      expect(heard).toContainEqual({ type: 'battery', level: 0.5, charging: false });
      expect(await shell.do('destroy')).toBe(true);
    },
  );
}

/** Goes back through the guide's pages, and out of the app. */
export function goBack(sdk: number): Promise<void> {
  return onPhone({ sdk }, async ({ shell, history, notes }) => {
    for (const path of ['/tours/1', '/detail/1']) {
      history.push(origin + path);
      await shell.do('history', { text: origin + path });
    }
    for (const path of ['/tours/1', '/']) {
      await shell.do('back');
      await expect.poll(() => history.at(-1)).toBe(origin + path);
      await shell.do('history', { text: origin + path });
    }
    expect(await notes()).not.toContain('moved to back');
    await shell.do('back');
    expect(await notes()).toContain('moved to back');
  });
}

/** Is the home screen of a device that the museum gave to it, until the PIN releases it. */
export function belongToMuseum(sdk: number): Promise<void> {
  return onPhone({ sdk, app: { loan } }, async ({ shell, notes }) => {
    await shell.do('own');
    await shell.do('pause');
    await shell.do('resume');
    expect(await shell.state()).toMatchObject({ isLocked: true });
    const home = 'home android.intent.action.MAIN android.intent.category.HOME android.intent.category.DEFAULT';
    const permitted = ['CAMERA', 'ACCESS_COARSE_LOCATION', 'ACCESS_FINE_LOCATION'].map(
      (name) => `permitted android.permission.${name} 1`,
    );
    expect(await notes()).toEqual(expect.arrayContaining([home, 'restricted no_safe_boot', ...permitted]));
    expect((await notes()).includes('locked with features 0')).toBe(sdk >= 28);
    const leave = async (): Promise<void> => {
      await shell.do('back');
      await shell.do('confirm', { text: pin });
      await expect.poll(async () => (await notes()).at(-1)).toMatch(/^dialog Verlassen, bis die App/);
    };
    await leave();
    await shell.do('confirm');
    expect((await notes()).slice(-2)).toEqual(['no home', 'moved to back']);
    expect(await shell.state()).toMatchObject({ isLocked: false });
    expect(await notes()).not.toContain('no owner');
    // Opened again, it is locked again.
    await shell.do('pause');
    await shell.do('resume');
    expect(await shell.state()).toMatchObject({ isLocked: true });
    await leave();
    await shell.do('choose');
    expect(await notes()).toEqual(expect.arrayContaining(['unrestricted no_safe_boot', 'no owner']));
    expect(await shell.state()).toMatchObject({ isLocked: false });
  });
}
