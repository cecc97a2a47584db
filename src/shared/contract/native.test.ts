import { expect, it } from 'vitest';
import { parseNativeMessage } from './native.ts';

it.each([
  [{ type: 'audio-channel', channel: 'EARPIECE' }],
  [{ type: 'battery', level: 0.15, charging: false }],
  [{ type: 'proximity', near: true }],
])('%j is understood, also as JSON', (message) => {
  expect(parseNativeMessage(message)).toEqual(message);
  expect(parseNativeMessage(JSON.stringify(message))).toEqual(message);
});

it.each([
  undefined,
  null,
  '',
  '{',
  'null',
  [],
  {},
  { type: 'unknown' },
  { type: 'audio-channel', channel: 'RADIO' },
  { type: 'battery', level: '5' },
  { type: 'battery', level: Number.NaN },
  { type: 'battery', level: 15 },
  { type: 'proximity' },
  { type: '__proto__' },
])('%j is no message', (given) => expect(parseNativeMessage(given)).toBeUndefined());
