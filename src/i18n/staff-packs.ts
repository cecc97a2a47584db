import { choosePack } from './choose-pack.ts';
import { codesOf, packLoader, type PackModule } from './pack-loader.ts';
import type { CmsDoorPack, CmsPack, RefusalsPack, StaffPack } from './pack.ts';

/** The texts of the staff area, of findings about the content and of the server's refusals, as {@link choosePack} chooses them. */
export interface StaffTexts {
  /** BCP 47. */
  readonly code: string;
  readonly pack: CmsPack & StaffPack;
  readonly refusals: RefusalsPack;
}

const cmsModules = import.meta.glob<PackModule<CmsPack>>('./*/cms.ts');
const loadCms = packLoader(cmsModules);
const loadStaff = packLoader(import.meta.glob<PackModule<StaffPack>>('./*/staff.ts'));
const loadRefusals = packLoader(import.meta.glob<PackModule<RefusalsPack>>('./*/refusals.ts'));

const loadDoor = packLoader(import.meta.glob<PackModule<CmsDoorPack>>('./*/cms-door.ts'));

/** Loads the texts of the page on which staff log in. The parts of {@link StaffTexts} that it never shows are missing. */
export async function loadDoorTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  return { code, pack: (await loadDoor(code)) as StaffTexts['pack'], refusals: {} as RefusalsPack };
}

export async function loadStaffTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  const [cms, staff, refusals] = await Promise.all([loadCms(code), loadStaff(code), loadRefusals(code)]);
  return { code, pack: { ...cms, ...staff }, refusals };
}
