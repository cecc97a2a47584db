import { type PictureView, scaleOf } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type BoardConfig } from './config.ts';
import { type PlaceBox, placeBoxes } from './place-boxes.ts';
import { crowdingOf } from './rules/crowding.ts';
import { type PlaceMark } from './rules/marks.ts';

export interface FollowedPlaces {
  readonly config: Pick<BoardConfig, 'size' | 'shapes'>;
  readonly marks: readonly PlaceMark[];
  readonly view: ViewStore<PictureView>;
}

/**
 * Keeps the items of a list over their shapes while the picture is moved and zoomed, without React.
 *
 * @param list an item for each place that has a shape, in their order; its origin is the middle of the frame
 * @returns stops following
 */
export function followPlaces(list: HTMLElement, { config, marks, view }: FollowedPlaces): () => void {
  const crowding = crowdingOf(
    config.shapes.map((shape, place) => shape && { ...shape.label, isNext: marks[place] === 'next' }),
  );
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const widths = labelWidths(items);
  const labels = config.shapes.map((shape) => (shape === undefined ? 0 : (widths.shift() ?? 0)));
  let placedAt: number | undefined;
  const follow = (): void => {
    const seen = view.getState();
    list.style.transform = `translate(${seen.view.x}px, ${seen.view.y}px)`;
    const scale = scaleOf(seen);
    if (scale === placedAt) return;
    placedAt = scale;
    const boxes = placeBoxes(config, crowding, scale, labels).filter((box) => box !== undefined);
    for (const [index, item] of items.entries()) {
      const box = boxes[index];
      if (box !== undefined) place(item, box);
    }
  };
  follow();
  return view.subscribe(follow);
}

/** Returns how wide the labels are when they are legible. */
function labelWidths(items: readonly HTMLElement[]): number[] {
  for (const item of items) item.removeAttribute('data-narrow');
  return items.map((item) => item.querySelector('span')?.offsetWidth ?? 0);
}

function place(item: HTMLElement, { x, y, width, height, label, isNarrow }: PlaceBox): void {
  const { style } = item;
  style.left = `${x}px`;
  style.top = `${y}px`;
  style.width = `${width}px`;
  style.height = `${height}px`;
  style.setProperty('--label-x', `${label.x}px`);
  style.setProperty('--label-y', `${label.y}px`);
  item.toggleAttribute('data-narrow', isNarrow);
}
