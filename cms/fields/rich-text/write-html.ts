import { type JSONContent } from '@tiptap/core';

/** How a text was written: without blocks, without blocks but with `<br>`, or as HTML. */
export type TextForm = 'plain' | 'bare' | 'html';

type MarkContent = NonNullable<JSONContent['marks']>[number];

/** Writes a document in the form that its text had, as long as that can express it. */
export function writeHtml({ content: nodes = [] }: JSONContent, form: TextForm): string {
  const filled = nodes.filter(({ type, content }) => type !== 'paragraph' || content !== undefined);
  if (filled.length === 0) return '';
  const isLines = filled.every(({ type }) => type === 'paragraph');
  if (form === 'plain' && isLines) return filled.map((node) => inline(node.content, '\n').trim()).join('\n\n');
  if (form === 'bare' && isLines && filled.length === 1) return inline(filled[0]?.content, '<br>');
  return filled.map(block).join('\n');
}

function block({ type, attrs = {}, content = [] }: JSONContent): string {
  switch (type ?? 'paragraph') {
    case 'heading':
      return `<h${attrs['level']}>${inline(content, '<br>')}</h${attrs['level']}>`;
    case 'horizontalRule':
      return '<hr>';
    case 'bulletList':
      return `<ul>${content.map(block).join('')}</ul>`;
    case 'orderedList': {
      const start = Number(attrs['start'] ?? 1);
      return `<ol${start === 1 ? '' : ` start="${start}"`}>${content.map(block).join('')}</ol>`;
    }
    case 'listItem':
      return `<li>${within(attrs, content)}</li>`;
    case 'blockquote':
      return `<blockquote>${within(attrs, content)}</blockquote>`;
    default:
      return `<p>${inline(content, '<br>')}</p>`;
  }
}

function within({ isBare }: NonNullable<JSONContent['attrs']>, content: readonly JSONContent[]): string {
  const [first, ...rest] = content;
  const isSingle = rest.every(({ type }) => type === 'bulletList' || type === 'orderedList');
  if (isBare !== true || first?.type !== 'paragraph' || !isSingle) return content.map(block).join('');
  return [inline(first.content, '<br>'), ...rest.map(block)].join('');
}

function inline(nodes: readonly JSONContent[] = [], lineBreak: string): string {
  let open: readonly MarkContent[] = [];
  let html = '';
  const become = (marks: readonly MarkContent[]): void => {
    const differs = open.findIndex((mark, place) => !isSame(mark, marks[place]));
    const kept = differs === -1 ? open.length : differs;
    for (const mark of open.slice(kept).toReversed()) html += `</${tagOf(mark)}>`;
    for (const mark of marks.slice(kept)) html += opening(mark);
    open = marks;
  };
  for (const { type, text = '', marks = [] } of nodes) {
    become(marks);
    html += type === 'hardBreak' ? lineBreak : escaped(text);
  }
  become([]);
  return html;
}

function isSame(one: MarkContent, other: MarkContent | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function tagOf({ type, attrs }: MarkContent): string {
  return type === 'link' ? 'a' : String(attrs?.['tag'] ?? type);
}

function opening(mark: MarkContent): string {
  if (mark.type !== 'link') return `<${tagOf(mark)}>`;
  const given = (['href', 'title'] as const).flatMap((name) => {
    const value: unknown = mark.attrs?.[name];
    return typeof value === 'string' ? [` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`] : [];
  });
  return `<a${given.join('')}>`;
}

/** Escapes only what would be read as HTML, so that "A & B" stays as staff know it. */
function escaped(text: string): string {
  return text.replaceAll(/&(?=#|\w)/g, '&amp;').replaceAll(/<(?=[a-z/!?]|$)/gi, '&lt;');
}
