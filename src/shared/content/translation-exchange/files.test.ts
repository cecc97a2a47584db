import { describe, expect, it } from 'vitest';
import { type Exchange } from './exchanged.ts';
import { readExchange, writeExchange } from './files.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

async function textsIn(content: string | Uint8Array, name = 'a.xlf'): Promise<unknown> {
  const read = await readExchange(name, typeof content === 'string' ? bytes(content) : content);
  if (!read.ok) return [read.refusal.code, read.refusal.from.row];
  const { guide, source, target, texts } = read.exchange;
  return [guide, source, target, ...texts.map((text) => [text.key, text.source, text.target, text.pass])];
}

const text = {
  key: 'locations 3 Text',
  where: 'Station "A": Text',
  source: 'Ein <b>roter</b> Hut<br>{message:hours}',
  target: 'A <b>red</b> hat<br>{message:hours}',
  state: 'translated',
  pass: 'de a en b',
} as const;
const exchange: Exchange = { guide: 'Ours', source: 'de', target: 'en', texts: [text] };

describe('XLIFF', () => {
  it('2.1 has tags as elements with the original beside them', async () => {
    const { content } = await writeExchange(exchange, 'xliff2', 'x');
    expect(content).toContain(
      '<source>Ein <pc id="1" dataRefStart="d0" dataRefEnd="d1">roter</pc> Hut<ph id="2" dataRef="d2"/><ph id="3" dataRef="d3"/></source>',
    );
    expect(content).toContain('<target>A <pc id="1" dataRefStart="d0" dataRefEnd="d1">red</pc> hat');
  });

  it('1.2 has tags as elements, found again by their number where a program keeps nothing else', async () => {
    const { content } = await writeExchange(exchange, 'xliff1', 'x');
    expect(content).toContain('<source>Ein <g id="1" c:open="&lt;b&gt;" c:close="&lt;/b&gt;">roter</g> Hut<x id="2"');
    const [before = '', after = ''] = String(content).split('<target');
    const bare = `${before}<target${after.replaceAll(/ (?:c:open|c:close|equiv-text)="[^"]*"/g, '')}`;
    expect(await textsIn(bare)).toEqual(['Ours', 'de', 'en', [text.key, text.source, text.target, text.pass]]);
  });

  it('of other programs is read: segments, alternatives, prefixes, marks, codes of 1.2', async () => {
    expect(
      await textsIn(`<?xml version="1.0"?><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de-DE" trgLang="en">
<x:file id="f" original="Ours"><x:unit id="u1" name="k 1 N"><mtc:matches xmlns:mtc="m"><mtc:match><x:source>no</x:source></mtc:match></mtc:matches>
<x:segment><x:source>Ein </x:source><x:target>A <x:mrk id="m">fine</x:mrk> </x:target></x:segment><x:segment><x:source>Hut</x:source><x:target>hat&#160;<x:cp hex="0007"/></x:target></x:segment></x:unit></x:file></x:xliff>`),
    ).toEqual(['Ours', 'de-DE', 'en', ['k 1 N', 'Ein Hut', 'A fine hat\u00A0\u0007', '']]);
    expect(
      await textsIn(`<xliff version="1.2"><file original="Ours" source-language="de" target-language="en"><body><trans-unit id="7" resname="k 1 N">
<source>Ein <bpt id="1">&lt;b&gt;</bpt>Hut<ept id="1">&lt;/b&gt;</ept><ph id="2">&lt;br&gt;</ph></source><target>A <bpt id="1">&lt;b&gt;</bpt>hat<ept id="1">&lt;/b&gt;</ept></target>
<alt-trans><target>no</target></alt-trans></trans-unit></body></file></xliff>`),
    ).toEqual(['Ours', 'de', 'en', ['k 1 N', 'Ein <b>Hut</b><br>', 'A <b>hat</b>', '']]);
  });

  it('that is none is refused with its line', async () => {
    expect(await textsIn('<?xml version="1.0"?>\n<xliff>\n<file>\n</xliff>')).toEqual(['not-xml', 4]);
    expect(await textsIn('<?xml version="1.0"?><html/>')).toEqual(['not-xliff', undefined]);
    const bomb = '<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>';
    expect(await textsIn(`<?xml version="1.0"?>${bomb}<xliff>&b;</xliff>`)).toEqual(['not-xml', 1]);
  });
});

describe('a sheet', () => {
  it('keeps formulas, codes and dates as texts', async () => {
    const texts = ['=1+1', '007', '1/2', "'=x", '+49 30', '-'].map((target, ID) => ({
      ...text,
      key: `k ${ID} N`,
      target,
    }));
    const { content } = await writeExchange({ ...exchange, texts }, 'csv', 'x');
    expect(
      String(content)
        .split('\r\n')
        .slice(1, 4)
        .map((line) => line.split(',')[2]),
    ).toEqual([`"'=1+1"`, `"'007"`, `"'1/2"`]);
    expect(await textsIn(String(content))).toEqual([
      'Ours',
      'de',
      'en',
      ...texts.map(({ key, target }) => [key, text.source, target, text.pass]),
    ]);
  });

  it('is read with other columns, separators and encodings, in any order', async () => {
    const sheet = 'Notes;Key;Target (en);Source (de);Other\r\nx;k 1 N;Hat;Hüte;y\r\n;;;;\r\n';
    const wanted = ['', 'de', 'en', ['k 1 N', 'Hüte', 'Hat', '']];
    expect(await textsIn(sheet)).toEqual(wanted);
    const wide = new Uint8Array(2 + sheet.length * 2);
    wide.set([0xff, 0xfe]);
    for (const [place, character] of [...sheet].entries()) wide.set([character.codePointAt(0) ?? 0, 0], 2 + place * 2);
    expect(await textsIn(wide)).toEqual(wanted);
    expect(await textsIn(Uint8Array.from(sheet, (character) => character.codePointAt(0) ?? 0))).toEqual(wanted);
  });

  it('is read whatever separators its texts are full of', async () => {
    const full = { ...text, source: '<b>', target: '||' };
    const { content } = await writeExchange({ ...exchange, texts: [full] }, 'csv', 'x');
    expect(await textsIn(content)).toEqual(['Ours', 'de', 'en', [text.key, '<b>', '||', text.pass]]);
  });

  it('without the columns is refused', async () => {
    expect(await textsIn('a,b\r\n1,2\r\n')).toEqual(['no-texts', undefined]);
    expect(await textsIn(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]))).toEqual(['damaged', undefined]);
    expect(await textsIn('<html>')).toEqual(['no-sheet', undefined]);
    const locked = Buffer.from('EncryptedPackage', 'utf16le');
    expect(await textsIn(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, ...locked]))).toEqual(['password', undefined]);
  });

  it('as XLSX leaves out texts that no cell can hold, and says so', async () => {
    const long = { ...text, source: 'x'.repeat(40_000) };
    const { tooLong } = await writeExchange({ ...exchange, texts: [long, text] }, 'xlsx', 'x');
    expect(tooLong).toBe(1);
  });
});
