import { type Size } from '#ui/picture/zoom-view.ts';
import { fit, refit, scaleOf, type PictureView } from '#ui/picture/picture-view.ts';
import { createViewStore, type ViewStore } from '#ui/picture/view-store.ts';

/** CSS pixels around the whole picture, so that handles at its edges can be grabbed and shapes can extend over them. */
const canvasMargin = 28;
/** The largest zoom, in CSS pixels for one pixel of the picture. */
const nearest = 12;
/** The largest zoom of small pictures. */
const leastMost = 8;

/** An editor's view of its picture. */
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
