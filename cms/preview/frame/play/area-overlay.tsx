import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type BoardConfig } from '#games/board/config.ts';
import { Actor } from 'xstate';
import { type Probe, type Probed } from '../probe.ts';
import styles from './area-overlay.module.css';
import { type HitArea, pathOf, searchAreas, movedArea, jigsawAreas, controlArea, boardAreas } from './hit-areas.ts';
import { hiddenObjectMachine } from '#games/hidden-object/machine.ts';
import { jigsawMachine } from '#games/jigsaw/machine.ts';
import { isActorOf } from './played-game.ts';

export interface AreaOverlayProps {
  readonly probe: Probe;
  /** Undefined for games. */
  readonly board: BoardConfig | undefined;
}

/** Draws the outline of everything that reacts to a finger, over the page, wherever that moves. */
export function AreaOverlay({ probe, board }: AreaOverlayProps): ReactNode {
  const [areas, setAreas] = useState<readonly HitArea[]>([]);
  useEffect(
    () =>
      followPage(probe, () => {
        const seen = seenAreas(document, probe.getState(), board);
        setAreas((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
      }),
    [probe, board],
  );
  return createPortal(
    <svg aria-hidden className={styles.overlay} data-hit-areas={areas.length}>
      {areas.map((area, place) => (
        // An area is identified by its place: the content's order, then the page's.
        <g key={place} data-kind={area.kind}>
          {area.reach === 0 ? null : (
            <path className={styles.reach} d={pathOf(area)} style={{ strokeWidth: 2 * area.reach }} />
          )}
          <path className={styles.ground} d={pathOf(area)} />
          <path className={styles.line} d={pathOf(area)} />
          <Label area={area} />
        </g>
      ))}
    </svg>,
    document.body,
  );
}

/** The number of a place, as in the form. */
function Label({ area: { index, outlines } }: { readonly area: HitArea }): ReactNode {
  const corners = outlines.flat();
  if (index === undefined || corners.length === 0) return null;
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return (
    <text className={styles.label} x={mean(corners.map(({ x }) => x))} y={mean(corners.map(({ y }) => y))}>
      {index + 1}
    </text>
  );
}

/** Calls back in the frame after anything on the page may have moved. @returns stops that */
function followPage(probe: Probe, look: () => void): () => void {
  const root = document.querySelector('#preview') ?? document.body;
  const listeners = new AbortController();
  let handle: number | undefined;
  const lookSoon = (): void => {
    handle ??= requestAnimationFrame(() => {
      handle = undefined;
      look();
    });
  };
  let stops: readonly (() => void)[] = [];
  const follow = (): void => {
    for (const stop of stops) stop();
    const { actor, view } = probe.getState();
    const changes = actor instanceof Actor ? actor.subscribe(lookSoon) : undefined;
    const moves = view?.subscribe(lookSoon);
    stops = [() => changes?.unsubscribe(), () => moves?.()];
    lookSoon();
  };
  follow();
  const stopProbe = probe.subscribe(follow);
  const sizes = new ResizeObserver(lookSoon);
  sizes.observe(root);
  const nodes = new MutationObserver(lookSoon);
  nodes.observe(root, { subtree: true, childList: true, attributes: true });
  for (const event of ['scroll', 'transitionend', 'animationend', 'load', 'resize'])
    addEventListener(event, lookSoon, { capture: true, signal: listeners.signal });
  return () => {
    if (handle !== undefined) cancelAnimationFrame(handle);
    for (const stop of [...stops, stopProbe]) stop();
    sizes.disconnect();
    nodes.disconnect();
    listeners.abort();
  };
}

/** Returns what reacts to a finger on the page, from its top-left corner, as it is now. */
function seenAreas(page: Document, probed: Probed, board: BoardConfig | undefined): readonly HitArea[] {
  const stage = page.querySelector('[data-condition]');
  const isOpen = stage !== null && stage.closest('[inert]') === null;
  return [...(isOpen ? pictureAreas(stage, probed, board) : []), ...controlAreas(page)];
}

function pictureAreas(stage: Element, { actor, view }: Probed, board: BoardConfig | undefined): readonly HitArea[] {
  const { x, y } = stage.getBoundingClientRect();
  const frame = { width: stage.clientWidth, height: stage.clientHeight };
  if (board !== undefined) {
    const picture = stage.parentElement?.querySelector('img')?.getBoundingClientRect();
    return picture === undefined || picture.width === 0 ? [] : boardAreas(board, picture);
  }
  if (view === undefined) return [];
  if (isActorOf(actor, hiddenObjectMachine)) {
    const { config } = actor.getSnapshot().context;
    return searchAreas(config, view.getState()).map((area) => movedArea(area, { x, y }));
  }
  if (!isActorOf(actor, jigsawMachine)) return [];
  const { table, state } = actor.getSnapshot().context;
  const laid = { table, state, frame, dir: stage.ownerDocument.dir };
  return jigsawAreas(laid, view.getState()).map((area) => movedArea(area, { x, y }));
}

/** Buttons for the keyboard alone let fingers through, and are left out. */
function controlAreas(page: Document): readonly HitArea[] {
  return [...page.querySelectorAll('button, a[href]')].flatMap((control) => {
    const box = control.getBoundingClientRect();
    const isHere = box.width > 1 && box.height > 1 && control.closest('[inert]') === null;
    return isHere && getComputedStyle(control).pointerEvents !== 'none' ? [controlArea(box)] : [];
  });
}
