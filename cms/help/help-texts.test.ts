import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { type Words } from '#i18n/pack.ts';
import { sections } from '../sections/section-table.ts';
import { type Block, type HelpText, type Inline, inWords, type Sentence } from './help-text.ts';
import { parseHelp } from './parse-help.ts';
import { topicAt, topicNamed, topics } from './topics.ts';

const packs: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  de: (await loadStaffTexts('de')).pack,
  en: (await loadStaffTexts('en')).pack,
};
const languages = Object.keys(packs);

/** Two minutes of reading, which steps take longer to follow. */
const fewest = 150;
const most = 400;

function read(language: string, id: string): HelpText {
  return parseHelp(readFileSync(join(import.meta.dirname, 'texts', language, `${id}.md`), 'utf8'));
}

function sentencesOf({ title, blocks }: HelpText): readonly Sentence[] {
  return [title, ...blocks.flatMap(sentencesIn)];
}

function sentencesIn(block: Block): readonly Sentence[] {
  if (block.kind === 'picture') return [];
  return 'items' in block ? block.items : [block.parts];
}

function partsOf(sentence: Sentence): readonly Inline[] {
  return sentence.flatMap((part) => ('parts' in part ? [part, ...partsOf(part.parts)] : [part]));
}

function shapeOf({ blocks }: HelpText): readonly string[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return `heading ${block.anchor ?? ''}`;
      case 'steps':
      case 'list':
        return `${block.kind} of ${block.items.length}`;
      case 'picture':
        return `picture ${block.name}`;
      case 'paragraph':
      case 'note':
        return block.kind;
    }
  });
}

const ids = topics.map(({ id }) => id);

it('has a text beside every section', () => {
  expect(sections.filter(({ path }) => topicAt(path)?.section !== path)).toEqual([]);
});

it.each([
  ['/tours/groups/1', 'tours'],
  ['/tours/3/stations/7', 'tour-stations'],
  ['/tours/-2/map', 'tour-map'],
  ['/locations/12', 'locations'],
  ['/nowhere', undefined],
])('is beside %s: %s', (path, id) => {
  expect(topicAt(path)?.id).toBe(id);
});

it('has a section for every text', () => {
  const paths: readonly string[] = sections.map(({ path }) => path);
  expect(topics.filter(({ section }) => !paths.includes(section))).toEqual([]);
});

describe.each(languages)('the texts in %s', (language) => {
  const pack = packs[language] ?? {};

  it('are those of the table', () => {
    const files = readdirSync(join(import.meta.dirname, 'texts', language));
    expect(files.toSorted()).toEqual(ids.map((id) => `${id}.md`).toSorted());
  });

  it.each(ids)('%s has known interface texts that stand alone, and known links', (id) => {
    const parts = sentencesOf(read(language, id)).flatMap(partsOf);
    for (const part of parts) {
      // A text with facts or plural forms would show its placeholders.
      if (part.kind === 'label')
        expect([part.key, pack[part.key]]).toEqual([part.key, expect.stringMatching(/^[^{}]+$/)]);
      if (part.kind === 'link' && part.target.kind === 'topic') expect(topicNamed(part.target.id)).toBeDefined();
      if (part.kind === 'link' && part.target.kind === 'section') {
        expect(sections.map(({ path }): string => path)).toContain(part.target.path);
      }
    }
  });

  it('have pictures that exist, each of one size and quickly loaded, and no others exist', async () => {
    const folder = join(import.meta.dirname, 'pictures', language);
    const shown = ids
      .flatMap((id) => read(language, id).blocks)
      .flatMap((block) => (block.kind === 'picture' ? block : []));
    expect(readdirSync(folder).toSorted()).toEqual(shown.map(({ name }) => `${name}.webp`).toSorted());
    for (const { name, alt } of shown) {
      expect([name, alt]).toEqual([name, expect.stringMatching(/.{20}/)]);
      const picture = readFileSync(join(folder, `${name}.webp`));
      const { width, height } = await sharp(picture).metadata();
      expect([name, width, height]).toEqual([name, 700, 440]);
      expect(picture.length).toBeLessThanOrEqual(25_000);
    }
  });

  it.each(ids)('%s takes two minutes', (id) => {
    const text = read(language, id);
    const words = sentencesOf(text)
      .map((sentence) => inWords(sentence, (key) => JSON.stringify(pack[key])))
      .join(' ')
      .split(/\s+/);
    expect(words.length).toBeGreaterThanOrEqual(fewest);
    expect(words.length).toBeLessThanOrEqual(most);
  });
});

it.each(ids)('%s has the same structure in all languages', (id) => {
  const [first, ...others] = languages.map((language) => {
    const text = read(language, id);
    const parts = sentencesOf(text).flatMap(partsOf);
    const links = parts.map((part) => (part.kind === 'link' ? JSON.stringify(part.target) : '')).filter(Boolean);
    return { shape: shapeOf(text), links: links.toSorted() };
  });
  for (const other of others) expect(other).toEqual(first);
});
