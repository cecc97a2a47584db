import { describe, expect, it } from 'vitest';
import { parseHelp } from './parse-help.ts';

const blocks = (body: string) => parseHelp(`# Title\n\n${body}`).blocks;
const text = (words: string) => ({ kind: 'text', text: words });

describe('a text of the help', () => {
  it('has a title, which may be an interface text', () => {
    expect(parseHelp('# {section.tokens}').title).toEqual([{ kind: 'label', key: 'section.tokens' }]);
  });

  it('names interface texts, keys and links', () => {
    expect(blocks('Press {save.save} or `Mod+S`, see [Files](/files) and **[how](help:editing)**.')).toEqual([
      {
        kind: 'paragraph',
        parts: [
          text('Press '),
          { kind: 'label', key: 'save.save' },
          text(' or '),
          { kind: 'keys', keys: ['Mod', 'S'] },
          text(', see '),
          { kind: 'link', target: { kind: 'section', path: '/files' }, parts: [text('Files')] },
          text(' and '),
          {
            kind: 'strong',
            parts: [{ kind: 'link', target: { kind: 'topic', id: 'editing' }, parts: [text('how')] }],
          },
          text('.'),
        ],
      },
    ]);
  });

  it('has headings, to which links lead by an anchor', () => {
    expect(blocks('## Hand out {#hand-out}\n\n## Undo')).toEqual([
      { kind: 'heading', anchor: 'hand-out', parts: [text('Hand out')] },
      { kind: 'heading', anchor: undefined, parts: [text('Undo')] },
    ]);
  });

  it('has steps, lists, notes and pictures', () => {
    expect(blocks('1. One\n2. Two\n\n- A\n\n> Mind the\n> gap.\n\n![A list](tokens)')).toEqual([
      { kind: 'steps', items: [[text('One')], [text('Two')]] },
      { kind: 'list', items: [[text('A')]] },
      { kind: 'note', parts: [text('Mind the gap.')] },
      { kind: 'picture', name: 'tokens', alt: 'A list' },
    ]);
  });

  it.each([
    'no title',
    '# Title\n\n### Third level',
    '# Title\n\n<b>HTML</b>',
    '# Title\n\nA picture ![within](tokens) a sentence',
    '# Title\n\n1. A step\n\n   with two paragraphs',
    '# Title\n\n| a | table |\n|---|---|',
    '# Title\n\n[elsewhere](https://example.org)',
  ])('is refused: %j', (markdown) => {
    expect(() => parseHelp(markdown)).toThrow();
  });
});
