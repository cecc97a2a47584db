import { type ReactNode, useState, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { type Tour } from '#content/entities/tour.ts';
import { Button } from '#ui/button.tsx';
import { type Wanted } from '#offline/wanted.ts';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { type TourOffline } from '../state/downloads.ts';
import { Ask } from './ask.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { nameFiles } from './missing-files.ts';
import { useOffline, useSize, useTourOffline } from './offline-context.tsx';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { TourOffer } from './tour-offer.tsx';
import { Sheet } from './sheet.tsx';
import styles from '../../shell/sheet/sheet.module.css';
import { actionsOf, progressOf, sentenceOf, type TourAction, percentOf } from './tour-state.ts';
import { useLanguageName } from './use-language-name.ts';
import { useTourTitle } from './use-tour-title.ts';
import { directionOf } from '#content/language-fallback.ts';
import { formatPart } from '#i18n/format-bytes.ts';
import { useInterface } from '../../state/content/interface-context.tsx';

interface OtherLanguagesProps {
  readonly tour: Tour;
  /** The language that is shown already. */
  readonly language: string;
}

interface MissingFilesProps {
  readonly tour: Tour;
  readonly files: readonly string[];
}

/** Everything about one tour on this device. */
export function TourSheet({ tour, wanted }: { readonly tour: Tour; readonly wanted: Wanted }): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const title = useTourTitle()(tour);
  const { downloads } = useOffline();
  const state = useTourOffline(wanted);
  const givesBack = useGivenBack(wanted, state);
  const [asking, setAsking] = useState<'cancel' | 'remove'>();
  const { key, facts } = sentenceOf(state, size);
  const progress = progressOf(state);
  const language = useLanguageName(wanted.language);
  return (
    <Sheet
      title={<SpokenText spoken={title} />}
      kicker={language === undefined ? t('offline.sheet') : `${t('offline.sheet')} · ${language}`}
    >
      <p>{t(key, facts)}</p>
      {progress === undefined ? null : <DownloadBar label={title.text} {...progress} />}
      {state.kind === 'incomplete' ? <MissingFiles tour={tour} files={state.files} /> : null}
      {asking === undefined ? (
        <Actions wanted={wanted} state={state} onAsk={setAsking} />
      ) : (
        <Ask
          title={t(`offline.${asking}.title`)}
          text={t(`offline.${asking}.text`, { size: size(givesBack) })}
          yes={t(`offline.${asking}.yes`)}
          no={asking === 'cancel' ? t('offline.cancel.no') : t('offline.keep')}
          onAnswer={(isYes) => {
            if (isYes) downloads[asking](wanted);
            setAsking(undefined);
          }}
        />
      )}
      <OtherLanguages tour={tour} language={wanted.language} />
    </Sheet>
  );
}

/** The bytes that a removal would free. */
function useGivenBack(wanted: Wanted, state: TourOffline): number {
  const stored = useStore(useOffline().downloads, ({ storage }) =>
    storage?.stored.find(({ tour, language }) => tour === wanted.tour && language === wanted.language),
  );
  return stored?.givesBack ?? progressOf(state)?.done ?? 0;
}

interface ActionsProps {
  readonly wanted: Wanted;
  readonly state: TourOffline;
  readonly onAsk: (about: 'cancel' | 'remove') => void;
}

function Actions({ wanted, state, onAsk }: ActionsProps): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const { downloads, sheets } = useOffline();
  const missing = size('missing' in state ? state.missing : 0);
  const offers: Readonly<Record<TourAction, readonly [text: string, act: () => void]>> = {
    get: [t('offline.get', { size: missing }), () => downloads.download([wanted])],
    repair: [t('offline.repair', { size: missing }), () => downloads.download([wanted])],
    retry: [t('offline.retry'), () => downloads.download([wanted])],
    pause: [t('offline.pause'), () => downloads.pause(wanted)],
    goOn: [t('offline.goOn'), () => downloads.goOn(wanted)],
    room: [t('offline.room'), () => sheets.open({ kind: 'storage' })],
    cancel: [t('offline.cancel'), () => onAsk('cancel')],
    remove: [t('offline.remove'), () => onAsk('remove')],
  };
  const offered = actionsOf(state);
  if (offered.length === 0) return null;
  return (
    <div className={styles.actions}>
      {offered.map((action, index) => (
        <Button
          // The first stays where it is while its meaning changes, and keeps the focus.
          key={index === 0 ? 'first' : action}
          className={index === 0 && isUrgent(action) ? undefined : styles.quiet}
          onClick={offers[action][1]}
        >
          {offers[action][0]}
        </Button>
      ))}
    </div>
  );
}

/** Whether the tour waits for this action. */
function isUrgent(action: TourAction): boolean {
  return action !== 'pause' && action !== 'remove';
}

/** The files that the museum does not deliver, by what they belong to. */
function MissingFiles({ tour, files }: MissingFilesProps): ReactNode {
  const t = useLateTexts('offline');
  const { catalogue, say } = useContent();
  return (
    <ul className={styles.files}>
      {nameFiles(files, tour, catalogue).map(({ path, kind, of }) => (
        <li key={path}>{t(kind, { title: of === undefined ? (path.split('/').at(-1) ?? path) : say(of).text })}</li>
      ))}
    </ul>
  );
}

function OtherLanguages({ tour, language }: OtherLanguagesProps): ReactNode {
  const t = useLateTexts('offline');
  const others = useContent().catalogue.languages.filter(({ Code }) => Code !== language);
  if (others.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('offline.languages')}</h3>
      <ul className={styles.rows}>
        {others.map(({ Code, DisplayName, AccessibilityCode }) => (
          <li key={Code} className={styles.row}>
            <div lang={AccessibilityCode}>{DisplayName === '' ? Code : DisplayName}</div>
            <TourOffer tour={tour} language={Code} isShort />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DownloadBarProps {
  readonly label: string;
  readonly done: number;
  readonly bytes: number;
}

/** How much has arrived, as a bar and in bytes. */
function DownloadBar({ label, done, bytes }: DownloadBarProps): ReactNode {
  const t = useLateTexts('offline');
  const size = useSize();
  const { interfaceLanguage } = useInterface();
  const percent = percentOf({ done, bytes });
  const part = formatPart(done, bytes, interfaceLanguage);
  const amount = t('offline.progress', { done: part, total: size(bytes) });
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={amount}
      dir={directionOf(interfaceLanguage)}
    >
      <span className={styles.bar} style={{ '--share': `${percent}%` } as CSSProperties} />
      <span className={styles.amount}>
        <span>{amount}</span>
        <span>{t('offline.percent', { percent })}</span>
      </span>
    </div>
  );
}
