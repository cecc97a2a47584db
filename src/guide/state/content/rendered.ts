import { pickLanguage } from '#content/pick-language.ts';
import { markAttribute, type RenderedMark, unfitAttribute } from '#contract/rendered-page.ts';
import { packFor } from '#i18n/packs.ts';
import { type Storage, storageKeys } from '../../adapters/storage.ts';
import { type Settings } from '../settings/settings.ts';
import { type Loader } from './loader.ts';

/**
 * Returns what the page's screen was rendered for; undefined if the page has none, or one that is not this visitor's.
 *
 * @param place the guide's folder
 */
export function renderedMark(place: URL): RenderedMark | undefined {
  const root = document.documentElement;
  const text = root.getAttribute(markAttribute);
  if (!text || root.hasAttribute(unfitAttribute)) return undefined;
  const mark = JSON.parse(text) as RenderedMark;
  const path = `/${globalThis.location.pathname.slice(place.pathname.length).replace(/\/+$/, '')}`;
  return path === '/' || path === mark.path ? mark : undefined;
}

export interface RenderedNow {
  readonly loader: Loader;
  readonly settings: Settings;
  readonly storage: Storage;
}

/** The stored values of earlier visits that a station's screen shows as soon as it is drawn. */
const shownAtStations = [storageKeys.positions, storageKeys.games, storageKeys.speed] as const;

/** Returns whether the guide would show the same screen now. */
export function isRenderedNow(mark: RenderedMark, { loader, settings, storage }: RenderedNow): boolean {
  const { highContrast, language, variant, captions, needs } = settings.getState();
  const { isDoor, path, texts } = mark;
  const isStation = path.startsWith('/detail/');
  const isOwn = highContrast || variant !== undefined || needs.length > 0;
  if (isOwn || (isStation && (captions || shownAtStations.some((key) => storage.read(key))))) return false;
  const state = loader.getState();
  if (state.status === 'locked') return isDoor && packFor(language ?? navigator.language) === texts;
  if (state.status !== 'ready' || isDoor) return false;
  const { spokenLanguages, version, isSameOn } = state.content.catalogue;
  return (
    version.Counter === mark.version &&
    isSameOn(mark.day) &&
    pickLanguage(spokenLanguages, language, navigator.languages).Code === mark.language
  );
}

/**
 * Removes a screen that is not this visitor's, which must not appear while the right one is being drawn.
 *
 * @param host holds the screen that came with the page
 */
export function removeUnfit(host: Element): void {
  if (!document.documentElement.hasAttribute(unfitAttribute)) return;
  host.replaceChildren();
  forgetMark();
}

/** The guide's own screen is there, and answers. */
export function forgetMark(): void {
  document.documentElement.removeAttribute(markAttribute);
  document.documentElement.removeAttribute(unfitAttribute);
}
