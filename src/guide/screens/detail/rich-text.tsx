import dompurify from 'dompurify';
import { type ReactNode, useMemo } from 'react';
import { type Spoken } from '#content/language-fallback.ts';
import { useTextAttributes } from '../../shell/spoken-text.tsx';
import styles from './rich-text.module.css';

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

/** A station's text: the HTML that staff wrote, without anything that could act. */
export function RichText({ html }: { readonly html: Spoken }): ReactNode {
  const attributes = useTextAttributes()(html);
  const clean = useMemo(() => sanitise(withParagraphs(html.text)), [html.text]);
  if (clean === '') return null;
  return <div className={styles.text} {...attributes} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Staff who write no HTML separate paragraphs by blank lines, and lines by line ends. */
function withParagraphs(text: string): string {
  if (/<(?:p|h[1-6]|ul|ol|dl|div|table|blockquote|br)\b/i.test(text)) return text;
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  return paragraphs
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function sanitise(html: string): string {
  const fragment = dompurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML.trim();
}
