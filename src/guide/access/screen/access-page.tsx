import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazy } from '#content/catalogue-index.ts';
import { defaultThemeColours } from '#content/entities/theme.ts';
import { directionOf, type Spoken } from '#content/language-fallback.ts';
import { ownName } from '#content/own-name.ts';
import { anyLanguage } from '#content/schema/texts.ts';
import { packCodes, packFor } from '#i18n/packs.ts';
import { ProfileButton } from '../../shell/page/access-button.tsx';
import { Heading } from '../../shell/page/heading.tsx';
import { LanguageField } from '../../shell/page/language-field.tsx';
import { Ornament } from '../../shell/page/ornament.tsx';
import { accessEnded } from '../../routes.ts';
import { useInterface } from '../../state/content/interface-context.tsx';
import { useShade } from '../../state/content/use-shade.ts';
import { usePaint } from '../../state/settings/theme.ts';
import styles from './access-page.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { Button } from '#ui/button.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { type Title } from './use-title.ts';

export interface AccessPageProps {
  readonly title: Spoken;
  /** The museum's name, and whether its server can be reached. */
  readonly museum: Title;
  readonly lead: string;
  readonly children: ReactNode;
}

/**
 * The frame of the screens at which visitors get access, where the museum's content, colours and languages are not
 * available yet.
 */
export function AccessPage({ title, museum: { museum, again }, lead, children }: AccessPageProps): ReactNode {
  const t = useLateTexts('access');
  const [query] = useSearchParams();
  const { interfaceLanguage } = useInterface();
  usePaint(defaultThemeColours, useShade());
  const names = [title.text, museum].filter((name) => name !== '');
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <LanguageField value={packFor(interfaceLanguage)} languages={languages()} />
        <ProfileButton />
      </header>
      <main className={styles.main}>
        <Ornament size={56} />
        <p className={styles.kicker}>{museum === '' || museum === title.text ? t('access.welcome') : museum}</p>
        <Heading>
          {title.language === anyLanguage ? (
            title.text
          ) : (
            <span lang={title.language} dir={directionOf(title.language)}>
              {title.text}
            </span>
          )}
        </Heading>
        {query.has(accessEnded) ? (
          <p role="status" className={styles.status}>
            {t('access.ended')}
          </p>
        ) : null}
        <p className={styles.lead}>{lead}</p>
        <NoNetwork again={again} />
        {children}
      </main>
      <title>{[...new Set(names)].join(' – ')}</title>
    </div>
  );
}

/** The interface languages, because those of the content are not known yet. Naming them all takes a phone long. */
const languages = lazy(() =>
  packCodes
    .map((code) => ({ code, name: ownName(code) ?? code, speech: code }))
    .toSorted((one, other) => one.name.localeCompare(other.name)),
);

/** Says at once that access needs a network, instead of letting visitors type first. */
function NoNetwork({ again }: { readonly again: Title['again'] }): ReactNode {
  const t = useLateTexts('access');
  const { t: general, loader } = useInterface();
  const { access } = useVisit();
  const [isAsking, setAsking] = useState(false);

  async function retry(ask: () => Promise<boolean>): Promise<void> {
    setAsking(true);
    const answers = await ask();
    setAsking(false);
    // The stored credential may suffice, now that the server can be reached.
    if (answers && access.credentials.credential() !== undefined) loader.start();
  }

  return (
    <div role="status" className={styles.status}>
      {again === undefined ? null : (
        <>
          <p>{t('access.noNetwork')}</p>
          <Button aria-disabled={isAsking} onClick={() => void (isAsking || retry(again))}>
            {general('action.retry')}
          </Button>
        </>
      )}
    </div>
  );
}
