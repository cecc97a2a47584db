/** A backup of everything cannot be made or restored. The message tells administrators why, and the way out. */
export class WholeBackupError extends Error {
  override readonly name = 'WholeBackupError';
}
