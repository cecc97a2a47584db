import { describe, expect, it } from 'vitest';
import { parseDraft, parseEnter, parseFrameMessage, parseShow, readMessage } from './frame-messages.ts';

const show = {
  type: 'show',
  edit: 3,
  of: { model: 'locations', ID: 7 },
  item: 9,
  definition: { Locations: [] },
  language: 'de',
  isHighContrast: false,
  isDark: false,
  isSolved: true,
  round: 0,
} as const;

describe('messages between the staff area and its frames', () => {
  it('are read as sent, without additional fields', () => {
    expect(parseShow({ ...show, extra: 1 })).toEqual(show);
    expect(parseFrameMessage({ type: 'shown', edit: 3, extra: 1 })).toEqual({ type: 'shown', edit: 3 });
    expect(parseFrameMessage({ type: 'ready' })).toEqual({ type: 'ready' });
  });

  it('say whose guide is shown', () => {
    const visitor = {
      language: 'pt-BR',
      isHighContrast: true,
      isDark: true,
      isMirrored: false,
      isMuted: true,
      isSlow: true,
    };
    expect(parseEnter({ type: 'enter', session: 'abc', visitor: { ...visitor, extra: 1 } })).toEqual({
      type: 'enter',
      session: 'abc',
      visitor,
    });
    expect(parseEnter({ type: 'enter', session: 'abc', visitor: {} })?.visitor).toEqual({
      language: undefined,
      isHighContrast: false,
      isDark: false,
      isMirrored: false,
      isMuted: false,
      isSlow: false,
    });
  });

  it.each([
    undefined,
    'show',
    [],
    { ...show, type: 'shown' },
    { ...show, edit: -1 },
    { ...show, edit: '3' },
    { ...show, of: { model: 'tokens', ID: 1 } },
    { ...show, of: { model: 'tours', ID: 0.5 } },
    { ...show, item: '9' },
    { ...show, definition: [] },
    { ...show, definition: null },
    { ...show, isSolved: 'yes' },
    { ...show, language: undefined },
  ])('rejects %o as a draft', (data) => {
    expect(parseShow(data)).toBeUndefined();
  });

  it.each([{ type: 'shown' }, { type: 'shown', edit: Number.NaN }, { type: 'other' }, null, 'ready'])(
    'ignores %o',
    (data) => {
      expect(parseFrameMessage(data)).toBeUndefined();
    },
  );

  it('carry unsaved objects of known models', () => {
    const draft = { type: 'draft', base: 1, unsaved: [{ model: 'providers', changed: [{ ID: 1 }], deleted: [4] }] };
    expect(parseDraft({ ...draft, extra: 1 })).toEqual(draft);
  });

  it.each([
    { type: 'draft' },
    { type: 'draft', base: -1, unsaved: [] },
    { type: 'draft', base: 1, unsaved: {} },
    { type: 'draft', base: 1, unsaved: [{ model: 'users', changed: [], deleted: [] }] },
    { type: 'draft', base: 1, unsaved: [{ model: 'toString', changed: [], deleted: [] }] },
    { type: 'draft', base: 1, unsaved: [{ model: 'tours', changed: [1], deleted: [] }] },
    { type: 'draft', base: 1, unsaved: [{ model: 'tours', changed: [], deleted: ['1'] }] },
  ])('rejects %o as unsaved changes', (data) => {
    expect(parseDraft(data)).toBeUndefined();
  });

  it.each([
    { type: 'enter', visitor: {} },
    { type: 'enter', session: '', visitor: {} },
    { type: 'enter', session: 'a b', visitor: {} },
    { session: 'abc', visitor: {} },
    { type: 'enter', session: 'abc' },
    { type: 'enter', session: 'abc', visitor: { language: '../de' } },
    { type: 'enter', session: 'abc', visitor: { language: 7 } },
  ])('rejects %o as a session', (data) => {
    expect(parseEnter(data)).toBeUndefined();
  });

  it('are accepted only from the expected window on our own site', () => {
    const window = {} as Window;
    const partner = { window, origin: 'https://museum.example' };
    const event = { source: window, origin: partner.origin, data: { type: 'ready' } };
    expect(readMessage(event, partner, parseFrameMessage)).toEqual({ kind: 'message', message: { type: 'ready' } });
    expect(readMessage({ ...event, source: {} as Window }, partner, parseFrameMessage).kind).toBe('foreign');
    expect(readMessage({ ...event, origin: 'https://evil.example' }, partner, parseFrameMessage).kind).toBe('foreign');
    expect(readMessage({ ...event, source: null }, { ...partner, window: null }, parseFrameMessage).kind).toBe(
      'foreign',
    );
    expect(readMessage({ ...event, data: 'ready' }, partner, parseFrameMessage).kind).toBe('malformed');
  });
});
