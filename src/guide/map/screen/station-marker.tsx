import { type MouseEvent, type ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import { useStore } from 'zustand';
import { brandAt, paintOf } from '#content/brand.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { markerShapes } from '#content/marker-shapes.ts';
import { scoreOf } from '#content/scoring.ts';
import { recordCode } from '#content/record-code.ts';
import { routes } from '../../routes.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useShade } from '../../state/content/use-shade.ts';
import { useStationNumber } from '../../state/content/use-station-number.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { MarkerFace } from './marker-face.tsx';
import { markerState, shownFacts, type StationFacts, stateText } from './marker-state.ts';
import styles from './markers.module.css';

export interface StationMarkerProps {
  readonly tour: Tour;
  readonly item: TourItem;
  readonly isSelected: boolean;
  readonly onSelect: (marker: HTMLElement) => void;
}

/** A station on the map: a link whose card opens on a plain tap. */
export function StationMarker({ tour, item, isSelected, onSelect }: StationMarkerProps): ReactNode {
  const t = useTranslate();
  const texts = useLateTexts('map');
  const { catalogue, say } = useContent();
  const number = useStationNumber(item);
  const facts = useStationFacts(tour, item);
  const href = useHref(routes.detail.href(item.ID));
  const state = markerState(facts);
  const location = catalogue.location(item.LocationID);
  const title = location === undefined ? '' : say(location.Name).text;
  const face = (
    <MarkerFace shape={markerShapes[item.MapMarkerType]} state={state} number={number} icon={location?.IconURL ?? ''} />
  );
  const label = [number, title].filter((part) => part !== '').join(' ') || t('station.number', { code: item.Code });
  const name = [label, stateText(facts, texts, tour)].filter((part) => part !== '').join(', ');
  const look = { className: styles.marker, 'data-state': state, style: useOwnColours(tour, item) };
  if (location === undefined) {
    return (
      <span {...look} role="img" aria-label={name}>
        {face}
      </span>
    );
  }
  return (
    <a
      {...look}
      href={href}
      draggable={false}
      aria-label={name}
      aria-haspopup="dialog"
      aria-expanded={isSelected}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        onSelect(event.currentTarget);
      }}
    >
      {face}
    </a>
  );
}

/** Other clicks open a new tab, as for any link. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function useStationFacts(tour: Tour, item: TourItem): StationFacts {
  const { ID, LocationID } = item;
  const { catalogue } = useContent();
  const { heard, scores, playback } = useVisit();
  const score = scoreOf(useStore(scores), recordCode(tour), recordCode(item));
  const isHeard = useStore(heard).has(LocationID);
  const isPlaying = useStore(playback.current)?.href === routes.detail.href(ID);
  return shownFacts({ location: catalogue.location(LocationID), isHeard, isPlaying, score }, tour);
}

/** Returns the colours of the item's own theme, if it has one and the page is not in high contrast. */
function useOwnColours(tour: Tour, item: TourItem): Record<string, string> {
  const { catalogue } = useContent();
  const shade = useShade();
  const hasOwn = shade !== 'high' && item.ThemeID !== tour.ThemeID && catalogue.theme(item.ThemeID) !== undefined;
  return hasOwn ? Object.fromEntries(paintOf(brandAt({ item, tour }, catalogue), shade)) : {};
}
