import { Keyboard } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRedirect } from '#content/catalogue.ts';
import { westernDigits } from '#content/digits.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { findByCode } from '#content/station-code.ts';
import { RoundButton } from '#ui/button.tsx';
import { routes } from '../../routes.ts';
import { Heading } from '../../shell/page/heading.tsx';
import { SpokenText } from '../../shell/text/spoken-text.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { OfferRoom } from '../../shell/lists/offer-room.tsx';
import { DialKeys } from './dial-keys.tsx';
import styles from './dial-pad.module.css';
import { DialResult } from './dial-result.tsx';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';

const { Texts: DialTexts } = lateTexts('dial');

export interface DialPadProps {
  readonly items: readonly TourItem[];
  readonly title: Spoken;
}

/** Finds a station by its number, as on a telephone. The station appears while the visitor types. */
export function DialPad(props: DialPadProps): ReactNode {
  return (
    <DialTexts standIn={null}>
      <Pad {...props} />
    </DialTexts>
  );
}

function Pad({ items, title }: DialPadProps): ReactNode {
  const t = useLateTexts('dial');
  const { catalogue } = useContent();
  const navigate = useNavigate();
  const tour = catalogue.tour(items[0]?.TourID ?? -1);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [hasLetters, setHasLetters] = useState(false);

  const open = useMemo(() => items.filter(({ LocationID }) => catalogue.location(LocationID)), [items, catalogue]);
  const needsLetters = useMemo(() => open.some(({ Code }) => /[^\d\s]/.test(Code)), [open]);
  const search = useMemo(() => findByCode(open, typed), [open, typed]);
  const elsewhere = useElsewhere(typed, search.candidates.length === 0);

  const add = (digit: string): void => setTyped((before) => before + digit);
  const remove = (): void => setTyped((before) => [...before].slice(0, -1).join(''));
  const clear = (): void => setTyped('');
  const openExact = (): void => {
    const found = search.exact ?? (elsewhere.length === 1 ? elsewhere[0] : undefined);
    if (found !== undefined) void navigate(routes.detail.href(found.ID));
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target === input.current && event.key !== 'Escape') return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') clear();
    else if (/^\d$/.test(westernDigits(event.key))) add(westernDigits(event.key));
    else if (event.key === 'Backspace') remove();
    else if (event.key === 'Enter' && event.target instanceof HTMLHeadingElement) openExact();
    else return;
    event.preventDefault();
  };
  // Digits can be typed wherever the focus is on the pad, its keys and heading included.
  useEffect(() => {
    const pad = form.current;
    pad?.addEventListener('keydown', onKeyDown);
    return () => pad?.removeEventListener('keydown', onKeyDown);
  });

  return (
    <form
      ref={form}
      className={styles.pad}
      onSubmit={(event) => {
        event.preventDefault();
        openExact();
      }}
    >
      <div className={styles.head}>
        <Heading className={styles.title}>
          <SpokenText spoken={title} />
        </Heading>
        {tour === undefined ? null : <OfferRoom at="tour" tour={tour} />}
      </div>
      <div className={styles.display} dir="ltr">
        <label className="visually-hidden" htmlFor={id}>
          {t('dial.label')}
        </label>
        <input
          ref={input}
          id={id}
          value={typed}
          inputMode={hasLetters ? 'text' : 'none'}
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        {needsLetters ? (
          <RoundButton
            label={t(hasLetters ? 'dial.digits' : 'dial.letters')}
            className={styles.switch}
            onClick={() => {
              setHasLetters(!hasLetters);
              // When a field gets the focus again, the system's keyboard opens.
              input.current?.blur();
              requestAnimationFrame(() => input.current?.focus());
            }}
          >
            <Keyboard aria-hidden />
          </RoundButton>
        ) : null}
      </div>
      <DialResult typed={typed} search={search} elsewhere={elsewhere} />
      <DialKeys onDigit={add} onDelete={remove} onClear={clear} />
    </form>
  );
}

/** The stations of other tours with this number, if the museum has its numbers searched (GlobalNumberSearch). */
function useElsewhere(typed: string, isWanted: boolean): readonly TourItem[] {
  const { catalogue } = useContent();
  return useMemo(() => {
    if (!isWanted || !catalogue.configuration.GlobalNumberSearch) return [];
    const tours = catalogue.tours().filter((tour) => !isRedirect(tour));
    return tours
      .flatMap(({ ID }) => findByCode(catalogue.itemsOf(ID), typed).exact ?? [])
      .filter(({ LocationID }) => catalogue.location(LocationID));
  }, [catalogue, typed, isWanted]);
}
