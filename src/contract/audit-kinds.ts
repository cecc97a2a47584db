/**
 * What `npm run admin` and the schedule note in the audit trail, and the kind under which staff find it: the name of the
 * call that does the same, or a kind of its own.
 */
export const commandKinds = {
  'user add': 'addUser',
  'user password': 'givePassword',
  'user remove': 'removeUser',
  'user reset-factor': 'resetFactor',
  unlock: 'unlockUser',
  'unlock everybody': 'unlockEverybody',
  import: 'importFolder',
  'backup everything': 'backUpEverything',
  'copy backup': 'copyBackup',
  'daily backup': 'dailyBackup',
  'restore everything': 'restoreEverything',
} as const;

export type AuditCommand = keyof typeof commandKinds;

/** Returns the command that an entry notes; undefined: it notes a call. */
export function commandOf(what: string): AuditCommand | undefined {
  return commands.find((command) => command === what);
}

/** Returns every name under which entries of a kind are noted. */
export function namesOf(kind: string): readonly string[] {
  return [kind, ...commands.filter((command) => commandKinds[command] === kind)];
}

const commands = Object.keys(commandKinds) as AuditCommand[];
