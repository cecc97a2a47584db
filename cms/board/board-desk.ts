import { type Point } from '#content/outline.ts';
import { type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { createDesk, type Desk, squareInMiddle } from '../canvas/desk.ts';
import { type Box } from '../canvas/rules/box.ts';
import { freshSession } from '../canvas/rules/session.ts';
import { drawBoard } from './board-drawing.ts';
import { type Contour } from './rules/contours.ts';
import {
  movedBy,
  nextNode,
  nodeAt,
  withCornerTurned,
  withNodeAfter,
  withNodeMoved,
  withoutNode,
} from './rules/edits.ts';
import { dataOf, type Place, placeOf } from './rules/places.ts';
import { type BoardEdit, boardRules, type BoardSession } from './rules/session.ts';

/** The path data of a tour item, by its ID. */
export type GivenPath = Pick<Place, 'ID' | 'data'>;

/** The editor of a board's shapes, for mouse, touch and keys alike. */
export interface BoardDesk extends Omit<Desk<BoardSession, Place>, 'show'> {
  /** Shows the content after a change, here or elsewhere. */
  readonly show: (paths: readonly GivenPath[]) => void;
  /** Gives the chosen place a shape in the middle of the visible part. */
  readonly addInMiddle: () => void;
  /** @param step edits with the same step in quick succession are undone together */
  readonly write: (paths: readonly GivenPath[], step?: string) => void;
  /** Moves the chosen point, or the chosen shape if there is none. */
  readonly nudge: (by: Point) => void;
  readonly addPoint: () => void;
  /** Makes the chosen point smooth, or turns it back into a corner. */
  readonly turnCorner: () => void;
  /** Removes the chosen point, or the shape of the chosen place. @returns the place whose shape is gone */
  readonly remove: () => number | undefined;
  /** Swaps the chosen place's shape with another station's. */
  readonly handOver: (to: number) => void;
}

export interface BoardDeskOptions {
  readonly view: ViewStore<PictureView>;
  readonly write: (paths: readonly GivenPath[], step?: string) => void;
}

export function createBoardDesk({ view, write: send }: BoardDeskOptions): BoardDesk {
  const desk = createDesk<BoardSession, Place, BoardEdit>({
    view,
    session: freshSession,
    rules: boardRules,
    draw: drawBoard(),
    edit: (contours) => draws(contours),
  });
  const get = desk.state.getState;

  function show(paths: readonly GivenPath[]): void {
    const known = new Map(get().shapes.map((place) => [`${place.ID} ${place.data}`, place]));
    const { size } = view.getState();
    desk.show(paths.map((path) => known.get(`${path.ID} ${path.data}`) ?? placeOf(path, size)));
  }

  function write(paths: readonly GivenPath[], step?: string): void {
    const changed = new Map(paths.map(({ ID, data }) => [ID, data]));
    show(get().shapes.map(({ ID, data }) => ({ ID, data: changed.get(ID) ?? data })));
    send(paths, step);
  }

  function draws(contours: readonly Contour[], step?: string): void {
    const place = chosenPlace();
    if (place !== undefined) write([{ ID: place.ID, data: dataOf(contours) }], step);
  }

  const chosenPlace = (): Place | undefined => get().shapes[get().session.chosen ?? -1];

  return {
    ...desk,
    show,
    write,
    addInMiddle: () => {
      const contours = chosenPlace()?.contours ?? [];
      draws([...contours, cornersOf(squareInMiddle(view.getState(), 1 / 3))]);
    },
    nudge: (by) => {
      const place = chosenPlace();
      if (place === undefined || place.contours.length === 0) return;
      const { point: node } = get().session;
      if (node === undefined) draws(movedBy(place.contours, by), `move ${place.ID}`);
      else draws(withNodeMoved(place.contours, node, by), `point ${place.ID} ${node.contour} ${node.node}`);
    },
    addPoint: () => {
      const { point: node } = get().session;
      const contours = chosenPlace()?.contours ?? [];
      if (node === undefined) return;
      draws(withNodeAfter(contours, node));
      desk.choosePoint(nextNode(chosenPlace()?.contours ?? [], node));
    },
    turnCorner: () => {
      const { point: node } = get().session;
      if (node !== undefined) draws(withCornerTurned(chosenPlace()?.contours ?? [], node));
    },
    remove: () => {
      const place = chosenPlace();
      if (place === undefined || place.data === '') return undefined;
      const { point: node, chosen } = get().session;
      if (node === undefined || nodeAt(place.contours, node) === undefined) {
        draws([]);
        return chosen;
      }
      draws(withoutNode(place.contours, node));
      const left = chosenPlace()?.contours[node.contour]?.length ?? 0;
      desk.choosePoint(left === 0 ? undefined : { contour: node.contour, node: Math.min(node.node, left - 1) });
      return undefined;
    },
    handOver: (to) => {
      const [place, other] = [chosenPlace(), get().shapes[to]];
      if (place === undefined || other === undefined || place === other) return;
      write([
        { ID: other.ID, data: place.data },
        { ID: place.ID, data: other.data },
      ]);
      desk.choose(to);
    },
  };
}

function cornersOf({ x, y, width, height }: Box): Contour {
  return [
    { at: { x, y } },
    { at: { x: x + width, y } },
    { at: { x: x + width, y: y + height } },
    { at: { x, y: y + height } },
  ];
}
