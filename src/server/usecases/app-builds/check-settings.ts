import { LoginType } from '#content/constants.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type BuildField, buildField, type buildCalls, longestInBuild } from '#contract/calls/build-calls.ts';
import { type RefusalReason } from '#i18n/pack.ts';
import { type Refusal } from '../../errors.ts';
import { type FactsOf, refuse } from '../../refuse.ts';
import { type AppSettings } from './app-settings.ts';
import { isForbidden, isUnseen } from './app-text.ts';
import { faultOfId } from './application-id.ts';
import { faultOfAddress } from './server-address.ts';

export interface AppProblem {
  readonly field: BuildField;
  /** The refusal of a build, if it is fatal. */
  readonly refusal: Refusal;
  readonly isFatal: boolean;
}

export function problemAnswer({
  field,
  refusal: { reason = 'internal', facts = {} },
  isFatal,
}: AppProblem): AnswerOf<(typeof buildCalls)['buildSettings']>['Problems'][number] {
  return { Field: field, Reason: reason, Facts: { ...facts }, IsFatal: isFatal };
}

/** The museum's icon; undefined: it has none. A drawing has any size. */
export type IconFacts =
  | { readonly width: number; readonly height: number; readonly isDrawing: boolean }
  | 'unusable'
  | undefined;

export interface ToCheck {
  readonly settings: AppSettings;
  readonly icon: IconFacts;
  readonly loginType: LoginType;
  readonly hasContent: boolean;
  /** The size of the published media. */
  readonly mediaBytes: number;
}

/** Android installs no larger APK; and a zip of more needs a form that it cannot read. */
const mostBytes = 2_000_000_000;

/** Pixels. Screens show icons at up to this size. */
const leastIcon = 192;

/** Finds problems that keep an app from being built, or from working as it should. */
export function checkSettings({ settings, icon, loginType, hasContent, mediaBytes }: ToCheck): readonly AppProblem[] {
  return [
    ...checkId(settings.ApplicationID),
    ...checkNames(settings),
    ...checkAddress(settings.ServerAddress),
    ...(settings.IsLoanDevice && settings.pin === undefined ? [problem('PIN', 'app-pin-missing', {})] : []),
    ...(hasContent ? [] : [problem('Content', 'app-nothing-published', {})]),
    ...(mediaBytes <= mostBytes ? [] : [problem('Content', 'app-too-large', sizes(mediaBytes))]),
    ...checkIcon(icon),
    ...(loginType === LoginType.none ? [] : [hint('LoginType', 'app-without-login', {})]),
  ];
}

function sizes(bytes: number): FactsOf<'app-too-large'> {
  return { size: (bytes / 1e9).toFixed(1), limit: mostBytes / 1e9 };
}

function checkId(id: string): readonly AppProblem[] {
  const fault = faultOfId(id);
  if (fault === undefined) return [];
  if (fault.kind === 'word') return [problem('ApplicationID', 'app-id-reserved', { word: fault.word })];
  return [problem('ApplicationID', 'app-id-wrong', { limit: longestInBuild.ApplicationID })];
}

/** Characters that turn the direction of what follows. */
const turning = /[\u202A-\u202E\u2066-\u2069]/;

function checkNames({ AppName, VersionName }: AppSettings): readonly AppProblem[] {
  const isVersion = /^[A-Za-z\d][\w .+-]*$/.test(VersionName) && VersionName.length <= longestInBuild.VersionName;
  return [
    ...(AppName === '' ? [problem('AppName', 'app-name-empty', {})] : []),
    ...([...AppName].length > longestInBuild.AppName
      ? [problem('AppName', 'app-name-too-long', { limit: longestInBuild.AppName })]
      : []),
    ...(isForbidden(AppName) || isUnseen(AppName) || turning.test(AppName)
      ? [problem('AppName', 'app-name-invisible', {})]
      : []),
    ...(isVersion ? [] : [problem('VersionName', 'app-version-wrong', { limit: longestInBuild.VersionName })]),
  ];
}

function checkAddress(address: string): readonly AppProblem[] {
  const fault = address === '' ? undefined : faultOfAddress(address);
  return fault === undefined ? [] : [problem('ServerAddress', `app-address-${fault}`, {})];
}

function checkIcon(icon: IconFacts): readonly AppProblem[] {
  if (icon === undefined) return [hint('Icon', 'app-icon-missing', {})];
  if (icon === 'unusable') return [hint('Icon', 'app-icon-unusable', {})];
  const { width, height, isDrawing } = icon;
  return [
    ...(isDrawing || Math.min(width, height) >= leastIcon
      ? []
      : [hint('Icon', 'app-icon-small', { width, height, least: leastIcon })]),
    ...(width === height ? [] : [hint('Icon', 'app-icon-not-square', { width, height })]),
  ];
}

function problem<Reason extends RefusalReason>(field: BuildField, reason: Reason, facts: FactsOf<Reason>): AppProblem {
  return { field: buildField[field], refusal: refuse(reason, facts), isFatal: true };
}

function hint<Reason extends RefusalReason>(field: BuildField, reason: Reason, facts: FactsOf<Reason>): AppProblem {
  return { ...problem(field, reason, facts), isFatal: false };
}
