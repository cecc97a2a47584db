import { type DefaultTreeAdapterTypes, html as spec, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The part of a browser's parser that `plain` uses: the words of a text or HTML, without scripts and styles. */
export class WordParser {
  parseFromString(text: string): {
    readonly body: { readonly textContent: string; readonly querySelectorAll: () => [] };
  } {
    // As `DOMParser` reads it, which runs no scripts.
    return { body: { textContent: wordsIn(parse(text, { scriptingEnabled: false })), querySelectorAll: () => [] } };
  }
}

/** Elements whose text is not shown. */
const unseen: ReadonlySet<string> = new Set([spec.TAG_NAMES.HEAD, spec.TAG_NAMES.SCRIPT, spec.TAG_NAMES.STYLE]);

function wordsIn(node: Node): string {
  if ('value' in node) return node.value;
  if ('tagName' in node && unseen.has(node.tagName)) return '';
  return 'childNodes' in node ? node.childNodes.map(wordsIn).join('') : '';
}
