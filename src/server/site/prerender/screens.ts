import { setTimeout as wait } from 'node:timers/promises';
import { type ClientConfiguration } from '#content/client-configuration.ts';
import { LoginType } from '#content/constants.ts';
import { pickLanguage } from '#content/pick-language.ts';
import { type Hints } from '../page-hints.ts';
import { pageAt, withScreen } from '../page.ts';
import { type PreparedAnswer, prepareBytes } from '../../long-work/prepared-answer.ts';
import { type LoginSettingsStore } from '../../usecases/visitors/login-settings.ts';
import { type CopyCache, type ReadyCopy } from '../../usecases/content/published.ts';
import { preferredLanguages } from './preferred-languages.ts';
import { type ScreenStyles } from './screen-styles.ts';
import { type Renderer, ScreenError, startRenderer } from './start-renderer.ts';

export interface ScreensOptions {
  readonly published: CopyCache;
  readonly login: Pick<LoginSettingsStore, 'current'>;
  readonly client: ClientConfiguration;
  /** The guide's page without a screen. */
  readonly template: string;
  readonly hints: () => Promise<Hints>;
  readonly styles: ScreenStyles;
  /** Returns the museum's day, such as `2026-05-31`. */
  readonly today: () => string;
  /** Undefined if the renderer was not built. */
  readonly start?: (() => Renderer | undefined) | undefined;
  /** Bytes of pages that are kept, compressed and not; the least recently requested are forgotten. */
  readonly mostBytes?: number;
}

/** Pages of the guide that hold their screen already. */
export interface Screens {
  /**
   * Returns the page at a path, rendered now or before; undefined if it has no such screen, or the screen does not come in
   * time. Then it comes with a later call.
   *
   * @param path relative to the guide's folder
   * @param accepted the visitor's languages, as in `Accept-Language`
   */
  readonly at: (path: string, accepted: string | undefined) => Promise<PreparedAnswer | undefined>;
  readonly close: () => Promise<void>;
}

/** Milliseconds that a visitor waits for a screen: less than a page without it takes longer. */
const timeoutMs = 250;
const usualBytes = 48_000_000;
/** Screens that are waited for at a time; more come without being rendered. */
const mostWaiting = 16;
/** Milliseconds after which a renderer that has failed is started again. */
const rest = 60_000;

interface State {
  readonly ready: ReadyCopy;
  readonly loginType: LoginType;
  /** Other tours may be open on the next one. */
  readonly day: string;
}

interface Museum extends State {
  readonly pages: Map<string, Promise<PreparedAnswer | undefined>>;
  bytes: number;
}

export function createScreens(options: ScreensOptions): Screens {
  const { published, login, client, template, hints, styles, today } = options;
  const { start = startRenderer, mostBytes = usualBytes } = options;
  let renderer: Renderer | undefined;
  let museum: Museum | undefined;
  let failedAt = -Infinity;
  let waiting = 0;
  let isClosed = false;

  return {
    async at(path, accepted) {
      const now = await opened();
      return now && pageOf(now, path, accepted);
    },
    async close() {
      isClosed = true;
      await renderer?.close();
    },
  };

  async function pageOf(now: Museum, path: string, accepted: string | undefined): Promise<PreparedAnswer | undefined> {
    const { spokenLanguages } = now.ready.catalogue;
    const wanted = preferredLanguages(accepted);
    // Without access, not even the museum's languages are known.
    const isOpen = now.loginType === LoginType.none;
    const language = isOpen ? pickLanguage(spokenLanguages, undefined, wanted).Code : (wanted[0] ?? 'de');
    const key = JSON.stringify([language, path]);
    const cached = now.pages.get(key);
    if (cached === undefined && waiting >= mostWaiting) return undefined;
    const page = cached ?? make(now, key, path, language);
    // The last one used is the last one forgotten.
    now.pages.delete(key);
    now.pages.set(key, page);
    return await Promise.race([page, wait(timeoutMs, undefined, { ref: false })]);
  }

  async function state(): Promise<State> {
    const ready = await published.current();
    return { ready, loginType: (await login.current()).LoginType, day: today() };
  }

  /** Returns the museum if its pages are made for its current state. */
  function known({ ready, loginType, day }: State): Museum | undefined {
    return museum?.ready === ready && museum.loginType === loginType && museum.day === day ? museum : undefined;
  }

  async function opened(): Promise<Museum | undefined> {
    const now = await state();
    const { bodies } = await now.ready.answer();
    const open = known(now);
    if (open !== undefined) return open;
    if (Date.now() - failedAt < rest) return undefined;
    renderer ??= start();
    if (renderer === undefined) return undefined;
    const { loginType, day } = now;
    const isOpen = loginType === LoginType.none;
    renderer.show({
      // Of a museum behind a door, nothing but the door is rendered.
      json: isOpen ? new Uint8Array(bodies.identity) : new TextEncoder().encode('{}'),
      configuration: client,
      loginType,
      day,
    });
    museum = { ...now, pages: new Map(), bytes: 0 };
    return museum;
  }

  function make(now: Museum, key: string, path: string, language: string): Promise<PreparedAnswer | undefined> {
    waiting += 1;
    const made = render(now, path, language).finally(() => (waiting -= 1));
    return made.then(
      (page) => {
        now.bytes += weight(page) + key.length;
        for (const [oldest, old] of now.pages) {
          if (now.bytes <= mostBytes) break;
          now.pages.delete(oldest);
          void old.then((gone) => (now.bytes -= weight(gone) + oldest.length));
        }
        return page;
      },
      (error: unknown) => {
        if (isClosed) return undefined;
        console.warn(`The screen of ${path} in ${language} was not rendered; its page comes without it`, error);
        if (!(error instanceof ScreenError)) fail();
        return undefined;
      },
    );
  }

  /** Pages come without their screens for a while. */
  function fail(): void {
    failedAt = Date.now();
    museum = undefined;
    void renderer?.close();
    renderer = undefined;
  }

  async function render(now: Museum, path: string, language: string): Promise<PreparedAnswer | undefined> {
    const screen = await renderer?.render(path, language);
    if (screen === undefined) return undefined;
    const { path: shown, texts } = screen.mark;
    const page = withScreen(template, { screen, styles: styles(shown) });
    const links = (await hints())(shown, texts, true);
    return now === museum ? await prepareBytes(Buffer.from(pageAt(page, '/', links))) : undefined;
  }
}

/** The bytes counted for a missing screen, so that addresses without one are forgotten too. */
const nothing = 200;

function weight(page: PreparedAnswer | undefined): number {
  if (page === undefined) return nothing;
  return Object.values(page.bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0);
}
