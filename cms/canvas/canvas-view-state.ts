import { type Size } from '#ui/picture/zoom-view.ts';
import { fit, refit, scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { createViewStore, type ViewStore } from '#ui/picture/view-store.ts';

/** CSS pixels around the whole picture: handles at its edges can be taken, and shapes reach over them. */
export const canvasMargin = 28;
/** The largest zoom, in CSS pixels for one pixel of the picture. */
const nearest = 12;
/** Small pictures can be brought nearer than that. */
const leastMost = 8;

/** How a picture is seen in an editor. */
export function createCanvasView(size: Size): ViewStore<PictureView> {
  return createViewStore(fit({ width: 1, height: 1 }, size), (seen, frame) => {
    const next = refit(seen, {
      width: Math.max(frame.width - canvasMargin * 2, 1),
      height: Math.max(frame.height - canvasMargin * 2, 1),
    });
    const most = Math.max(leastMost, nearest / (scaleOf(next) / next.view.zoom));
    return { ...next, stage: { ...next.stage, most } };
  });
}
