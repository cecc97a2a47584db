import { parseSync } from 'oxc-parser';

/** Words, and what a native engineer writes instead. */
const banned: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\bnobody\b/gi, '"no one", or name the person: "no visitor", "no caller"'],
  [/\beverybody\b/gi, '"everyone", or name them: "every visitor"'],
  [/\bwhoever\b/gi, 'the person or the code: "the caller", "anyone who"'],
  [/\bsomebody\b/gi, '"someone", or the passive: "once it is published"'],
  [/\b(?:is|are)\s+(?:told|said|asked)\b/gi, '"receives", "hears", "the message says", "requests"'],
  [/(?<!\bn?one\s+)\bof\s+(?:its|their)\s+own\b/gi, '"its own X", "a separate X"'],
  [/\bthe\s+own\b/gi, '"its own", "their own"'],
];

/** Most files hold none of these and need no parser. Comments may break lines within them. */
const suspicious =
  /nobody|everybody|whoever|somebody|\b(?:is|are)[\s*/]+(?:told|said|asked)\b|\b(?:the|its|their)[\s*/]+own\b/i;

/** Words in quotes or backticks are data. An apostrophe after a letter is none of these quotes. */
const quoted = /`[^`]*`|"[^"\n]*"|“[^”]*”|(?<!\w)'[^'\n]*'(?!\w)/g;

const commentMarks = /\/\*+|\*+\/|^\s*\*+|\/\//gm;

/** One line for each banned pattern in the prose of a file: comments, documents and the English texts of screens. */
export function findEnglishFaults(path: string, text: string): readonly string[] {
  if (!suspicious.test(text)) return [];
  const prose = proseOf(path, text).replaceAll(quoted, (data) => blank(data, '#'));
  return banned.flatMap(([words, instead]) =>
    [...prose.matchAll(words)].map(({ 0: found, index }) => {
      const line = prose.slice(0, index).split('\n').length;
      return `${path}:${line}: "${found.replaceAll(/\s+/g, ' ')}"; write ${instead}`;
    }),
  );
}

type Span = readonly [start: number, end: number];

/** The file with everything but prose blanked, so that lines keep their numbers and a sentence may span lines. */
function proseOf(path: string, text: string): string {
  if (path.endsWith('.md')) return text;
  const spans = spansOf(path, text);
  let prose = '';
  let end = 0;
  for (const span of spans.toSorted(([first], [second]) => first - second)) {
    prose += blank(text.slice(end, span[0]), '#');
    prose += text.slice(...span).replaceAll(commentMarks, (marks) => blank(marks, ' '));
    [, end] = span;
  }
  return prose + blank(text.slice(end), '#');
}

function spansOf(path: string, text: string): readonly Span[] {
  if (path.endsWith('.json')) return valuesIn(text);
  if (/\.(?:css|java)$/.test(path)) return commentsBetweenStrings(text);
  return parseSync(path, text).comments.map(({ start, end }) => [start, end]);
}

/** The strings that are no keys, without their quotes. */
function valuesIn(text: string): readonly Span[] {
  return [...text.matchAll(/(?<=: ")(?:\\.|[^"\\])*/g)].map(({ 0: found, index }) => [index, index + found.length]);
}

function commentsBetweenStrings(text: string): readonly Span[] {
  return [...text.matchAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[^]*?\*\/|\/\/.*/g)]
    .filter(([found]) => found.startsWith('/'))
    .map(({ 0: found, index }) => [index, index + found.length]);
}

/** Whitespace stays: it decides whether two words follow each other. */
function blank(text: string, by: string): string {
  return text.replaceAll(/\S/g, by);
}
