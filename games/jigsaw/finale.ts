import type { ZoomView } from '#ui/picture/zoom-view.ts';
import type { JigsawLayout } from './layout.ts';
import { type Size } from '#engine/geometry.ts';

/** Around the finished picture, in CSS pixels. */
const margin = 12;

/** Returns the view in which the finished picture is in the middle and as large as the frame allows. */
export function finaleView({ board }: Pick<JigsawLayout, 'board'>, frame: Size): ZoomView {
  const room = (length: number): number => Math.max(length - 2 * margin, 1);
  const zoom = Math.min(room(frame.width) / board.width, room(frame.height) / board.height);
  return {
    zoom,
    x: (frame.width / 2 - board.x - board.width / 2) * zoom,
    y: (frame.height / 2 - board.y - board.height / 2) * zoom,
  };
}

/** Returns the view between two others, from 0 to 1: slow at both ends. */
export function viewBetween(from: ZoomView, to: ZoomView, share: number): ZoomView {
  const eased = share * share * (3 - 2 * share);
  const mix = (one: number, other: number): number => one + (other - one) * eased;
  return { zoom: mix(from.zoom, to.zoom), x: mix(from.x, to.x), y: mix(from.y, to.y) };
}
