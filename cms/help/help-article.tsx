import { type ReactNode } from 'react';
import { KeyCaps } from '../keyboard/key-caps.tsx';
import { useTexts } from '../language/texts.tsx';
import { type FoundHelp } from './help-files.ts';
import { type Block, inWords, type LinkTarget, type Sentence } from './help-text.ts';
import styles from './help-article.module.css';

/** Makes a link of words, or leaves them as they are if the reader may not go there. */
export type MakeLink = (target: LinkTarget, words: ReactNode) => ReactNode;

export interface HelpArticleProps {
  readonly help: FoundHelp;
  readonly link: MakeLink;
}

/** The blocks of a text of the help, below its title. */
export function HelpArticle({ help, link }: HelpArticleProps): ReactNode {
  return (
    <div className={styles.article}>
      {help.text.blocks.map((block, place) => (
        // The blocks of a text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <BlockOf key={place} block={block} help={help} link={link} />
      ))}
    </div>
  );
}

/** Returns how interface texts read in the staff area's language. */
export function useLabels(): (key: string) => string {
  const { t, knows } = useTexts();
  return (key) => (knows(key) ? t(key) : key);
}

/** The id of a heading that links and empty lists lead to. */
export function anchorId(topic: string, anchor: string): string {
  return `help-${topic}-${anchor}`;
}

function BlockOf({ block, help, link }: HelpArticleProps & { readonly block: Block }): ReactNode {
  const label = useLabels();
  switch (block.kind) {
    case 'heading':
      return (
        <h3
          className={styles.heading}
          tabIndex={-1}
          {...(block.anchor === undefined ? {} : { id: anchorId(help.id, block.anchor) })}
        >
          {inWords(block.parts, label)}
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          <Words parts={block.parts} link={link} />
        </p>
      );
    case 'steps':
      return <ol className={styles.steps}>{items(block.items)}</ol>;
    case 'list':
      return <ul>{items(block.items)}</ul>;
    case 'note':
      return (
        <p className={styles.note}>
          <Words parts={block.parts} link={link} />
        </p>
      );
    case 'picture':
      return <img className={styles.picture} src={help.picture(block.name)} alt={block.alt} width={700} height={440} />;
  }

  function items(all: readonly Sentence[]): readonly ReactNode[] {
    return all.map((parts) => (
      <li key={inWords(parts, label)}>
        <Words parts={parts} link={link} />
      </li>
    ));
  }
}

function Words({ parts, link }: { readonly parts: Sentence; readonly link: MakeLink }): ReactNode {
  const label = useLabels();
  return parts.map((part, place) => {
    // oxlint-disable-next-line react/no-array-index-key
    const key = `${place} ${part.kind}`;
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'label':
        return (
          <b key={key} className={styles.label}>
            {label(part.key)}
          </b>
        );
      case 'keys':
        return <KeyCaps key={key} keys={part.keys} />;
      case 'strong':
        return (
          <strong key={key}>
            <Words parts={part.parts} link={link} />
          </strong>
        );
      case 'link':
        return <span key={key}>{link(part.target, inWords(part.parts, label))}</span>;
    }
  });
}
