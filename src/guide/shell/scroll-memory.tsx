import { Component, type ReactNode } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { keepScrollPlaces, readScrollPlaces, type ScrollPlaces } from '../adapters/scroll-places.ts';

/** New screens begin at the top or at the element that the address names; going back finds the place again. */
export function ScrollMemory(): ReactNode {
  return <Memory location={useLocation()} />;
}

interface MemoryProps {
  readonly location: Location;
}

let places: ScrollPlaces | undefined;

/** A class, as React tells only classes when the old screen still stands. */
class Memory extends Component<MemoryProps> {
  override componentDidMount(): void {
    addEventListener('pagehide', this.keep);
    this.restore();
  }

  override getSnapshotBeforeUpdate({ location }: MemoryProps): null {
    if (location !== this.props.location) placesSoFar().set(location.key, scrollY);
    return null;
  }

  override componentDidUpdate({ location }: MemoryProps): void {
    if (location !== this.props.location) this.restore();
  }

  override componentWillUnmount(): void {
    removeEventListener('pagehide', this.keep);
    history.scrollRestoration = 'auto';
  }

  override render(): ReactNode {
    return null;
  }

  private readonly keep = (): void => {
    placesSoFar().set(this.props.location.key, scrollY);
    keepScrollPlaces(placesSoFar());
    // Should the browser load the page anew, it knows the place before we do.
    history.scrollRestoration = 'auto';
  };

  private restore(): void {
    history.scrollRestoration = 'manual';
    const { key, hash } = this.props.location;
    const place = placesSoFar().get(key);
    const target = place === undefined ? elementAt(hash) : null;
    if (target === null) scrollTo(0, place ?? 0);
    else target.scrollIntoView();
  }
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
