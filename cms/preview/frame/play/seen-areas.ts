import { type BoardConfig } from '#games/board/config.ts';
import { hiddenObjectMachine } from '#games/hidden-object/machine.ts';
import { jigsawMachine } from '#games/jigsaw/machine.ts';
import { isActorOf } from '../../play/rules/played-game.ts';
import { type Probed } from '../probe.ts';
import { boardAreas, controlArea, type HitArea, jigsawAreas, movedArea, searchAreas } from './hit-areas.ts';

/** Returns what reacts to a finger on the page, from its top-left corner, as it is now. */
export function seenAreas(page: Document, probed: Probed, board: BoardConfig | undefined): readonly HitArea[] {
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
