import { type ReactNode, type RefObject } from 'react';
import { useStore } from 'zustand';
import { Grips } from '../canvas/grips.tsx';
import { hundredths } from '../canvas/rules/hundredths.ts';
import { isFree } from '../canvas/rules/shape-traits.ts';
import { useTexts } from '../language/texts.tsx';
import { type HotspotShapeEditor } from './hotspot-shape-editor.ts';
import { useHotspotName } from './use-hotspot-name.ts';
import { boxOf, cornersOf } from './rules/placing.ts';

export interface HotspotKeysProps {
  readonly editor: HotspotShapeEditor;
  readonly control: RefObject<HTMLButtonElement | null>;
}

/** Controls on the chosen hotspot and its corners. */
export function HotspotKeys({ editor, control }: HotspotKeysProps): ReactNode {
  const { t } = useTexts();
  const chosen = useStore(editor.state, ({ editing }) => editing.chosen ?? -1);
  const hotspot = useStore(editor.state, ({ shapes }) => shapes[chosen]);
  const isLocked = useStore(editor.state, ({ editing }) => !isFree(editing, chosen));
  const nameOf = useHotspotName();
  if (hotspot === undefined) return null;
  // A locked hotspot has no corners that could be moved.
  const corners = isLocked ? [] : (cornersOf(hotspot) ?? []);
  const { x, y, width, height } = boxOf(hotspot);
  const facts = { x: hundredths(x), y: hundredths(y), width: hundredths(width), height: hundredths(height) };
  return (
    <Grips
      control={control}
      bounds={facts}
      label={t('hotspots.control', { name: nameOf(hotspot, chosen), ...facts })}
      help={t('hotspots.controlHelp')}
      points={corners.map((at, corner) => ({
        name: { contour: 0, node: corner },
        at,
        label: t('hotspots.corner', { number: corner + 1, count: corners.length, x: at.x, y: at.y }),
      }))}
      pointHelp={t('hotspots.cornerHelp')}
      onFocus={editor.choosePoint}
      status={t('canvas.at', facts)}
    />
  );
}
