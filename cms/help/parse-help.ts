import { lexer, type Token, type Tokens } from 'marked';
import { type Block, type HelpText, type LinkTarget, type Sentence } from './help-text.ts';

/**
 * Reads a text of the help: Markdown with `{key}` for an interface text, `{#anchor}` behind a heading, and keys as code
 * (`Mod+S`). @throws Error for Markdown that the help does not have.
 */
export function parseHelp(markdown: string): HelpText {
  const [title, ...rest] = lexer(markdown).filter(({ type }) => type !== 'space');
  if (title?.type !== 'heading' || (title as Tokens.Heading).depth !== 1)
    throw new Error('A help text starts with its title.');
  return { title: sentence(title.tokens), blocks: rest.map(blockOf) };
}

function blockOf(token: Token): Block {
  switch (token.type) {
    case 'heading':
      return heading(token as Tokens.Heading);
    case 'paragraph':
      return pictureIn(token.tokens) ?? { kind: 'paragraph', parts: sentence(token.tokens) };
    case 'list': {
      const { ordered, items } = token as Tokens.List;
      return { kind: ordered ? 'steps' : 'list', items: items.map(({ tokens }) => onlySentence(tokens)) };
    }
    case 'blockquote':
      return { kind: 'note', parts: onlySentence(token.tokens) };
    default:
      throw new Error(`The help has no ${token.type}: ${token.raw}`);
  }
}

function heading({ depth, tokens, raw }: Tokens.Heading): Block {
  if (depth !== 2) throw new Error(`The help has headings of the second level only: ${raw}`);
  const parts = sentence(tokens);
  const last = parts.at(-1);
  const [, words = '', anchor] = (last?.kind === 'text' ? /^(.*?)\s*\{#([\w-]+)\}$/.exec(last.text) : null) ?? [];
  if (anchor === undefined) return { kind: 'heading', anchor, parts };
  return { kind: 'heading', anchor, parts: [...parts.slice(0, -1), { kind: 'text', text: words }] };
}

function pictureIn(tokens: readonly Token[] = []): Block | undefined {
  const [only, ...others] = tokens;
  if (only?.type !== 'image' || others.length > 0) return undefined;
  const { href, text } = only as Tokens.Image;
  return { kind: 'picture', name: href, alt: text };
}

function onlySentence(tokens: readonly Token[] = []): Sentence {
  const [only, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (only === undefined || others.length > 0 || !['text', 'paragraph'].includes(only.type)) {
    throw new Error(
      `Steps, lists and notes of the help have one paragraph each: ${tokens.map(({ raw }) => raw).join('')}`,
    );
  }
  return sentence((only as Tokens.Paragraph).tokens);
}

function sentence(tokens: readonly Token[] = []): Sentence {
  return tokens.flatMap((token): Sentence => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return labelsIn((token as Tokens.Text).text);
      case 'strong':
        return [{ kind: 'strong', parts: sentence(token.tokens) }];
      case 'codespan':
        return [{ kind: 'keys', keys: (token as Tokens.Codespan).text.split('+') }];
      case 'link':
        return [{ kind: 'link', target: targetOf((token as Tokens.Link).href), parts: sentence(token.tokens) }];
      default:
        throw new Error(`A sentence of the help has no ${token.type}: ${token.raw}`);
    }
  });
}

function labelsIn(text: string): Sentence {
  return text
    .split(/(\{[\w.]+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const [, key] = /^\{([\w.]+)\}$/.exec(part) ?? [];
      return key === undefined ? { kind: 'text', text: part.replaceAll('\n', ' ') } : { kind: 'label', key };
    });
}

function targetOf(href: string): LinkTarget {
  if (href.startsWith('/')) return { kind: 'section', path: href };
  if (href.startsWith('help:')) return { kind: 'topic', id: href.slice('help:'.length) };
  throw new Error(`A link of the help leads to a section or to another text, not to ${href}.`);
}
