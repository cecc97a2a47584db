import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { Hint } from '../canvas/hint.tsx';
import { useTexts } from '../language/texts.tsx';
import { type HotspotDesk } from './hotspot-desk.ts';

/** Says what to do next if it is not obvious. */
export function HotspotHint({ desk }: { readonly desk: HotspotDesk }): ReactNode {
  const { t } = useTexts();
  const tool = useStore(desk.state, ({ session }) => session.tool);
  const corners = useStore(desk.state, ({ session }) =>
    session.act?.kind === 'line' ? session.act.corners.length : 0,
  );
  const isEmpty = useStore(desk.state, ({ shapes }) => shapes.length === 0);
  const isDrawing = useStore(desk.state, ({ session }) => session.act?.kind === 'draw');
  const hint =
    tool === 'polygon'
      ? t(corners < 3 ? 'hotspots.hint.polygon' : 'hotspots.hint.close')
      : tool !== 'select'
        ? t('hotspots.hint.draw')
        : isEmpty
          ? t('hotspots.hint.first')
          : undefined;
  if (hint === undefined || isDrawing) return null;
  return <Hint>{hint}</Hint>;
}
