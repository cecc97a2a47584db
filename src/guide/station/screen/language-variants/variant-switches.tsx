import { AudioLines, Baby, BookOpenText, Hand, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isRecorded } from '#content/station-variants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { readVtt } from '#content/captions/read-vtt.ts';
import type { LanguageVariant } from '#content/language-variants.ts';
import { fetchText } from '#contract/fetch-text.ts';
import { soundingOf } from '#engine/station/sounding.ts';
import { lateTexts, useLateTexts } from '../../../shell/late/late-texts.tsx';
import { useContent } from '../../../state/content/content-context.tsx';
import { useInterface, useSettings } from '../../../state/content/interface-context.tsx';
import { variantNames } from '#i18n/variant-names.ts';
import type { PlaybackRun } from '../../playback/playback.ts';
import { type Heard, placeIn } from './place-in.ts';
import type { StationInVariant } from './use-language-variant.ts';
import styles from './variant-switches.module.css';

const { Texts, ready } = lateTexts('versions');

export const variantTexts = ready;

export interface VariantSwitchesProps extends StationInVariant {
  /** The run of the chosen variant. */
  readonly run: PlaybackRun;
}

const icons: Readonly<Record<LanguageVariant, LucideIcon>> = {
  easy: BookOpenText,
  kids: Baby,
  sign: Hand,
  described: AudioLines,
};

/** Switches between the variants of the visitor's language at a station, and back, at the same place of the recording. */
export function VariantSwitches(props: VariantSwitchesProps): ReactNode {
  return (
    <Texts standIn={null}>
      <Switches {...props} />
    </Texts>
  );
}

/** What was heard when the visitor switched. */
interface Left extends Pick<Heard, 'duration'> {
  readonly position: number;
  readonly captionsUrl: string;
  readonly plays: boolean;
}

function Switches({ offered, variant, location, run }: VariantSwitchesProps): ReactNode {
  const t = useLateTexts('versions');
  const { say } = useContent();
  const { settings } = useInterface();
  const left = useRef<Left>(undefined);
  /** Until the next recording is at the same place, the place is still that of the one before. */
  const underWay = useRef<Left>(undefined);
  const captionsUrl = say(location.CaptionsURL).text;
  const player = () => run.station.getSnapshot().children.player;
  useEffect(() => {
    const from = left.current;
    left.current = undefined;
    if (from === undefined) return undefined;
    const stop = new AbortController();
    underWay.current = from;
    void goOn(run, { from, captionsUrl, signal: stop.signal }).then(() => {
      if (!stop.signal.aborted) underWay.current = undefined;
    });
    return () => stop.abort();
  }, [run, captionsUrl]);

  const switchTo = (next: LanguageVariant | undefined): void => {
    const state = player()?.getSnapshot();
    const { position = 0, duration } = state?.context ?? {};
    // A visitor who asks for a variant wants to see or hear it; one who goes back may only want it to end.
    const plays = next === 'sign' || next === 'described' || soundingOf(state) !== 'silent';
    const before = underWay.current;
    left.current =
      before === undefined ? { position, duration, captionsUrl, plays } : { ...before, plays: plays || before.plays };
    settings.change({ variant: next });
  };
  return (
    <>
      {offered.length === 0 ? null : (
        <div role="group" aria-label={t('versions.label')} className={styles.variants}>
          {offered.map((name) => {
            const Icon = icons[name];
            const isChosen = name === variant;
            return (
              <button
                key={name}
                type="button"
                className={styles.variant}
                aria-pressed={isChosen}
                onClick={() => switchTo(isChosen ? undefined : name)}
              >
                <Icon aria-hidden size={20} />
                {t(variantNames[name])}
              </button>
            );
          })}
        </div>
      )}
      <Lack variant={variant} location={location} />
    </>
  );
}

/** Says quietly what the variant that the visitor chose does not have here. */
function Lack({ variant, location }: Pick<VariantSwitchesProps, 'variant' | 'location'>): ReactNode {
  const t = useLateTexts('versions');
  const { say, code } = useContent();
  const { variant: chosen } = useSettings();
  // A game is for all, and children's games begin easily.
  if (chosen === undefined || (variant === undefined && chosen === 'kids' && isGame(location))) return null;
  const isOwn = (field: Location['Text']): boolean => say(field).language.toLowerCase() === code.toLowerCase();
  const { MediaURL, Text, Description } = location;
  const isHeard = say(MediaURL).text !== '';
  const isRead = say(Text).text !== '' || say(Description).text !== '';
  const lack =
    variant === undefined
      ? 'versions.without'
      : isRecorded(variant)
        ? undefined
        : isHeard && !isOwn(MediaURL)
          ? 'versions.textOnly'
          : isRead && !isOwn(Text) && !isOwn(Description)
            ? 'versions.recordingOnly'
            : undefined;
  return lack === undefined ? null : <p className={styles.lack}>{t(lack, { variant: t(variantNames[chosen]) })}</p>;
}

interface GoingOn {
  readonly from: Left;
  readonly captionsUrl: string;
  readonly signal: AbortSignal;
}

/** Goes on in another recording where the first one was left. */
async function goOn(run: PlaybackRun, { from, captionsUrl, signal }: GoingOn): Promise<void> {
  const player = run.station.getSnapshot().children.player;
  if (player === undefined) return;
  if (from.position > 0) {
    const [duration, fromCues, toCues] = await Promise.all([
      durationOf(player.getSnapshot().context.url, signal),
      cuesOf(from.captionsUrl, signal),
      cuesOf(captionsUrl, signal),
    ]);
    if (signal.aborted) return;
    player.send({ type: 'SEEK', position: placeIn({ ...from, cues: fromCues }, { duration, cues: toCues }) });
  }
  if (from.plays) player.send({ type: 'PLAY' });
}

/** Milliseconds that a visitor waits for the length of a recording. */
const timeoutMs = 2000;

/** Returns the length of a recording in seconds; undefined if it does not come in time. */
function durationOf(url: string, signal: AbortSignal): Promise<number | undefined> {
  const element = new Audio();
  element.preload = 'metadata';
  return new Promise<number | undefined>((resolve) => {
    const end = (duration?: number): void => {
      element.removeAttribute('src');
      resolve(duration !== undefined && Number.isFinite(duration) ? duration : undefined);
    };
    element.addEventListener('loadedmetadata', () => end(element.duration));
    element.addEventListener('error', () => end());
    signal.addEventListener('abort', () => end());
    setTimeout(end, timeoutMs);
    element.src = url;
  });
}

async function cuesOf(url: string, signal: AbortSignal): Promise<Heard['cues']> {
  if (url === '') return [];
  return await fetchText(url, { fetch: globalThis.fetch, signal }).then(readVtt, () => []);
}
