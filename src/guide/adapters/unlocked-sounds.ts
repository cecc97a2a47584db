/** Of the visitor's first tap: one each for a station, its announcement and the station after it. */
let unlocked: HTMLAudioElement[] | undefined;

/**
 * Lets stations sound that open by themselves, after a game or on a walk. Browsers on iPhones play only elements that a
 * tap has loaded, so the visitor's first tap loads some, which are empty.
 */
export function unlockSounds(): void {
  const unlock = ({ isTrusted }: Event): void => {
    if (isTrusted) unlocked ??= [new Audio(), new Audio(), new Audio()];
    for (const element of unlocked ?? []) element.load();
  };
  addEventListener('click', unlock, true);
}

/** Returns the elements that may sound, once. */
export function takeUnlockedSounds(): readonly HTMLAudioElement[] {
  return unlocked?.splice(0) ?? [];
}
