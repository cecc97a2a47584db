/** A setting is invalid. The message names the key and the remedy. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}
