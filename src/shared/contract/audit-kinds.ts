import { type AllCalls, allCalls, type CallName } from './all-calls.ts';
import { type Call } from './call.ts';

type AuditedCall = { [Name in CallName]: AllCalls[Name] extends { audited: true } ? Name : never }[CallName];

/** The calls whose entry in the contract says that the audit trail notes them. */
export const auditedCalls: readonly AuditedCall[] = (Object.entries(allCalls) as [CallName, Call][])
  .filter(([, { audited }]) => audited)
  .map(([name]) => name as AuditedCall);

/**
 * Entries not named after a call: by `npm run admin`, the schedule, or a call that does several things; and the kind
 * under which staff find them: the name of the call that does the same, or a separate kind.
 */
const commandKinds = {
  'user add': 'addUser',
  'user password': 'givePassword',
  'user remove': 'removeUser',
  'user reset-factor': 'resetFactor',
  unlock: 'unlockUser',
  'unlock everybody': 'unlockEverybody',
  import: 'importFolder',
  'replace file': 'replaceFile',
  'backup everything': 'backUpEverything',
  'copy backup': 'copyBackup',
  'daily backup': 'dailyBackup',
  'restore everything': 'restoreEverything',
  'planned publication': 'publishPlanned',
} as const;

export type AuditCommand = keyof typeof commandKinds;
export type AuditKind = AuditedCall | (typeof commandKinds)[AuditCommand];

/** Every kind of entry. */
export const auditKinds: readonly AuditKind[] = [...new Set([...auditedCalls, ...Object.values(commandKinds)])];

/** Returns the command that an entry notes; undefined: it notes a call. */
export function commandOf(what: string): AuditCommand | undefined {
  return commands.find((command) => command === what);
}

/** Returns the kind of an entry; undefined for one of a newer server. */
export function kindOf(what: string): AuditKind | undefined {
  const command = commandOf(what);
  return command === undefined ? auditKinds.find((kind) => kind === what) : commandKinds[command];
}

/** Returns every name under which entries of a kind are noted. */
export function namesOf(kind: string): readonly string[] {
  return [kind, ...commands.filter((command) => commandKinds[command] === kind)];
}

const commands = Object.keys(commandKinds) as AuditCommand[];
