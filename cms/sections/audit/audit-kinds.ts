import { commandKinds, commandOf } from '#contract/audit-kinds.ts';

/** What the server notes, as staff read about it: calls, and commands that do what no call does. */
export const auditKinds = [
  'logIn',
  'logOut',
  'endSession',
  'endSessions',
  'endOtherSessions',
  'endSessionsOf',
  'changePassword',
  'confirmFactor',
  'renewRecoveryCodes',
  'removeFactor',
  'setRules',
  'addUser',
  'removeUser',
  'givePassword',
  'demandChange',
  'resetFactor',
  'unlockUser',
  'remove',
  'publish',
  'discard',
  'importYaml',
  'setLoginType',
  'createTokens',
  'extendToken',
  'freeToken',
  'removeTokens',
  'removeFile',
  'createBackup',
  'setDailyBackup',
  'uploadBackup',
  'restoreBackup',
  'downloadBackup',
  'removeBackup',
  'createWholeBackup',
  'downloadWholeBackup',
  'removeWholeBackup',
  'build',
  'setBuildSettings',
  'cancelBuild',
  'removeBuild',
  'exportAudit',
  'unlockEverybody',
  'importFolder',
  'backUpEverything',
  'copyBackup',
  'dailyBackup',
  'restoreEverything',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** Returns the kind of an entry; undefined for one of a newer server. */
export function kindOf(what: string): AuditKind | undefined {
  const command = commandOf(what);
  return command === undefined ? auditKinds.find((kind) => kind === what) : commandKinds[command];
}
