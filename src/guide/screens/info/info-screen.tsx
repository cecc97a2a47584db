import { type ReactNode, useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { webAddress } from '#ui/addresses.ts';
import { type Spoken } from '#content/language-fallback.ts';
import { routes } from '../../routes.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Skeleton } from '../../shell/late/skeleton.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import { RichText } from '../../station/screen/rich-text.tsx';
import { Accessibility, useBarrierReport } from './accessibility.tsx';
import { cameFrom } from './came-from.ts';
import { Contact, hasContact } from './contact.tsx';
import styles from './info-screen.module.css';
import { lateTexts, useLateTexts } from '../../shell/late/late-texts.tsx';
import { OutsideLink } from './outside-link.tsx';
import { isEmptyText } from './is-empty-text.ts';
import { useVersionText } from './use-version-text.ts';

const { Texts: InfoTexts } = lateTexts('info');
const { Texts: ProfileTexts } = lateTexts('profile', 'versions');

/** The museum's texts about itself (Configuration.Info, Provider). Empty parts are left out. */
export function InfoScreen(): ReactNode {
  return (
    <InfoTexts standIn={<Skeleton shape="text" />}>
      <ProfileTexts standIn={<Skeleton shape="text" />}>
        <InfoPage />
      </ProfileTexts>
    </InfoTexts>
  );
}

function InfoPage(): ReactNode {
  const t = useLateTexts('info');
  const { state } = useLocation() as { readonly state: unknown };
  const home = new URL(useHref(routes.root.href()), globalThis.location.origin).href;
  const { catalogue, configuration, say } = useContent();
  const { Info, Access } = catalogue.configuration;
  const from = cameFrom(state, routes.info.pattern);
  const statement = say(Access.Statement);
  const barrier = useBarrierReport(from ?? routes.welcome.href(), home);

  const about = say(Info.AboutText);
  const hours = say(Info.HoursText);
  const news = webAddress(say(Info.NewsSite).text, home);
  const privacy = say(configuration.privacyPolicy);
  const privacyAddress = webAddress(privacy.text, home);
  const sponsors = Info.AboutTextIconsURL.filter((url) => url !== '');
  const showsContact = Info.ShowContact && hasContact(catalogue.provider);
  const isEmpty =
    [about, hours, privacy, statement].every(isEmptyText) &&
    news === undefined &&
    barrier === undefined &&
    sponsors.length === 0 &&
    !showsContact;

  return (
    <Page title={t('info.title')} back={from ?? routes.welcome.href()} crumb={say(catalogue.provider.Name)}>
      <Filling at="aloud" />
      <div className={styles.sections}>
        {isEmpty ? <EmptyNote>{t('info.empty')}</EmptyNote> : null}
        <TextSection title={t('info.about')} html={about} iconUrl={Info.AboutIconURL} />
        <TextSection title={t('info.hours')} html={hours} />
        {showsContact ? <Contact provider={catalogue.provider} /> : null}
        {news === undefined ? null : (
          <section>
            <h2>{t('info.news')}</h2>
            <p>
              <OutsideLink to={news}>{t('info.newsLink')}</OutsideLink>
            </p>
          </section>
        )}
        {sponsors.length === 0 ? null : <Sponsors urls={sponsors} />}
        <Accessibility statement={statement} barrier={barrier} />
        {privacyAddress === undefined ? (
          <TextSection title={t('info.privacy')} html={privacy} />
        ) : (
          <section>
            <h2>{t('info.privacy')}</h2>
            <p>
              <OutsideLink to={privacyAddress}>{t('info.privacyLink')}</OutsideLink>
            </p>
          </section>
        )}
        <Filling at="info" />
        <ContentVersion />
      </div>
    </Page>
  );
}

interface TextSectionProps {
  readonly title: string;
  readonly html: Spoken;
  readonly iconUrl?: string;
}

function TextSection({ title, html, iconUrl = '' }: TextSectionProps): ReactNode {
  if (isEmptyText(html)) return null;
  return (
    <section>
      {iconUrl === '' ? null : <img className={styles.icon} src={iconUrl} alt="" />}
      <h2>{title}</h2>
      <RichText html={html} />
    </section>
  );
}

/** The version of the content, which staff ask for when something looks out of date. */
function ContentVersion(): ReactNode {
  const text = useVersionText();
  return text === undefined ? null : <p className={styles.version}>{text}</p>;
}

/**
 * The sponsors' logos. The content has no names for them, so they are decorative, below a heading that introduces them.
 */
function Sponsors({ urls }: { readonly urls: readonly string[] }): ReactNode {
  const t = useLateTexts('info');
  return (
    <section>
      <h2>{t('info.sponsors')}</h2>
      <div className={styles.sponsors}>
        {[...new Set(urls)].map((url) => (
          <Logo key={url} url={url} />
        ))}
      </div>
    </section>
  );
}

function Logo({ url }: { readonly url: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  return failed ? null : <img src={url} alt="" loading="lazy" onError={() => setFailed(true)} />;
}
