/** The calls that the server notes, as staff read about them. */
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
  'removeFile',
  'createBackup',
  'uploadBackup',
  'restoreBackup',
  'downloadBackup',
  'removeBackup',
  'build',
  'exportAudit',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The operator's commands (`npm run admin`) that do what a call does. */
const commands: Readonly<Record<string, AuditKind>> = {
  'user add': 'addUser',
  'user password': 'givePassword',
  'user remove': 'removeUser',
  'user reset-factor': 'resetFactor',
};

/** Returns the kind of an entry; undefined for one of a newer server. */
export function kindOf(what: string): AuditKind | undefined {
  return auditKinds.find((kind) => kind === what) ?? commands[what];
}
