import { type ReactNode, useEffect } from 'react';
import { useStore } from 'zustand';
import { watchCompass } from '../../../adapters/compass.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useWalk } from '../../../state/visit/use-here.ts';
import { useVisit } from '../../../state/visit/visit-context.tsx';
import type { Walk } from '../../walk-state/walk.ts';
import { openWalk, type WalkPlace } from './open-walk.ts';
import { lateTexts } from '../../../shell/late/late-texts.tsx';
import { WhereButton } from './where-button.tsx';

const { Texts: WalkTexts } = lateTexts('walk');

/** The "where am I" button. */
export function WalkControls(place: WalkPlace): ReactNode {
  const walk = useOpenWalk(place);
  const { gpsLocator } = useContent().configuration;
  if (walk === undefined) return null;
  return (
    <WalkTexts standIn={null}>
      {gpsLocator ? <WhereButton walk={walk} /> : null}
      <Compass walk={walk} />
    </WalkTexts>
  );
}

/** Returns the current walk if it is through this tour; otherwise ends it and opens a new one. */
function useOpenWalk({ tour, items, size }: WalkPlace): Walk | undefined {
  const visit = useVisit();
  const { catalogue } = useContent();
  const { width, height } = size;
  useEffect(() => {
    const before = visit.walk.getState();
    const known = before?.projection.size;
    if (before?.tourId === tour.ID && known?.width === width && known.height === height) return;
    before?.close();
    visit.walk.setState(openWalk({ tour, items, size: { width, height } }, catalogue, visit), true);
  }, [visit, catalogue, tour, items, width, height]);
  const walk = useWalk(tour.ID);
  useEffect(() => walk?.enterMap(), [walk]);
  return walk;
}

/** Follows the compass while the map shows where the visitor is. */
function Compass({ walk }: { readonly walk: Walk }): ReactNode {
  const { status } = useStore(walk);
  const isOn = status.kind === 'on';
  useEffect(() => (isOn ? watchCompass(walk.turn) : undefined), [walk, isOn]);
  return null;
}
