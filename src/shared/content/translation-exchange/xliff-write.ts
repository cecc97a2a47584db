import { type Exchange, type OutgoingText, writable } from './exchanged.ts';
import { type Part, partsOf } from './codes.ts';

export type XliffVersion = '1.2' | '2.1';

/** Our attributes of tags in XLIFF 1.2, which has none for what they look like. */
export const ours = 'https://cicerone.museum/xliff';

export function writeXliff(exchange: Exchange, version: XliffVersion): string {
  return version === '1.2' ? write1(exchange) : write2(exchange);
}

const states2 = {
  missing: 'initial',
  older: 'initial',
  machine: 'initial',
  translated: 'translated',
  checked: 'reviewed',
};
const states1 = {
  missing: 'needs-translation',
  older: 'needs-review-translation',
  machine: 'needs-review-translation',
  translated: 'translated',
  checked: 'signed-off',
};

function write2({ guide, source, target, texts }: Exchange): string {
  const units = texts.map((text, index) => {
    const codes = createCodes();
    const words = inline2(text.source, codes);
    const translation = text.target === '' ? '' : `<target>${inline2(text.target, codes)}</target>`;
    const data = codes.all.map((raw, place) => `<data id="d${place}">${text2(raw)}</data>`).join('');
    const originalData = data === '' ? '' : `<originalData>${data}</originalData>`;
    return (
      `<unit id="u${index + 1}" name="${attribute(text.key)}" xml:space="preserve">` +
      `<notes><note category="where">${text2(text.where)}</note>` +
      `<note category="fingerprint">${text2(text.pass)}</note></notes>` +
      originalData +
      `<segment state="${states2[text.state]}"><source>${words}</source>${translation}</segment></unit>`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${attribute(source)}" trgLang="${attribute(target)}">\n` +
    `<file id="f1" original="${attribute(guide)}">\n${units.join('\n')}\n</file>\n</xliff>\n`
  );
}

function inline2(text: string, codes: Codes): string {
  return inline(text, codes, {
    words: text2,
    open: ({ id, data, closing }) => `<pc id="${id}" dataRefStart="d${data}" dataRefEnd="d${closing}">`,
    close: '</pc>',
    alone: ({ id, data }) => `<ph id="${id}" dataRef="d${data}"/>`,
  });
}

function write1({ guide, source, target, texts }: Exchange): string {
  const units = texts.map((text: OutgoingText, index) => {
    const codes = createCodes();
    const words = inline1(text.source, codes);
    const translation = text.target === '' ? '' : inline1(text.target, codes);
    return (
      `<trans-unit id="${index + 1}" resname="${attribute(text.key)}" xml:space="preserve"><source>${words}</source>` +
      `<target state="${states1[text.state]}">${translation}</target>` +
      `<note from="where">${text1(text.where)}</note><note from="fingerprint">${text1(text.pass)}</note></trans-unit>`
    );
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:c="${ours}" version="1.2">\n` +
    `<file original="${attribute(guide)}" source-language="${attribute(source)}" target-language="${attribute(target)}" datatype="plaintext"><body>\n` +
    `${units.join('\n')}\n</body></file>\n</xliff>\n`
  );
}

function inline1(text: string, codes: Codes): string {
  return inline(text, codes, {
    words: text1,
    open: ({ id, raw, closingRaw }) => `<g id="${id}" c:open="${attribute(raw)}" c:close="${attribute(closingRaw)}">`,
    close: '</g>',
    alone: ({ id, raw }) => `<x id="${id}" equiv-text="${attribute(raw)}"/>`,
  });
}

interface WrittenCode {
  readonly id: number;
  readonly raw: string;
  readonly data: number;
  readonly closingRaw: string;
  readonly closing: number;
}

interface Writing {
  readonly words: (text: string) => string;
  readonly open: (code: WrittenCode) => string;
  readonly close: string;
  readonly alone: (code: WrittenCode) => string;
}

function inline(text: string, codes: Codes, { words, open, close, alone }: Writing): string {
  const parts = partsOf(text);
  const closings = new Map(parts.flatMap((part) => (part.kind === 'close' ? [[part.pair, part.raw] as const] : [])));
  const take = codes.taking();
  return parts.map((part) => writePart(part)).join('');

  function writePart(part: Part): string {
    if (part.kind === 'words') return words(part.raw);
    if (part.kind === 'close') return close;
    const closingRaw = part.kind === 'open' ? (closings.get(part.pair) ?? '') : '';
    const code = { ...take(part.raw, closingRaw), raw: part.raw, closingRaw };
    return part.kind === 'open' ? open(code) : alone(code);
  }
}

/** The codes of one text: the same code has the same ID in both languages. */
interface Codes {
  readonly all: readonly string[];
  /** Starts a language. */
  readonly taking: () => (raw: string, closing: string) => Omit<WrittenCode, 'raw' | 'closingRaw'>;
}

function createCodes(): Codes {
  const all: string[] = [];
  const known: { readonly id: number; readonly raw: string; readonly closing: string }[] = [];
  const dataOf = (raw: string): number => {
    const place = all.indexOf(raw);
    return place >= 0 ? place : all.push(raw) - 1;
  };
  return {
    all,
    taking: () => {
      const left = [...known];
      return (raw, closing) => {
        const place = left.findIndex((each) => each.raw === raw && each.closing === closing);
        const id = left[place]?.id ?? known.length + 1;
        if (place >= 0) left.splice(place, 1);
        else known.push({ id, raw, closing });
        return { id, data: dataOf(raw), closing: closing === '' ? 0 : dataOf(closing) };
      };
    },
  };
}

/** XLIFF 2 writes characters that no XML can hold as elements. */
function text2(text: string): string {
  return text
    .split(/([^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}])/u)
    .map((part, place) =>
      place % 2 === 0 ? text1(part) : `<cp hex="${part.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}"/>`,
    )
    .join('');
}

function text1(text: string): string {
  return escaped(writable(text)).replaceAll('\r', '&#13;');
}

function attribute(text: string): string {
  return escaped(writable(text)).replaceAll(/["\t\n\r]/g, (character) => `&#${character.codePointAt(0)};`);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
