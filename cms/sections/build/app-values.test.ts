import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCalls } from '#contract/calls/build-calls.ts';
import {
  type AppAnswer,
  type AppValues,
  changeOf,
  hasWrongPin,
  isChanged,
  problemAt,
  suggestedAddress,
  valuesOf,
} from './app-values.ts';

const stored: AppAnswer['Settings'] = {
  ApplicationID: 'de.haus.guide',
  AppName: 'Haus',
  VersionName: '1.0',
  ServerAddress: '',
  IsLoanDevice: false,
  HasPIN: true,
  KeepBuilds: 3,
};
const values = valuesOf(stored);

describe('the form of the app', () => {
  it('sends what the server accepts whenever the PIN is one', () => {
    const typed = fc.record<AppValues>({
      ApplicationID: fc.string({ maxLength: 300 }),
      AppName: fc.string({ maxLength: 300 }),
      VersionName: fc.string({ maxLength: 300 }),
      ServerAddress: fc.string({ maxLength: 1000 }),
      IsLoanDevice: fc.boolean(),
      PIN: fc.oneof(fc.string({ maxLength: 14 }), fc.stringMatching(/^\d{0,14}$/)),
      KeepBuilds: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(typed, (given) => {
        const { success } = buildCalls.setBuildSettings.body.safeParse(changeOf(given));
        expect(success).toBe(!hasWrongPin(given));
      }),
    );
  });

  it('has no changes when it is opened, and leaves a PIN alone that was not typed or is of no use', () => {
    expect(isChanged(values, stored)).toBe(false);
    expect(isChanged({ ...values, PIN: '4711' }, stored)).toBe(false);
    const loan = { ...values, IsLoanDevice: true };
    expect([isChanged(loan, stored), 'PIN' in changeOf(loan)]).toEqual([true, false]);
    expect(changeOf({ ...loan, PIN: '4711' }).PIN).toBe('4711');
  });

  it('shows a problem until something else is typed', () => {
    const problem = { Field: 'AppName', Reason: 'app-name-empty', Facts: {}, IsFatal: true } as const;
    const answer = { Settings: stored, Problems: [problem], Estimate: { Files: 1, Bytes: 1 } };
    expect(problemAt('AppName', values, answer)).toEqual(problem);
    expect(problemAt('AppName', { ...values, AppName: 'Neu' }, answer)).toBeUndefined();
    expect(problemAt('VersionName', values, answer)).toBeUndefined();
  });

  it.each([
    ['https://haus.example', '', 'https://haus.example/'],
    ['https://haus.example/guide/', ' ', 'https://haus.example/guide/'],
    ['http://haus.example/', '', undefined],
    ['https://haus.example/', 'https://other.example/', undefined],
  ])('suggests for a guide at %s beside "%s" the address %s', (guide, ServerAddress, suggested) => {
    expect(suggestedAddress(guide, { ...values, ServerAddress })).toBe(suggested);
  });
});
