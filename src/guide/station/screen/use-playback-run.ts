import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { type Destination, neighboursOf, transitionFrom } from '#content/order-of-play.ts';
import { listImage } from '#content/station-pictures.ts';
import { type LanguageVariant } from '#content/language-variants.ts';
import { type StationKind } from '#engine/station/station-machine.ts';
import { diveHref, routes } from '../../routes.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { orderFor, useOrder } from '../../state/content/use-order.ts';
import { useInterface } from '../../state/content/interface-context.tsx';
import { mapOf, playAtOnce, wantsToPlay, startAt } from '../../shell/navigation/play-at-once.ts';
import { useGo } from '../../shell/navigation/use-go.ts';
import { type PlaybackRun } from '../playback/playback.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import type { Walk } from '../../map/walk-state/walk.ts';
import { useSized } from './use-sized.ts';
import { openPlaybackRun } from '../playback/open-playback-run.ts';

export interface ShownStation {
  readonly item: TourItem;
  /** The station, or the variant of it that the visitor chose. */
  readonly location: Location;
  /** The station itself. */
  readonly original: Location;
  readonly variant: LanguageVariant | undefined;
  /** Whether the location is a deep dive of the item. */
  readonly isDive: boolean;
  readonly title: Spoken;
}

/** Returns the run of the shown station: the open one, or a new one. */
export function usePlaybackRun({ item, location, original, variant, isDive, title }: ShownStation): PlaybackRun {
  const { playback, heard, positions, walk } = useVisit();
  const { settings } = useInterface();
  const { catalogue, say, code } = useContent();
  const order = useOrder();
  const sized = useSized();
  const go = useGo();
  const { state } = useLocation();
  const isComingBack = useNavigationType() === NavigationType.Pop;
  const recording = say(location.MediaURL);
  const stationKey = `${item.ID}/${location.ID}`;
  const key = `${stationKey}/${code}/${recording.text}`;

  const run = playback.runFor(key, () => {
    const { next, previous } = neighboursOf(item, order);
    const goTo = (other: TourItem | undefined): (() => void) | undefined =>
      other === undefined ? undefined : () => go({ to: routes.detail.href(other.ID), state: playAtOnce });
    const transition = isDive ? undefined : transitionFrom(item, order);
    return openPlaybackRun({
      key,
      kind: kindOf(location),
      stationKey,
      href: isDive ? diveHref(item.ID, location.ID) : routes.detail.href(item.ID),
      locationID: location.ID,
      title,
      imageUrl: listImage(location),
      recording,
      variant,
      isIntroduction: isGame(original),
      rate: () => settings.getState().speed,
      isVideo: location.Type === LocationType.Video,
      card: {
        title: title.text,
        artist: say(catalogue.tour(item.TourID)?.Name ?? {}).text,
        album: say(catalogue.provider.Name).text,
        // As large as on the screen, which has fetched it already.
        artwork: sized(
          location.ImageDescriptors[0]?.ImageURL || listImage(location),
          globalThis.innerWidth * globalThis.devicePixelRatio,
        ),
      },
      next: goTo(next),
      previous: goTo(previous),
      transition: transition && {
        ...transition,
        announceUrls: transition.steps.map(({ announcement }) => say(announcement?.MediaURL ?? {}).text),
        arrive: () => {
          // The visitor may have said since that they cannot climb stairs.
          const to = transitionFrom(item, orderFor(catalogue, settings.getState()))?.to;
          if (to === undefined) return 'there';
          const isWalking = walksTo(walk.getState(), item.TourID, to);
          go(isWalking ? mapOf(item.TourID) : startAt(to));
          return isWalking ? 'walking' : 'there';
        },
      },
      heard,
      positions,
      playback,
    });
  });

  useEffect(() => playback.enter(run), [playback, run]);
  useEffect(() => {
    if (kindOf(location) === 'silent') heard.note(location.ID);
  }, [heard, location]);
  useEffect(() => {
    // Browsers do not allow sound right after a reload.
    if (isComingBack || !wantsToPlay(state) || !navigator.userActivation.hasBeenActive) return;
    const { player } = run.station.getSnapshot().children;
    if (player?.getSnapshot().matches('idle') === true) player.send({ type: 'PLAY' });
  }, [run, state, isComingBack]);
  return run;
}

/** Whether the visitor walks to where a transition leads. The station there opens automatically on arrival. */
function walksTo(walk: Walk | undefined, tourId: number, to: Destination): boolean {
  if (walk?.tourId !== tourId || to.kind !== 'station') return false;
  const { status, isOpening } = walk.getState();
  return status.kind === 'on' && isOpening && walk.stations.some(({ id }) => id === to.item.ID);
}

function kindOf(location: Location): StationKind {
  if (isGame(location)) return 'game';
  return location.Type === LocationType.Silent ? 'silent' : 'media';
}
