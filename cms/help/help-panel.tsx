import { Button, Drawer, Group, Loader, Stack, Text } from '@mantine/core';
import { BookOpen, ChevronLeft, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { useTexts } from '../language/texts.tsx';
import { anchorId, HelpArticle, type MakeLink, useLabels } from './help-article.tsx';
import { useHelp } from './help-context.tsx';
import { HelpPaper } from './help-paper.tsx';
import { inWords } from './help-text.ts';
import { manualPath } from './manual-path.ts';
import { type HelpTopic, topicAt, topicNamed } from './topics.ts';
import { useHelpTexts } from './use-help-texts.ts';
import styles from './help-panel.module.css';

export interface HelpPanelProps {
  /** Whether the reader may open a section, by its address below `/cms`. */
  readonly mayOpen: (section: string) => boolean;
}

/** The help over the section, where the window has no room for it beside. */
export function HelpDrawer({ mayOpen }: HelpPanelProps): ReactNode {
  const { close } = useHelp();
  const { t } = useTexts();
  return (
    <Drawer.Root opened onClose={close} position="right" size="min(100%, 460px)" returnFocus={false}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('help.title')} classNames={{ content: styles.drawer ?? '' }}>
        <HelpPanel mayOpen={mayOpen} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** The text that belongs to the open section, or another that was asked for. */
export function HelpPanel({ mayOpen }: HelpPanelProps): ReactNode {
  const { t } = useTexts();
  const help = useHelp();
  const own = topicAt(useLocation().pathname) ?? topicNamed('overview');
  const shown = (help.asked === undefined ? undefined : topicNamed(help.asked.topic)) ?? own;
  const { found, hasFailed, retry } = useHelpTexts(shown?.id ?? '');
  const [text] = found ?? [];
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const label = useLabels();
  const { asked, takeFocus } = help;
  useEffect(() => {
    if (text === undefined) return;
    const anchor = asked?.anchor === undefined ? null : document.getElementById(anchorId(text.id, asked.anchor));
    scroller.current?.scrollTo({ top: 0 });
    anchor?.scrollIntoView();
    // A text that comes with another section leaves the focus where the reader works.
    if (takeFocus()) (anchor ?? title.current)?.focus();
  }, [text, asked, takeFocus]);

  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    help.close();
  };

  const link: MakeLink = (target, words) => {
    const mayGo = mayOpen(target.kind === 'section' ? target.path : (topicNamed(target.id)?.section ?? ''));
    if (!mayGo) return words;
    if (target.kind === 'topic') {
      return (
        <button type="button" className={styles.link} onClick={() => help.open({ topic: target.id })}>
          {words}
        </button>
      );
    }
    return (
      <Link to={target.path} className={styles.link} {...(help.isBeside ? {} : { onClick: help.close })}>
        {words}
      </Link>
    );
  };

  return (
    // Escape works wherever in the panel the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.panel} onKeyDown={leave}>
      <Group className={styles.head} justify="space-between" wrap="nowrap">
        <Text component="p" size="sm" fw={700} c="dimmed" tt="uppercase">
          {t('help.title')}
        </Text>
        <Group gap={4} wrap="nowrap">
          <HelpPaper help={text} />
          <IconButton size="lg" label={t('help.close')} icon={X} onClick={help.close} />
        </Group>
      </Group>
      <div className={styles.body} ref={scroller}>
        {shown === own ? null : <Back own={own} />}
        {hasFailed ? (
          <Stack role="alert" align="start">
            <Text>{t('help.failed')}</Text>
            <Button variant="default" onClick={retry}>
              {t('loading.retry')}
            </Button>
          </Stack>
        ) : text === undefined ? (
          <div role="status">
            <Loader role="img" aria-label={t('help.loading')} />
          </div>
        ) : (
          <article aria-labelledby={titleId}>
            <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title} data-autofocus>
              {inWords(text.text.title, label)}
            </h2>
            <HelpArticle help={text} link={link} />
          </article>
        )}
        <Button
          component={Link}
          to={manualPath}
          variant="default"
          size="sm"
          leftSection={<BookOpen aria-hidden size={16} />}
        >
          {t('help.manual')}
        </Button>
      </div>
    </div>
  );
}

function Back({ own }: { readonly own: HelpTopic | undefined }): ReactNode {
  const { t } = useTexts();
  const { open } = useHelp();
  const { found } = useHelpTexts(own?.id ?? '');
  const label = useLabels();
  const [text] = found ?? [];
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      mb="xs"
      leftSection={<ChevronLeft aria-hidden size={16} />}
      onClick={() => open()}
    >
      {text === undefined ? t('help.back') : t('help.backTo', { title: inWords(text.text.title, label) })}
    </Button>
  );
}
