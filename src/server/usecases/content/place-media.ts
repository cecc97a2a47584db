import { type TourDefinition } from '#content/definition.ts';
import { withMovedMedia } from '#content/move-media.ts';
import { mediaFolder } from '#contract/paths.ts';

export interface PlacedMedia {
  /** Names the new places. */
  readonly definition: TourDefinition;
  /** Below `files/`, by the place in the content folder. */
  readonly places: ReadonlyMap<string, string>;
}

/**
 * Finds places below `files/` for media elsewhere in a content folder: the server has one folder for media.
 *
 * @param outside paths below the content folder
 * @param kept paths below `files/` that are taken
 */
export function placeMedia(
  definition: TourDefinition,
  outside: readonly string[],
  kept: readonly string[],
): PlacedMedia {
  const taken = new Set(kept.map(topOf));
  const places = new Map<string, string>();
  let moved = definition;
  for (const top of new Set(outside.map(topOf))) {
    const to = freeName(top, taken);
    taken.add(to);
    moved = withMovedMedia(moved, { from: top.normalize('NFC'), to: `${mediaFolder}/${to}` });
    for (const path of outside.filter((each) => topOf(each) === top))
      places.set(path, (to + path.slice(top.length)).normalize('NFC'));
  }
  return { definition: moved, places };
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

/** Returns the name itself, or one with a number if the media folder has it already. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${stem}-${number}${ending}`;
  return free;
}
