import { choosePack } from './choose-pack.ts';
import { codesOf, loadFile } from './load-files.ts';
import type { PackOf } from './pack.ts';

/** The texts of the staff area, of findings about the content and of the server's refusals, as {@link choosePack} chooses them. */
export interface StaffTexts {
  /** BCP 47. */
  readonly code: string;
  /** Whether they are all there; otherwise only those of the login, or of the overview and its frame. */
  readonly isWhole: boolean;
  readonly pack: PackOf<'cms' | 'staff'>;
  readonly refusals: PackOf<'refusals'>;
}

interface TextFile<Pack> {
  readonly default: Pack;
}

const doors = import.meta.glob<TextFile<PackOf<'cms-door'>>>('./*/cms-door.json');
const works = import.meta.glob<TextFile<PackOf<'cms-work'>>>('./*/cms-work.json');
const wholes = import.meta.glob<{ readonly whole: object }>('./*/whole.ts');
const refusals = import.meta.glob<TextFile<PackOf<'refusals'>>>('./*/refusals.json');

/** Loads the texts of the page on which staff log in. */
export async function loadDoorTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(doors));
  const door = await loadFile(doors, code);
  return { code, isWhole: false, pack: door.default as StaffTexts['pack'], refusals: {} as PackOf<'refusals'> };
}

/** Loads the texts of the overview and the frame around the sections, and the server's refusals. */
export async function loadWorkTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(doors));
  const [door, work, refused] = await Promise.all([
    loadFile(doors, code),
    loadFile(works, code),
    loadFile(refusals, code),
  ]);
  const pack = { ...door.default, ...work.default } as StaffTexts['pack'];
  return { code, isWhole: false, pack, refusals: refused.default };
}

/** Loads all texts of the staff area. */
export async function loadStaffTexts(language: string): Promise<StaffTexts> {
  const [work, { whole }] = await Promise.all([loadWorkTexts(language), loadFile(wholes, language)]);
  // Without their types, which would take the compiler seconds to put together: there are two thousand texts.
  const first: object = work.pack;
  const pack: object = { ...first, ...whole };
  return { ...work, isWhole: true, pack: pack as StaffTexts['pack'] };
}
