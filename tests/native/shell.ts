import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Readable, type Writable } from 'node:stream';
import { quickJava } from '../../src/native/android/build/compile-shell.ts';
import { compiledShell } from './java.ts';

/** The shell of the app on a JVM, against the stand-ins for Android. */
export interface Shell {
  /** Of the front that imitates the web view's network. */
  readonly port: number;
  /** Lets the phone or the visitor do something; returns what the harness answers. */
  readonly do: (name: string, facts?: Readonly<Record<string, unknown>>) => Promise<unknown>;
  readonly state: () => Promise<PhoneState>;
  /** Called with what the shell does to its page. */
  readonly on: (event: PageEvent['event'], listener: (event: PageEvent) => void) => void;
  /** Answers what the shell asks of its page. */
  readonly answer: (asked: (what: string) => Promise<unknown>) => void;
  readonly stop: () => Promise<void>;
}

export interface PageEvent {
  readonly event: 'ready' | 'load' | 'run' | 'goBack';
  readonly port?: number;
  readonly address?: string;
  readonly script?: string;
}

export interface PhoneState {
  /** The shell's actions on the phone, in order. */
  readonly notes: readonly string[];
  readonly audioMode: number;
  readonly keepsScreenOn: boolean;
  readonly isLocked: boolean;
  readonly wakeLocks: readonly string[];
  readonly volume: number;
  readonly isServing: boolean;
  readonly title?: string;
  readonly actions?: readonly string[];
  readonly session?: number;
  readonly position?: number;
  readonly hasArtwork?: boolean;
  readonly camera?: unknown;
}

export interface ShellOptions {
  /** Has app.json and guide/. */
  readonly assets: string;
  /** The app's own folder. */
  readonly data: string;
  readonly sdk?: number;
  readonly language?: 'de' | 'en';
  /** A key store for TLS. */
  readonly keys?: string;
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

interface Question {
  readonly ask: number;
  readonly what: string;
}

function classPath(): string {
  const { shell, standIns, harness } = compiledShell();
  return `${shell}:${standIns}:${harness}`;
}

export async function startShell({ assets, data, sdk = 36, language = 'de', keys }: ShellOptions): Promise<Shell> {
  const how = [
    '-Xverify:all',
    '-Xshare:auto',
    ...quickJava,
    `-Dphone.sdk=${sdk}`,
    `-Duser.language=${language}`,
    '-cp',
    classPath(),
  ];
  const java: ChildProcessByStdio<Writable, Readable, null> = spawn(
    'java',
    [...how, 'app.cicerone.shell.Harness', assets, data, ...(keys === undefined ? [] : [keys])],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = new Promise<void>((resolve) => java.once('close', () => resolve()));
  const waiting = new Map<number, (reply: Reply) => void>();
  const listeners = new Map<string, (event: PageEvent) => void>();
  let asked: (what: string) => Promise<unknown> = () => Promise.resolve(null);
  let orders = 0;
  const send = (message: object): void => void java.stdin.write(`${JSON.stringify(message)}\n`);

  const port = new Promise<number>((resolve, reject) => {
    listeners.set('ready', (event) => resolve(event.port ?? 0));
    java.once('close', () => reject(new Error('The shell’s JVM ended')));
  });
  createInterface({ input: java.stdout }).on('line', (line) => {
    const message = JSON.parse(line) as Reply | Question | PageEvent;
    if ('event' in message) listeners.get(message.event)?.(message);
    else if ('ask' in message) {
      void asked(message.what).then(
        (value) => send({ answer: message.ask, value }),
        () => send({ answer: message.ask, value: null }),
      );
    } else waiting.get(message.id)?.(message);
  });
  const shellPort = await port;

  const order: Shell['do'] = (name, facts = {}) =>
    new Promise((resolve, reject) => {
      orders += 1;
      waiting.set(orders, ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))));
      send({ ...facts, id: orders, do: name });
    });
  return {
    port: shellPort,
    do: order,
    state: async () => (await order('state')) as PhoneState,
    on: (event, listener) => void listeners.set(event, listener),
    answer: (given) => {
      asked = given;
    },
    stop: async () => {
      java.stdin.end();
      await ended;
    },
  };
}
