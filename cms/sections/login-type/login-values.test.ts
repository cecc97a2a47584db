import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LoginType } from '#content/constants.ts';
import { accessCalls, ValidityUnit } from '#contract/calls/access-calls.ts';
import {
  changeOf,
  endsSessions,
  faultsOf,
  isChanged,
  type LoginValues,
  type StoredLogin,
  valuesOf,
} from './login-values.ts';

const open: StoredLogin = { LoginType: LoginType.none, HasPassword: false, Periods: {} };
const house: StoredLogin = { LoginType: LoginType.password, HasPassword: true, Title: 'Haus', Periods: {} };

const period = fc.record({
  period: fc.oneof(fc.integer({ min: -3, max: 200_000_000 }).map(String), fc.constantFrom('', '1.5', 'x', ' 7')),
  unit: fc.constantFrom(...Object.values(ValidityUnit)),
});
const values = fc.record<LoginValues>({
  type: fc.constantFrom(...Object.values(LoginType)),
  title: fc.string({ maxLength: 20 }),
  password: fc.string({ maxLength: 20 }),
  periods: fc.record({ token: period, timed: period }),
});

describe('the form of the login type', () => {
  it('sends what the server accepts whenever it finds no fault', () => {
    fc.assert(
      fc.property(values, fc.boolean(), (typed, HasPassword) => {
        const faults = faultsOf(typed, { ...open, HasPassword });
        const change = changeOf(typed);
        if (faults.length > 0) return;
        expect(accessCalls.setLoginType.body.safeParse(change).success).toBe(true);
        if (typed.type === LoginType.timed) expect(change.ValidityPeriod).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('has no changes when it is opened', () => {
    for (const stored of [open, house]) expect(isChanged(valuesOf(stored), stored)).toBe(false);
  });

  it('needs a password unless one is set, and a period of at least 1', () => {
    const { periods, ...values } = { ...valuesOf(open), type: LoginType.timed };
    const timed = { ...values, periods: { ...periods, timed: { ...periods.timed, period: '0' } } };
    expect(faultsOf(timed, open)).toEqual(['password', 'period']);
    expect(faultsOf({ ...values, periods }, house)).toEqual([]);
    expect(faultsOf({ ...timed, type: LoginType.token }, open)).toEqual([]);
  });

  it('leaves a password alone that was not typed, and says when visitors are logged out', () => {
    expect(changeOf({ ...valuesOf(house), title: 'Neu' })).toEqual({ LoginType: 'password', Title: 'Neu' });
    expect(endsSessions({ ...valuesOf(house), title: 'Neu' }, house)).toBe(false);
    expect(endsSessions({ ...valuesOf(house), password: 'x' }, house)).toBe(true);
    expect(endsSessions({ ...valuesOf(house), type: LoginType.none }, house)).toBe(false);
    expect(endsSessions({ ...valuesOf(open), type: LoginType.token }, open)).toBe(true);
  });
});
