import dompurify from 'dompurify';
import { type ReactNode, useMemo } from 'react';
import type { Stretch } from '#content/italics.ts';
import { withParagraphs } from '#content/paragraphs.ts';
import { wordsOf } from '#content/words-of.ts';
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
  readonly attributes?: { readonly lang?: string; readonly dir?: 'ltr' | 'rtl'; readonly 'data-aloud'?: true };
}

/** A text of the content: HTML written by staff, sanitised. */
export function RichHtml({ html, cut, isJustified, attributes }: RichHtmlProps): ReactNode {
  const isHydrated = useHydrated();
  const shown = useMemo(
    () => (isHydrated ? sanitise(withParagraphs(html), cut) : unsanitised(html)),
    [isHydrated, html, cut],
  );
  if (html === '' || (isHydrated && shown === '')) return null;
  const className = join(styles.text, isJustified ? styles.justified : undefined);
  return <div className={className} {...attributes} dangerouslySetInnerHTML={{ __html: shown }} />;
}

/**
 * Sanitising needs a browser's own parser. A screen that is rendered without one has the words alone; the browser that
 * takes it over leaves them until it has sanitised the text.
 */
function unsanitised(html: string): string {
  return import.meta.env.SSR ? wordsOf(withParagraphs(html)) : '';
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
