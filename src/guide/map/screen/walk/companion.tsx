import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import { hapticFeedback } from '../../../adapters/haptics.ts';
import { keepAwake } from '../../../adapters/wake-lock.ts';
import { routes } from '../../../routes.ts';
import { useContent } from '../../../state/content/content-context.tsx';
import { useInterface } from '../../../state/content/interface-context.tsx';
import { playAtOnce } from '../../../shell/navigation/play-at-once.ts';
import { useVisit } from '../../../state/visit/visit-context.tsx';
import type { Walk } from '../../walk-state/walk.ts';
import { presenceAt } from './presence.ts';

/**
 * Accompanies a walk across screens: opens stations, keeps the screen on, and pauses outside the tour. Renders nothing.
 */
export function Companion(): ReactNode {
  const walk = useStore(useVisit().walk);
  return walk === undefined ? null : <Accompanied walk={walk} />;
}

function Accompanied({ walk }: { readonly walk: Walk }): ReactNode {
  const { status, isAwake } = useStore(walk);
  const isOnTour = usePresence(walk);
  const isOn = status.kind !== 'off' && status.kind !== 'failed';
  useOpening(walk, isOn);
  useEffect(() => (isOn && isAwake && isOnTour ? keepAwake() : undefined), [isOn, isAwake, isOnTour]);
  return null;
}

/** Tells the walk whether a screen of its tour is shown, and which station the visitor has opened. */
function usePresence(walk: Walk): boolean {
  const { catalogue } = useContent();
  const { pathname } = useLocation();
  const { isOnTour, opened } = presenceAt(pathname, walk.tourId, catalogue);
  const heard = useStore(useVisit().heard);
  useEffect(() => walk.setOnTour(isOnTour), [walk, isOnTour]);
  useEffect(() => {
    const isKnown = (id: number): boolean => id === opened || heard.has(catalogue.item(id)?.LocationID ?? -1);
    walk.noteKnown(new Set(walk.stations.map(({ id }) => id).filter(isKnown)));
  }, [walk, heard, opened, catalogue]);
  useEffect(() => {
    if (opened !== undefined) walk.noteOpened(opened);
  }, [walk, opened]);
  return isOnTour;
}

/** Milliseconds that a station waits for the tour's sound at most. */
const longestSound = 4000;

/** Opens the stations that the visitor reaches, after the tour's sound. */
function useOpening(walk: Walk, isOn: boolean): void {
  const { catalogue } = useContent();
  const navigate = useNavigate();
  const tell = useArrivalNotice();
  const sound = catalogue.tour(walk.tourId)?.MapGPSAutoActivationSoundURL ?? '';
  const play = useSound(isOn ? sound : '');
  const open = useEffectEvent(async (id: number) => {
    const item = catalogue.item(id);
    if (item === undefined) return;
    hapticFeedback('right');
    await play();
    // Nothing that the visitor has started meanwhile is interrupted; the station stays on the map.
    if (walk.isBusy()) return;
    tell(item);
    void navigate(routes.detail.href(id), { state: playAtOnce });
  });
  useEffect(() => walk.onOpen((id) => void open(id)), [walk]);
}

/** Fetches the sound effects if there is a sound to play. If that fails, the walk is silent. */
function useSound(url: string): () => Promise<void> {
  const play = useRef<() => Promise<void>>(undefined);
  useEffect(() => {
    if (url === '') return undefined;
    let stop: (() => void) | undefined;
    let isHere = true;
    import('#engine/audio/effects.ts').then(
      ({ createEffects }) => {
        if (!isHere) return;
        const effects = createEffects();
        effects.prepare([url]);
        play.current = () => effects.playOut(url, longestSound);
        stop = effects.destroy;
      },
      (error: unknown) => console.warn('The sound of stations that open automatically could not be loaded', error),
    );
    return () => {
      isHere = false;
      play.current = undefined;
      stop?.();
    };
  }, [url]);
  return () => play.current?.() ?? Promise.resolve();
}

/** Announces why the screen has changed. */
function useArrivalNotice(): (item: TourItem) => void {
  const { interfaceLanguage, worded } = useInterface();
  const { catalogue, say } = useContent();
  const { notices } = useVisit();
  return (item) => {
    const title = say(catalogue.location(item.LocationID)?.Name ?? {}).text || item.Code;
    loadTexts(interfaceLanguage, ['walk']).then(
      (pack) => notices.show({ text: worded(pack)('walk.opened', { title }) }),
      // Without its words there is no notice; the station's own heading is enough.
      () => undefined,
    );
  };
}
