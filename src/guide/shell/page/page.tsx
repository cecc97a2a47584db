import { type ReactNode, type MouseEvent, useRef } from 'react';
import { type MuseumPlace } from '#content/brand.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { join, roundClass } from '#ui/button.tsx';
import '#ui/square-letters.css';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { AccessButton } from './access-button.tsx';
import { DocumentTitle, Heading } from './heading.tsx';
import { InfoLink } from './info-link.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { LanguageField } from './language-field.tsx';
import styles from './page.module.css';
import { SpokenText } from '../text/spoken-text.tsx';
import { usePlaceColours } from './use-place-colours.ts';
import { Search, ArrowLeft } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Link } from '#ui/link.tsx';
import { routes, wayBack } from '../../routes.ts';
import { trailBehind } from '../../adapters/trail.ts';
import { stepsBackTo } from '../navigation/steps-back.ts';

export interface PageProps {
  /** The heading, and the document's title. */
  readonly title: string | Spoken;
  /** Where the arrow leads. */
  readonly back: string;
  /** The small text in the bar that says where the visitor is. */
  readonly crumb?: Spoken;
  readonly lead?: Spoken;
  readonly place?: MuseumPlace;
  /** Whether the screen renders its own {@link Heading}. */
  readonly ownHeading?: boolean;
  /** Whether the content fills all the space between the bars, up to the edges. */
  readonly isFilled?: boolean;
  /** A bar that stays at the bottom edge, within reach of the thumb. */
  readonly dock?: ReactNode;
  readonly children: ReactNode;
}

const nowhere: MuseumPlace = {};

/** The frame of every screen except the plain ones: the bar, the heading and the museum's colours. */
export function Page({
  title,
  back,
  crumb,
  lead,
  place = nowhere,
  ownHeading = false,
  isFilled = false,
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
        <BackLink to={back} />
        <p className={styles.crumb}>{crumb === undefined ? null : <SpokenText spoken={crumb} />}</p>
        <SearchLink />
        <LanguageSelect />
        <InfoLink />
        <AccessButton />
      </header>
      {dock === undefined ? null : <div className={styles.dock}>{dock}</div>}
      <main id="main" className={join(styles.main, isFilled ? styles.filled : undefined)} tabIndex={-1}>
        {ownHeading ? null : <Heading>{typeof title === 'string' ? title : <SpokenText spoken={title} />}</Heading>}
        {lead === undefined || lead.text === '' ? null : (
          <p className={styles.lead} data-aloud>
            <SpokenText spoken={lead} />
          </p>
        )}
        {children}
      </main>
      <DocumentTitle title={typeof title === 'string' ? title : title.text} />
    </div>
  );
}

function focusMain(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('#main')?.focus();
}

/** The language of content and interface; hidden when there is only one. */
function LanguageSelect(): ReactNode {
  const { catalogue, language } = useContent();
  if (catalogue.spokenLanguages.length < 2) return null;
  const languages = catalogue.spokenLanguages.map(({ Code, DisplayName, AccessibilityCode }) => ({
    code: Code,
    name: DisplayName === '' ? Code : DisplayName,
    speech: AccessibilityCode,
  }));
  return <LanguageField value={language.Code} languages={languages} />;
}

/** Links to the search over all tours, if the museum offers one; hidden on the search itself. */
export function SearchLink(): ReactNode {
  const t = useTranslate();
  const { pathname } = useLocation();
  const { GlobalNumberSearch, FulltextSearch } = useContent().catalogue.configuration;
  if ((!GlobalNumberSearch && !FulltextSearch) || pathname === routes.numbers.pattern) return null;
  return (
    <Link to={routes.numbers.href()} className={roundClass} aria-label={t('search.open')} title={t('search.open')}>
      <Search aria-hidden />
    </Link>
  );
}

/**
 * The arrow in the bar. If the visitor came from its target, it goes back in history, so that the screen appears as it
 * was left.
 */
function BackLink({ to }: { readonly to: string }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string>(undefined);

  function goBack(event: MouseEvent): void {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const steps = isPlain ? stepsBackTo(to, trailBehind()) : undefined;
    if (steps === undefined) return;
    event.preventDefault();
    // The browser takes a moment to go back; a second tap must not go further.
    if (left.current !== key) void navigate(-steps);
    left.current = key;
  }

  return (
    <Link
      to={to}
      state={wayBack}
      className={join(roundClass, styles.back)}
      aria-label={t('action.back')}
      title={t('action.back')}
      onClick={goBack}
    >
      <ArrowLeft aria-hidden />
    </Link>
  );
}
