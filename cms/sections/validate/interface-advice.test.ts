import { expect, it } from 'vitest';
import { interfaceAdvice } from './interface-advice.ts';

const shownFor = (AccessibilityCode: string): unknown =>
  interfaceAdvice([{ ID: 7, AccessibilityCode }], 'en').map(({ ID, Facts }) => [ID, Facts['shown']]);

it.each(['', 'de', 'de_AT', 'en-GB', 'fr-CA', 'zh', 'zh-CN', 'ar-EG'])('%j needs no advice', (code) => {
  expect(shownFor(code)).toEqual([]);
});

it.each([
  ['la', 'English'],
  ['gsw', 'English'],
  ['zh-TW', 'Simplified Chinese'],
  ['no code', 'English'],
])('visitors who choose %j read %s', (code, shown) => expect(shownFor(code)).toEqual([[7, shown]]));
