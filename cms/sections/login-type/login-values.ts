import { type AnswerOf, type BodyOf } from '#contract/call.ts';
import { type accessCalls, type PeriodType, ValidityUnit } from '#contract/calls/access-calls.ts';
import { LoginType } from '#content/constants.ts';

export type StoredLogin = AnswerOf<(typeof accessCalls)['readLoginType']>;
export type LoginChange = BodyOf<(typeof accessCalls)['setLoginType']>;

/** The form's values while it is edited. */
export interface LoginValues {
  readonly type: LoginType;
  readonly title: string;
  /** Empty: the password stays as it is. */
  readonly password: string;
  readonly periods: Readonly<Record<PeriodType, TypedPeriod>>;
}

export interface TypedPeriod {
  /** As typed. */
  readonly period: string;
  readonly unit: ValidityUnit;
}

/** A field of the form with a value that cannot be saved. */
export type LoginFault = 'password' | 'period';

/** The longest period that the server accepts, in any unit. */
const longest = 100_000_000;

export const hasPassword = (type: LoginType): boolean => type === LoginType.password || type === LoginType.timed;

/** Whether access of this type ends after a period that staff choose. */
export const isTimed = (type: LoginType): type is PeriodType => type === LoginType.token || type === LoginType.timed;

export function valuesOf({ LoginType: type, Title, Periods: { token, timed } }: StoredLogin): LoginValues {
  return { type, title: Title ?? '', password: '', periods: { token: typed(token), timed: typed(timed) } };
}

function typed(stored: StoredLogin['Periods'][PeriodType]): TypedPeriod {
  return { period: String(stored?.ValidityPeriod ?? 1), unit: stored?.ValidityUnit ?? ValidityUnit.days };
}

/** Returns what keeps the form from being saved. */
export function faultsOf({ type, password, periods }: LoginValues, stored: StoredLogin): readonly LoginFault[] {
  return [
    ...(hasPassword(type) && password === '' && !stored.HasPassword ? (['password'] as const) : []),
    ...(isTimed(type) && !isPeriod(periods[type]) ? (['period'] as const) : []),
  ];
}

function isPeriod({ period }: TypedPeriod): boolean {
  const count = Number(period);
  return /^\d+$/.test(period.trim()) && count >= 1 && count <= longest;
}

/** Returns what is sent: only what the chosen type has, so that the values of another type stay stored. */
export function changeOf({ type, title, password, periods }: LoginValues): LoginChange {
  return {
    LoginType: type,
    ...(hasPassword(type) ? { Title: title, ...(password === '' ? {} : { Password: password }) } : {}),
    ...(isTimed(type) ? { ValidityPeriod: Number(periods[type].period), ValidityUnit: periods[type].unit } : {}),
  };
}

export function isChanged(values: LoginValues, stored: StoredLogin): boolean {
  const before = changeOf(valuesOf(stored));
  return JSON.stringify(changeOf(values)) !== JSON.stringify({ ...before });
}

/** Whether visitors who are in the guide have to log in once this is saved. */
export function endsSessions({ type, password }: LoginValues, stored: StoredLogin): boolean {
  return type !== LoginType.none && (type !== stored.LoginType || (hasPassword(type) && password !== ''));
}
