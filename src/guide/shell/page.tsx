import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Spoken } from '#content/language-fallback.ts';
import { join, roundClass } from '#ui/button.tsx';
import { useContent } from '../state/content-context.tsx';
import { useSettings, useTranslate } from '../state/interface-context.tsx';
import { brandAt, type Place, usePaint } from '../state/theme.ts';
import { isArrival, wayBack } from '../routes.ts';
import { ContrastButton } from './contrast-button.tsx';
import { InfoLink } from './info-link.tsx';
import { LanguageSelect } from './language-select.tsx';
import styles from './page.module.css';
import { SearchLink } from './search-link.tsx';
import { SpokenText } from './spoken-text.tsx';

export interface PageProps {
  /** The heading, and the document's title. */
  readonly title: string | Spoken;
  /** Where the arrow leads. */
  readonly back: string;
  /** The small words in the bar: where the visitor is. */
  readonly crumb?: Spoken;
  readonly lead?: Spoken;
  readonly place?: Place;
  /** The screen shows its heading itself, by {@link Heading}. */
  readonly ownHeading?: boolean;
  /** A bar that stays at the bottom edge, within reach of the thumb. */
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

const nowhere: Place = {};

/** The frame of every screen but the plain ones: the bar, the heading, and the colours of the place. */
export function Page({
  title,
  back,
  crumb,
  lead,
  place = nowhere,
  ownHeading = false,
  dock,
  children,
}: PageProps): ReactNode {
  const t = useTranslate();
  usePlaceColours(place);

  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main" onClick={focusMain}>
        {t('app.skip')}
      </a>
      <header className={styles.bar}>
        <Link to={back} state={wayBack} className={roundClass} aria-label={t('action.back')} title={t('action.back')}>
          <ArrowLeft aria-hidden />
        </Link>
        <p className={styles.crumb}>{crumb === undefined ? null : <SpokenText spoken={crumb} />}</p>
        <SearchLink />
        <LanguageSelect />
        <InfoLink />
        <ContrastButton />
      </header>
      {dock === undefined ? null : <div className={styles.dock}>{dock}</div>}
      <main id="main" className={styles.main} tabIndex={-1}>
        {ownHeading ? null : <Heading>{typeof title === 'string' ? title : <SpokenText spoken={title} />}</Heading>}
        {lead === undefined || lead.text === '' ? null : (
          <p className={styles.lead}>
            <SpokenText spoken={lead} />
          </p>
        )}
        {children}
      </main>
      <DocumentTitle title={typeof title === 'string' ? title : title.text} />
    </div>
  );
}

interface HeadingProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * The screen's h1. It takes the focus when the visitor comes here from another screen, so that it is read out; another
 * query (`?by=`) is the same screen still.
 */
export function Heading(props: HeadingProps): ReactNode {
  const { pathname } = useLocation();
  return <ScreenHeading key={pathname} {...props} />;
}

function ScreenHeading({ children, className }: HeadingProps): ReactNode {
  const { key, state } = useLocation();
  const [isFirstScreen] = useState(key === 'default' || isArrival(state));
  const takeFocus = useCallback(
    (heading: HTMLHeadingElement | null) => {
      if (!isFirstScreen) heading?.focus({ preventScroll: true });
    },
    [isFirstScreen],
  );
  return (
    <h1 ref={takeFocus} tabIndex={-1} className={join(styles.heading, className)}>
      {children}
    </h1>
  );
}

/** "Penrose tiling – Museum of Patterns". */
export function DocumentTitle({ title }: { readonly title: string }): ReactNode {
  const { catalogue, say } = useContent();
  const museum = say(catalogue.provider.Name).text;
  return (
    <title>
      {[title, museum].filter((part, index, parts) => part !== '' && parts.indexOf(part) === index).join(' – ')}
    </title>
  );
}

export function usePlaceColours(place: Place): void {
  const { catalogue } = useContent();
  const { highContrast } = useSettings();
  usePaint(brandAt(place, catalogue), highContrast);
}

function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}
