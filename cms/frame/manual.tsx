import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { UserGroup } from '#contract/staff-kinds.ts';
import { HelpArticle, type MakeLink, useLabels } from '../help/help-article.tsx';
import { type FoundHelp } from '../help/help-files.ts';
import { inWords, type LinkTarget } from '../help/help-text.ts';
import { type HelpTopic, topicAt, topics } from '../help/topics.ts';
import { useHelpTexts } from '../help/use-help-texts.ts';
import { useTabTitle } from '../language/use-tab-title.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { firstText } from '../workspace/object-label.ts';
import { useObjects } from '../workspace/use-catalogue.ts';
import { useHome } from '../sections/use-home.ts';
import { useMayOpen } from '../sections/use-may-open.ts';
import styles from './manual.module.css';

/** All texts of the help that concern the user, as one document to read and to print. */
export function Manual(): ReactNode {
  const { t } = useTexts();
  const mayOpen = useMayOpen();
  const home = useHome();
  const ids = topics.filter(({ section }) => mayOpen(section)).map(({ id }) => id);
  const { found, hasFailed, retry } = useHelpTexts(ids.join(' '));
  useTabTitle();
  return (
    <main className={styles.manual}>
      <Group className={styles.bar} justify="space-between">
        <Button component={Link} to={home.path} variant="subtle" leftSection={<ArrowLeft aria-hidden size={16} />}>
          {home.label}
        </Button>
        <Button
          leftSection={<Printer aria-hidden size={16} />}
          disabled={found === undefined}
          onClick={() => globalThis.print()}
        >
          {t('print.print')}
        </Button>
      </Group>
      <Cover />
      {hasFailed ? (
        <Stack role="alert" align="start">
          <Text>{t('help.failed')}</Text>
          <Button variant="default" onClick={retry}>
            {t('loading.retry')}
          </Button>
        </Stack>
      ) : found === undefined ? (
        <div role="status">
          <Loader role="img" aria-label={t('help.loading')} />
        </div>
      ) : (
        <Chapters found={found} />
      )}
    </main>
  );
}

function Cover(): ReactNode {
  const { t, language } = useTexts();
  const session = useSession();
  const [today] = useState(() => new Date());
  const [museum] = useObjects('providers');
  const group = session.kind === 'authenticated' ? session.staff.group : UserGroup.desk;
  return (
    <header className={styles.cover}>
      <p className={styles.museum}>{firstText(museum?.['Name'], language)}</p>
      <h1 className={styles.title}>{t('help.manualTitle')}</h1>
      <p>{t(`help.manualFor.${group}`)}</p>
      <p className={styles.day}>
        {t('help.manualDay', { day: today.toLocaleDateString(language, { dateStyle: 'long' }) })}
      </p>
    </header>
  );
}

function Chapters({ found }: { readonly found: readonly FoundHelp[] }): ReactNode {
  const { t } = useTexts();
  const label = useLabels();
  const link: MakeLink = (target, words) => {
    const id = topicOf(target)?.id;
    return found.some((each) => each.id === id) ? <a href={`#chapter-${id}`}>{words}</a> : words;
  };
  return (
    <>
      <nav className={styles.contents} aria-labelledby="manual-contents">
        <h2 id="manual-contents">{t('help.contents')}</h2>
        <ol>
          {found.map(({ id, text }) => (
            <li key={id}>
              <a href={`#chapter-${id}`}>{inWords(text.title, label)}</a>
            </li>
          ))}
        </ol>
      </nav>
      {found.map((help) => (
        <section key={help.id} className={styles.chapter} aria-labelledby={`chapter-${help.id}`}>
          <h2 id={`chapter-${help.id}`} className={styles.chapterTitle}>
            {inWords(help.text.title, label)}
          </h2>
          <HelpArticle help={help} link={link} />
        </section>
      ))}
    </>
  );
}

function topicOf(target: LinkTarget): HelpTopic | undefined {
  return target.kind === 'section' ? topicAt(target.path) : topics.find(({ id }) => id === target.id);
}
