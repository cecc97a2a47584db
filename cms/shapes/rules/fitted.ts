import { type Point } from '#content/outline.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { type Box } from './box.ts';
import { changedNode, type Contour } from './contours.ts';

/** Carries shapes from one picture to another: as large as fits, in the middle, with their proportions. */
export interface Fitting {
  readonly point: (at: Point) => Point;
  readonly box: (box: Box) => Box;
  readonly contour: (contour: Contour) => Contour;
}

export function fitting(from: Size, to: Size): Fitting {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const left = (to.width - from.width * scale) / 2;
  const top = (to.height - from.height * scale) / 2;
  const point = ({ x, y }: Point): Point => ({ x: left + x * scale, y: top + y * scale });
  return {
    point,
    box: ({ width, height, ...at }) => ({ ...point(at), width: width * scale, height: height * scale }),
    contour: (contour) => contour.map((node) => changedNode(node, point)),
  };
}
