import dompurify from 'dompurify';
import { type ReactNode, useMemo } from 'react';
import type { Stretch } from '#content/italics.ts';
import { withParagraphs } from '#content/paragraphs.ts';
import { plainParagraphs } from '#content/plain-text.ts';
import { join } from '#ui/button.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import styles from './rich-html.module.css';

const allowed = {
  ALLOWED_TAGS: [
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'cite',
    'code',
    'dd',
    'del',
    'dl',
    'dt',
    'em',
    'h2',
    'h3',
    'h4',
    'hr',
    'i',
    'ins',
    'li',
    'mark',
    'ol',
    'p',
    'q',
    's',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'lang', 'dir', 'title', 'colspan', 'rowspan', 'start'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};

export interface RichHtmlProps {
  readonly html: string;
  /** Splits a text at the words to set in italics. */
  readonly cut: Cut;
  readonly isJustified: boolean;
  readonly attributes?: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' };
}

/** A text of the content: HTML written by staff, sanitised. */
export function RichHtml(props: RichHtmlProps): ReactNode {
  // Sanitising needs a browser's own parser.
  return useHydrated() ? <Sanitised {...props} /> : <Plain {...props} />;
}

function Plain({ html, isJustified, attributes }: RichHtmlProps): ReactNode {
  const paragraphs = plainParagraphs(withParagraphs(html));
  if (paragraphs.length === 0) return null;
  return (
    <div className={classOf(isJustified)} {...attributes}>
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

function Sanitised({ html, cut, isJustified, attributes }: RichHtmlProps): ReactNode {
  const clean = useMemo(() => sanitise(withParagraphs(html), cut), [html, cut]);
  if (clean === '') return null;
  const className = classOf(isJustified);
  return <div className={className} {...attributes} dangerouslySetInnerHTML={{ __html: clean }} />;
}

function classOf(isJustified: boolean): string {
  return join(styles.text, isJustified ? styles.justified : undefined);
}

function sanitise(html: string, cut: Cut): string {
  const fragment = dompurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  setItalics(fragment, cut);
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML.trim();
}

type Cut = (text: string) => readonly Stretch[];

/** Leaves words in code and words that staff already set in italics unchanged. */
function setItalics(fragment: DocumentFragment, cut: Cut): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement !== null && text.parentElement.closest('i, em, cite, code') !== null) continue;
    const stretches = cut(text.data);
    if (stretches.some(({ isItalic }) => isItalic)) text.replaceWith(...stretches.map(asNode));
  }
}

function asNode({ text, isItalic }: Stretch): Node | string {
  if (!isItalic) return text;
  const italic = document.createElement('i');
  italic.textContent = text;
  return italic;
}
