import { PartyPopper } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBlank } from '#content/rules/find.ts';
import { type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { Button } from '#ui/button.tsx';
import { useCalm } from '#ui/calm.ts';
import { playChime } from '../adapters/chime.ts';
import { hapticFeedback } from '../adapters/haptics.ts';
import { openLayer } from '../adapters/history-layer.ts';
import { latePart } from '#ui/late-part.ts';
import { canShareResults, ShareButton } from '../shell/share/share-button.tsx';
import { SpokenText, orInterfaceText } from '../shell/text/spoken-text.tsx';
import { useContent } from '../state/content/content-context.tsx';
import { useTranslate } from '../state/content/interface-context.tsx';
import { useVisit } from '../state/visit/visit-context.tsx';
import styles from './board-screen.module.css';
import { useLateTexts } from '../shell/late/late-texts.tsx';
import { type BoardOfTour } from './use-board.ts';

const endExplanation = latePart(
  () => import('./end-explanation.tsx'),
  ({ EndExplanation }) => EndExplanation,
);

export interface AllSolvedProps {
  readonly tour: Tour;
  readonly board: BoardOfTour;
}

/** Milliseconds in which the last piece of the picture is uncovered before the page moves. */
const finale = 2500;

/**
 * Congratulates the visitor, with a link to the end explanations (GameEndExplanationLabel).
 *
 * @param isNew whether the visitor has not seen this before; its words are then brought into view below the picture
 */
export function AllSolved({ tour, board, isNew }: AllSolvedProps & { readonly isNew: boolean }): ReactNode {
  const t = useLateTexts('games', 'board');
  const isCalm = useCalm();
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setTimeout(
      () => {
        playChime();
        hapticFeedback('won');
        end.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'nearest' });
      },
      isCalm ? 0 : finale,
    );
    return () => clearTimeout(timer);
  }, [isNew, isCalm]);
  const { earned, places } = board;
  const { say } = useContent();
  const chapters = places.filter(({ location }) => isExplained(location));
  return (
    <section className={styles.done}>
      <PartyPopper aria-hidden size={36} strokeWidth={1.5} />
      <h2>{t('board.done')}</h2>
      <p ref={end}>{doneText(t, earned)}</p>
      {chapters.length === 0 ? null : <Explanation tour={tour} board={{ ...board, places: chapters }} />}
      {canShareResults() ? (
        <ShareButton
          label={t('game.share')}
          title={say(tour.Name).text || t('board.done')}
          lines={[doneText(t, earned)]}
          picture={tour.GameBoardImagesURL.findLast((url) => url !== '')}
        />
      ) : null}
    </section>
  );
}

/** Returns the words of a board that is all solved. */
export function doneText(t: Translate<KeyOf<'board'>>, earned: number): string {
  return earned > 0 ? t('board.done.points', { count: earned }) : t('board.done.text');
}

function isExplained({ GameEndExplanationURL, GameEndExplanationTranscript }: Location): boolean {
  return !isBlank(GameEndExplanationURL) || !isBlank(GameEndExplanationTranscript);
}

function Explanation({ tour, board }: AllSolvedProps): ReactNode {
  const t = useLateTexts('games', 'board');
  const words = useTranslate();
  const { say } = useContent();
  const { playback } = useVisit();
  const [Layer, setLayer] = useState(endExplanation.get);
  const [condition, setCondition] = useState<'closed' | 'coming' | 'open' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const close = useRef<() => void>(undefined);
  useEffect(() => () => close.current?.(), []);
  const label = orInterfaceText(say(tour.GameEndExplanationLabel), t('board.explanation'));

  const forget = (): void => {
    close.current = undefined;
    // The page behind can take the focus only once the layer is gone.
    flushSync(() => setCondition('closed'));
    button.current?.focus();
  };
  const open = (): void => {
    playback.stop();
    setCondition('coming');
    endExplanation.fetch().then(
      (Fetched) => {
        setLayer(() => Fetched);
        setCondition('open');
        close.current ??= openLayer(forget);
      },
      () => setCondition('failed'),
    );
  };
  return (
    <>
      <Button ref={button} onClick={open} aria-busy={condition === 'coming'}>
        <SpokenText spoken={label} />
      </Button>
      <p role="status" className={condition === 'failed' ? undefined : 'visually-hidden'}>
        {condition === 'failed' ? words('loading.failed.network') : null}
      </p>
      {condition === 'open' && Layer !== undefined ? (
        <Layer t={t} title={label} places={board.places} onClose={() => close.current?.()} />
      ) : null}
    </>
  );
}
