import { type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { Grips } from '../canvas/grips.tsx';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { useTexts } from '../language/texts.tsx';
import { type BoardShapeEditor } from './board-shape-editor.ts';
import { nodeAt } from '../canvas/rules/edits.ts';
import { usePlaceNames } from './use-place-names.ts';

export interface BoardKeysProps {
  readonly editor: BoardShapeEditor;
  readonly items: readonly TourItem[];
  readonly control: RefObject<HTMLButtonElement | null>;
}

/** Controls on the chosen shape and its points. */
export function BoardKeys({ editor, items, control }: BoardKeysProps): ReactNode {
  const { t } = useTexts();
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen ?? -1);
  const place = useStore(editor.state, ({ shapes }) => shapes[chosen]);
  const node = useStore(editor.state, ({ editing }) => editing.point);
  const isLocked = useStore(editor.state, ({ editing }) => !isFree(editing, chosen));
  const nameOf = usePlaceNames();
  const item = items[chosen];
  if (place === undefined || item === undefined || place.contours.length === 0) return null;
  const { contours, bounds } = place;
  const { x, y, width, height } = bounds;
  const facts = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
  const at = node === undefined ? undefined : nodeAt(contours, node)?.at;
  // A locked shape has no points that could be moved.
  const points = (isLocked ? [] : contours).flatMap((nodes, contour) =>
    nodes.map((one, index) => ({ one, contour, node: index })),
  );
  return (
    <Grips
      control={control}
      bounds={bounds}
      label={t('board.control', { name: nameOf(item), ...facts })}
      help={t('board.controlHelp')}
      points={points.map(({ one, contour, node: index }, place) => ({
        name: { contour, node: index },
        at: one.at,
        label: t('board.point', { number: place + 1, count: points.length, x: one.at.x, y: one.at.y }),
      }))}
      pointHelp={t('board.pointHelp')}
      onFocus={editor.choosePoint}
      status={at === undefined ? t('canvas.at', facts) : t('board.at', { x: at.x, y: at.y })}
    />
  );
}
