import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as DocumentReader } from '@tiptap/pm/model';
import { isPlain, withParagraphs } from '#content/paragraphs.ts';
import { richTextExtensions } from './extensions.ts';
import { type TextForm, writeHtml } from './write-html.ts';

const reader = DocumentReader.fromSchema(getSchema(richTextExtensions));

/** Reads a text as the guide shows it. Anything the editor does not know is dropped; see {@link isExact}. */
export function readDocument(text: string): JSONContent {
  return reader.parse(bodyOf(withParagraphs(text))).toJSON();
}

export function formOf(text: string): TextForm {
  if (isPlain(text)) return 'plain';
  return /<(?:p|h[1-6]|ul|ol|dl|div|table|blockquote)\b/i.test(text) ? 'html' : 'bare';
}

/** Returns whether a text loses nothing in the editor, apart from white space between words and blocks. */
export function isExact(text: string): boolean {
  if (text.includes('<!--')) return false;
  const written = writeHtml(readDocument(text), formOf(text));
  return normal(withParagraphs(written)) === normal(withParagraphs(text));
}

function normal(html: string): string {
  return bodyOf(html)
    .innerHTML.replaceAll(/[^\S\u00A0]+/g, ' ')
    .replaceAll(/ ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|br)\b[^>]*>) ?/g, '$1')
    .replaceAll(/ ?(<\/?(?:p|h[2-4]|ul|ol|li|blockquote|hr|br)\b[^>]*>) ?/g, '$1')
    .trim();
}

/** Nothing in it is loaded or run. */
function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
