import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { isWayBack } from '../../routes.ts';
import { keepScrollPlaces, readScrollPlaces, type ScrollPlaces } from '../../adapters/scroll-places.ts';

/** New screens start at the top or at the element that the address names; going back restores the scroll position. */
export function ScrollMemory(): ReactNode {
  return <Memory location={useLocation()} />;
}

/** Marks what is always looked at from its top, such as a game board, whose next station must be in view. */
const topAttribute = 'data-from-top';

interface MemoryProps {
  readonly location: Location;
}

let places: ScrollPlaces | undefined;

/** A class, because `getSnapshotBeforeUpdate` alone runs while the old screen is still in the document. */
class Memory extends Component<MemoryProps> {
  private stop = (): void => undefined;

  override componentDidMount(): void {
    addEventListener('pagehide', this.keep);
    // An unscrolled page is at its top already, and scrolling it would force a second layout.
    const { location } = this.props;
    const { hash } = location;
    if (placesSoFar().has(entryOf(location)) || hash !== '') this.restore();
    else history.scrollRestoration = 'manual';
  }

  override getSnapshotBeforeUpdate({ location }: MemoryProps): null {
    if (location !== this.props.location) this.note(location);
    return null;
  }

  override componentDidUpdate({ location }: MemoryProps): void {
    if (location !== this.props.location) this.restore();
  }

  override componentWillUnmount(): void {
    this.stop();
    removeEventListener('pagehide', this.keep);
    history.scrollRestoration = 'auto';
  }

  override render(): ReactNode {
    return null;
  }

  private readonly keep = (): void => {
    this.note(this.props.location);
    keepScrollPlaces(placesSoFar());
    // On a reload, the browser restores the position before we do.
    history.scrollRestoration = 'auto';
  };

  /** Stores it by history entry, and by screen, because the back arrow may make a new entry. */
  private note(location: Location): void {
    const place = document.querySelector(`[${topAttribute}]`) === null ? scrollY : 0;
    placesSoFar().set(entryOf(location), place).set(location.pathname, place);
  }

  private restore(): void {
    history.scrollRestoration = 'manual';
    const { location } = this.props;
    const { hash, pathname, state } = location;
    const place = placesSoFar().get(entryOf(location)) ?? (isWayBack(state) ? placesSoFar().get(pathname) : undefined);
    const target = place === undefined ? elementAt(hash) : null;
    this.stop();
    if (target === null) this.stop = scrollWhenTall(place ?? 0);
    else target.scrollIntoView();
  }
}

/** Returns the name of an entry of the history. Pages that the browser has loaded have one key among them. */
function entryOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}

/**
 * Scrolls to a position, and again while the page grows, until it is reached or the visitor scrolls. Returns the stop.
 */
function scrollWhenTall(place: number): () => void {
  const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown'];
  const stop = (): void => {
    observer.disconnect();
    for (const gesture of gestures) removeEventListener(gesture, stop);
  };
  const scroll = (): void => {
    scrollTo(0, place);
    if (scrollY >= place - 1) stop();
  };
  const observer = new ResizeObserver(scroll);
  observer.observe(document.documentElement);
  for (const gesture of gestures) addEventListener(gesture, stop, { passive: true });
  scroll();
  return stop;
}

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

function placesSoFar(): ScrollPlaces {
  places ??= readScrollPlaces();
  return places;
}
