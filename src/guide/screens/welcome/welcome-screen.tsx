import { ArrowDownToLine, Headphones, ArrowUpRight } from 'lucide-react';
import { type CSSProperties, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { objectPosition } from '#content/image-focus.ts';
import { previewNames } from '#contract/paths.ts';
import { shownWidths } from '#contract/sized-pictures.ts';
import { SizedImage } from '../../shell/lists/sized-image.tsx';
import { Button, buttonClass, join } from '#ui/button.tsx';
import { routes } from '../../routes.ts';
import { AccessButton } from '../../shell/page/access-button.tsx';
import { InfoLink } from '../../shell/page/info-link.tsx';
import { DocumentTitle, Heading } from '../../shell/page/heading.tsx';
import { orInterfaceText, SpokenText } from '../../shell/text/spoken-text.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { Link } from '#ui/link.tsx';
import { usePlaceColours } from '../../shell/page/use-place-colours.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useInterface, useTranslate } from '../../state/content/interface-context.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import styles from './welcome-screen.module.css';
import { storeLinks } from './store-links.ts';

const here = {};

export function WelcomeScreen(): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const { profile } = useVisit();
  const navigate = useNavigate();
  const { WelcomeScreen: welcome, TourGroupsAsNavigationLayer } = catalogue.configuration;
  usePlaceColours(here);

  const museum = say(catalogue.provider.Name);
  const header = say(welcome.HeaderText);
  const title = header.text === '' ? museum : header;
  const overlay = say(welcome.Overlay.text);
  const next = TourGroupsAsNavigationLayer ? routes.groups.href() : routes.tours.href();
  return (
    <main
      className={styles.screen}
      data-picture={
        welcome.ImageURL === '' ? undefined : welcome.Overlay.shown && overlay.text === '' ? 'darkened' : 'clear'
      }
    >
      {welcome.ImageURL === '' ? null : (
        <SizedImage
          className={styles.picture}
          src={welcome.ImageURL}
          sizes={shownWidths.welcome}
          alt=""
          fetchPriority="high"
          style={{
            objectFit: welcome.ImageContain ? 'contain' : 'cover',
            objectPosition: objectPosition(welcome.ImageFocus),
          }}
        />
      )}
      <div className={styles.top}>
        {welcome.LogoURL === '' ? (
          <span />
        ) : (
          <SizedImage className={styles.logo} src={welcome.LogoURL} sizes="56px" alt="" />
        )}
        <div className={styles.round}>
          <InfoLink />
          <AccessButton />
        </div>
      </div>
      <div className={styles.words}>
        {title.text === '' ? null : (
          <p className={styles.kicker}>
            {header.text === '' || header.text === museum.text ? t('welcome.museum') : <SpokenText spoken={museum} />}
          </p>
        )}
        <Heading className={styles.name}>
          {title.text === '' ? t('welcome.museum') : <SpokenText spoken={title} />}
        </Heading>
        {overlay.text === '' ? null : (
          <p className={styles.overlay}>
            <SpokenText spoken={overlay} />
          </p>
        )}
        {welcome.ShowLanguageSelector ? <LanguageChoice /> : null}
        <Link
          to={next}
          className={join(buttonClass, styles.start)}
          onClick={(event) => {
            if (!profile.getState().asks) return;
            event.preventDefault();
            profile.setState({ isOpen: true, goOn: () => void navigate(next) });
          }}
        >
          {t('action.start')}
        </Link>
        {welcome.HeadphoneInfo.shown ? (
          <p className={styles.headphones}>
            <Headphones aria-hidden size={20} />
            <span>
              <SpokenText spoken={orInterfaceText(say(welcome.HeadphoneInfo.text), t('welcome.headphones'))} />
            </span>
          </p>
        ) : null}
        <AppHint />
        {welcome.ShowDownloadButton ? <TakeOffer /> : null}
      </div>
      <DocumentTitle title={museum.text || t('welcome.museum')} />
    </main>
  );
}

/** The second button of the screen (ShowDownloadButton). */
function TakeOffer(): ReactNode {
  const t = useTranslate();
  const { native, wish } = useVisit();
  const wished = useStore(wish);
  const isHydrated = useHydrated();
  const isPreviewed = isHydrated && previewNames.includes(globalThis.window.name);
  const mayCome = native === undefined && (!isHydrated || isPreviewed || 'serviceWorker' in navigator);
  return mayCome && wished !== 'impossible' ? (
    <Button
      data-offer
      className={styles.take}
      aria-busy={wished === 'take'}
      onClick={() => wish.setState('take', true)}
    >
      <ArrowDownToLine aria-hidden size={20} /> {t('offer.take')}
    </Button>
  ) : null;
}

function LanguageChoice(): ReactNode {
  const { t, settings } = useInterface();
  const { catalogue, language } = useContent();
  if (catalogue.spokenLanguages.length < 2) return null;
  const widths = catalogue.spokenLanguages.map(({ Code, DisplayName, IconURL }) =>
    widthOf(DisplayName || Code, IconURL !== ''),
  );
  return (
    <ul
      className={styles.languages}
      style={{ '--width': `${Math.max(...widths)}em` } as CSSProperties}
      aria-label={t('welcome.language')}
    >
      {catalogue.spokenLanguages.map(({ Code, DisplayName, IconURL, AccessibilityCode }) => (
        <li key={Code}>
          <button
            type="button"
            lang={AccessibilityCode}
            aria-pressed={Code === language.Code}
            onClick={() => settings.chooseLanguage(Code)}
          >
            {IconURL === '' ? null : <img src={IconURL} alt="" />}
            {DisplayName || Code}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The room of a name in em, whatever the font: when the museum's arrives, nothing may move to another row. */
function widthOf(name: string, hasIcon: boolean): number {
  const wide = name.replaceAll(/[^\u2e80-\uffdc]/g, '').length;
  return name.length * 0.52 + wide * 0.48 + (hasIcon ? 1.9 : 0);
}

const anyDevice = { userAgent: '', maxTouchPoints: 0 };

/** Links to the museum's app (AppstoreHint); hidden in the app itself. */
function AppHint(): ReactNode {
  const t = useTranslate();
  const { native } = useVisit();
  const { catalogue, say } = useContent();
  const { AppstoreHint, ...addresses } = catalogue.configuration.WelcomeScreen;
  const isHydrated = useHydrated();
  const links = storeLinks(addresses, isHydrated ? navigator : anyDevice);
  const hint = say(AppstoreHint.text);
  // Without a link, the guide's own words would be an empty promise.
  if (!AppstoreHint.shown || native !== undefined || (links.length === 0 && hint.text === '')) return null;
  return (
    <div className={styles.app}>
      <p>
        <SpokenText spoken={orInterfaceText(hint, t('welcome.app'))} />
      </p>
      {links.length === 0 ? null : (
        <ul>
          {links.map(({ shop, href }) => (
            <li key={shop}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                {t(shop === 'ios' ? 'welcome.appIos' : 'welcome.appAndroid')}
                <ArrowUpRight aria-hidden size={16} />
                <span className="visually-hidden">{t('info.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
