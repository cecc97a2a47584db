import { Mail } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Spoken } from '#content/language-fallback.ts';
import { idIn, placeAt } from '../../routes.ts';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { plain } from '../../shell/text/plain.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useSettings, useTranslate } from '../../state/content/interface-context.tsx';
import { variantNames } from '#i18n/variant-names.ts';
import { RichText } from '../../station/screen/rich-text.tsx';
import { barrierHref, plainPath } from './barrier-href.ts';
import styles from './info-screen.module.css';
import { isEmptyText } from './is-empty-text.ts';
import { OutsideLink } from './outside-link.tsx';
import { useVersionText } from './use-version-text.ts';

/** The section's name in the address: `/info#accessibility` opens the statement. */
const anchor = 'accessibility';

export interface AccessibilityProps {
  readonly statement: Spoken;
  /** Where barriers are reported. */
  readonly barrier: string | undefined;
}

/** What the museum says about its own accessibility, folded because it is long, and the way to tell it of a barrier. */
export function Accessibility({ statement, barrier }: AccessibilityProps): ReactNode {
  const t = useLateTexts('info');
  const section = useRef<HTMLElement>(null);
  const isAsked = useLocation().hash === `#${anchor}`;
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView();
  }, [isAsked]);
  const hasStatement = !isEmptyText(statement);
  if (!hasStatement && barrier === undefined) return null;
  return (
    <section ref={section} id={anchor}>
      <h2>{t('info.accessibility')}</h2>
      {hasStatement ? (
        <details
          className={styles.statement}
          open={isAsked || isOpen}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{t('info.statement')}</summary>
          <RichText html={statement} />
        </details>
      ) : null}
      {barrier === undefined ? null : <ReportBarrier to={barrier} />}
    </section>
  );
}

function ReportBarrier({ to }: { readonly to: string }): ReactNode {
  const t = useLateTexts('info');
  if (!to.startsWith('mailto:'))
    return (
      <p>
        <OutsideLink to={to}>{t('info.barrier')}</OutsideLink>
      </p>
    );
  return (
    <>
      <a className={styles.link} href={to}>
        <Mail aria-hidden size={20} />
        <span>{t('info.barrier')}</span>
      </a>
      <p className={styles.version}>{t('info.barrier.hint')}</p>
    </>
  );
}

/**
 * The link by which visitors report a barrier. A mail says where they were and how the guide was set, and nothing about
 * them; they can change it, and send it themselves.
 *
 * @param path of the screen that the visitor came from
 * @param home the guide's own address
 */
export function useBarrierReport(path: string, home: string): string | undefined {
  const t = useLateTexts('info');
  const { catalogue, say, language } = useContent();
  const screen = useScreenName(path);
  const settings = useSettingsInWords();
  const version = useVersionText();
  const { BarrierAddress: entered } = catalogue.configuration.Access;
  const { Name, Email: email } = catalogue.provider;
  const facts = [
    screen === '' ? undefined : t('info.barrier.screen', { screen }),
    t('info.barrier.address', { address: home.replace(/\/$/, '') + plainPath(path) }),
    version,
    t('info.barrier.language', { language: language.DisplayName || language.Code }),
    settings === '' ? undefined : t('info.barrier.settings', { settings }),
  ].filter((line) => line !== undefined);
  return barrierHref(
    { entered, email, home },
    {
      subject: t('info.barrier.subject', { museum: say(Name).text }).trim(),
      lines: [t('info.barrier.question'), '', '', '', t('info.barrier.facts'), ...facts],
    },
  );
}

/** The name of the station or the tour at a path; empty if there is none. */
function useScreenName(path: string): string {
  const { catalogue, say } = useContent();
  const { pathname, searchParams } = new URL(path, 'https://guide.invalid');
  const { name, params } = placeAt(pathname);
  if (name === 'locations') return say(catalogue.tour(idIn(params['tourId']) ?? -1)?.Name ?? {}).text;
  if (name !== 'detail') return '';
  const item = catalogue.item(idIn(params['tourItemId']) ?? -1);
  const dive = catalogue.location(idIn(searchParams.get('dive') ?? undefined) ?? -1);
  const location = dive ?? catalogue.location(item?.LocationID ?? -1);
  return [item?.Code ?? '', plain(say(location?.Name ?? {})).text].filter((part) => part !== '').join(', ');
}

/** How the visitor has set the guide, as far as that differs from the usual, in the words of its panel. */
function useSettingsInWords(): string {
  const t = useLateTexts('profile', 'versions');
  const common = useTranslate();
  const { variant, highContrast, look, textSize, speed, captions, calm, aloud } = useSettings();
  return [
    variant && t(variantNames[variant]),
    highContrast ? t('profile.contrast') : undefined,
    look === 'device' ? undefined : t(`profile.look.${look}`),
    textSize === 1 ? undefined : `${t('profile.textSize')} ${textSize * 100} %`,
    speed === 1 ? undefined : `${common('player.speed')} ${speed}×`,
    captions ? t('profile.captions') : undefined,
    calm ? t('profile.calm') : undefined,
    aloud ? t('profile.aloud') : undefined,
  ]
    .filter((words) => words !== undefined)
    .join(', ');
}
