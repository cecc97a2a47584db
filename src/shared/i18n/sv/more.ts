/** The texts that the guide loads together after its first screen, by file. */
export const more = import.meta.glob(['./*.json', '!./{guide,cms*,staff,refusals}.json'], {
  eager: true,
  import: 'default',
});
