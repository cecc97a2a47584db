import { type AnyExtension, Mark } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';

/** Tags that the toolbar does not offer, and that stay as they are. */
const otherMarks = ['u', 's', 'sub', 'sup', 'small', 'code'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
);

/** Remembers which of two tags with the same meaning was written. */
function tagged(usual: string): object {
  return {
    tag: { default: usual, parseHTML: (element: HTMLElement) => element.tagName.toLowerCase(), rendered: false },
  };
}

/** Remembers whether a list item or a quotation had its text without a paragraph. */
function bare(isUsual: boolean): object {
  const isBare = (element: HTMLElement): boolean => ![...element.children].some(({ tagName }) => tagName === 'P');
  return { isBare: { default: isUsual, parseHTML: isBare, rendered: false } };
}

/** The elements that the editor knows, all of which the guide shows. Undoing belongs to the draft, so there is no history. */
export const richTextExtensions: AnyExtension[] = [
  Document,
  Text,
  Paragraph,
  HardBreak,
  HorizontalRule,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  ListItem.extend({ addAttributes: () => bare(true) }),
  Blockquote.extend({ addAttributes: () => bare(false) }),
  Bold.extend({
    addAttributes: () => tagged('strong'),
    parseHTML: () => [{ tag: 'strong' }, { tag: 'b' }],
    renderHTML: ({ mark }) => [String(mark.attrs['tag']), 0],
  }),
  Italic.extend({
    addAttributes: () => tagged('em'),
    parseHTML: () => [{ tag: 'em' }, { tag: 'i' }],
    renderHTML: ({ mark }) => [String(mark.attrs['tag']), 0],
  }),
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    protocols: ['http', 'https', 'mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
  ...otherMarks,
];
