import { type ErrorCode } from '#contract/error-codes.ts';
import { refusals } from '#i18n/en/refusals.ts';
import { createTranslate, type Facts, type RefusalReason } from '#i18n/pack.ts';
import { createRefusalText } from '#i18n/refusal-text.ts';
import { Refusal, type RefusalOptions } from './errors.ts';

/** The code of each reason. */
const codes = {
  'file-empty': 'wrong-file',
  'file-unknown': 'wrong-file',
  'file-not-kept': 'wrong-file',
  'file-misnamed': 'wrong-file',
  'file-unnamed': 'wrong-file',
  'recording-broken': 'wrong-file',
  'picture-too-large': 'wrong-file',
  'picture-too-heavy': 'wrong-file',
  'picture-broken': 'wrong-file',
  'drawing-of-text': 'wrong-file',
  'drawing-broken': 'wrong-file',
  'track-broken': 'wrong-file',
  'text-not-utf8': 'wrong-file',
  'upload-broken-off': 'bad-request',
  'upload-no-form': 'wrong-type',
  'body-too-slow': 'too-slow',
  'storage-full': 'storage-full',
  'storage-away': 'unavailable',
  'database-away': 'unavailable',
  'name-empty': 'wrong-value',
  'name-too-long': 'wrong-value',
  'name-invisible': 'wrong-value',
  'name-with-sign': 'wrong-value',
  'name-with-dot': 'wrong-value',
  'name-with-blank': 'wrong-value',
  'name-reserved': 'wrong-value',
  'name-too-large': 'wrong-value',
  'path-missing': 'wrong-value',
  'path-too-long': 'wrong-value',
  'path-normalised-too-long': 'wrong-value',
  'folder-in-place': 'already-there',
  'folder-exists': 'already-there',
  'folder-missing': 'not-found',
  'file-not-folder': 'already-there',
  'file-or-folder-missing': 'not-found',
  'file-moved-to-itself': 'wrong-value',
  'place-taken': 'already-there',
  'ending-kept': 'wrong-value',
  'file-in-use': 'still-referenced',
  'file-missing': 'not-found',
  'picture-missing': 'not-found',
  'icons-impossible': 'wrong-file',
  'contents-missing': 'not-found',
  'not-authorized': 'not-authorized',
  'not-authorized-to-edit': 'not-authorized',
  'no-access-to-guide': 'not-authorized',
  'group-too-low': 'access-denied',
  'model-for-root': 'access-denied',
  'password-of-another': 'access-denied',
  'id-wrong': 'wrong-value',
  'id-twice': 'wrong-value',
  'changed-by-another': 'conflict',
  'version-older': 'changed-meanwhile',
  'value-wrong': 'wrong-value',
  'values-wrong': 'wrong-value',
  'address-internal': 'wrong-value',
  'default-theme-stays': 'still-referenced',
  'group-not-empty': 'still-referenced',
  'object-in-use': 'still-referenced',
  'definition-wrong': 'wrong-definition',
  'definition-wrong-at': 'wrong-definition',
  'name-forbidden': 'wrong-value',
  'body-wrong': 'wrong-value',
  'body-too-deep': 'wrong-value',
  'body-not-text': 'wrong-type',
  'body-not-json': 'wrong-type',
  'zip-unusable': 'wrong-backup',
  'backup-unusable': 'wrong-backup',
  'backup-missing': 'not-found',
  'backup-bytes-gone': 'not-found',
  'backup-disturbed': 'conflict',
  'backup-running': 'conflict',
  'restore-running': 'conflict',
  'daily-backup-fixed': 'conflict',
  'passphrase-missing': 'wrong-value',
  'whole-backup-running': 'conflict',
  'whole-backup-copying': 'conflict',
  'upload-without-zip': 'wrong-type',
  'login-wrong': 'wrong-credentials',
  'old-password-wrong': 'wrong-credentials',
  'user-name-wrong': 'wrong-value',
  'user-exists': 'already-there',
  'user-missing': 'not-found',
  'last-root': 'wrong-value',
  'own-account': 'wrong-value',
  'password-change-first': 'access-denied',
  'password-same': 'wrong-value',
  'factor-first': 'access-denied',
  'factor-not-begun': 'wrong-value',
  'code-missing': 'wrong-credentials',
  'code-wrong': 'wrong-credentials',
  'session-missing': 'not-found',
  'password-empty': 'wrong-value',
  'too-many-attempts': 'too-many-requests',
  'too-many-visits': 'too-many-requests',
  'token-missing': 'not-found',
  'token-none': 'not-found',
  'token-free': 'wrong-value',
  'login-without-password': 'wrong-value',
  'login-without-period': 'wrong-value',
  'device-missing': 'wrong-value',
  'password-wrong': 'wrong-credentials',
  'password-missing': 'wrong-credentials',
  'dates-reversed': 'wrong-value',
  'app-builder-missing': 'cannot-build',
  'build-tools-missing': 'tools-missing',
  'no-build': 'not-found',
  'database-busy': 'busy',
  internal: 'internal',
} as const satisfies Readonly<Record<RefusalReason, ErrorCode>>;

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type TextOf<Reason extends RefusalReason> = (typeof refusals)[Reason] extends { readonly other: infer Text }
  ? Text
  : (typeof refusals)[Reason];

/** The facts that the sentence of a reason names. */
export type FactsOf<Reason extends RefusalReason> = Readonly<Record<NamesIn<TextOf<Reason>>, string | number>> & Facts;

const inEnglish = createRefusalText(refusals, 'en');

/** Makes the refusal of a reason, with its code and its sentence in English. Other languages word it by its facts. */
export function refuse<Reason extends RefusalReason>(
  reason: Reason,
  facts: FactsOf<Reason>,
  { details, ...options }: Omit<RefusalOptions, 'reason' | 'facts'> & { readonly details?: unknown } = {},
): Refusal {
  return new Refusal(codes[reason], inEnglish(reason, facts) ?? reason, details, { ...options, reason, facts });
}

/** The words that complete sentences, in English. */
export const refusalWord = createTranslate(refusals, 'en');
