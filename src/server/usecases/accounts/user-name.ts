/** Folds a name as people write it: a phone begins it with a capital letter, a paste ends it with a blank. */
export function foldName(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** Returns the name that was meant: the same, or the only one that differs in case and blanks alone. */
export function findName(names: readonly string[], typed: string): string | undefined {
  if (names.includes(typed)) return typed;
  const [alike, another] = names.filter((name) => foldName(name) === foldName(typed));
  return another === undefined ? alike : undefined;
}
