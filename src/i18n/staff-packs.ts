import { choosePack } from './choose-pack.ts';
import { codesOf, packLoader, type PackModule } from './pack-loader.ts';
import type { CmsDoorPack, CmsPack, CmsWorkPack, RefusalsPack, StaffPack } from './pack.ts';

/** The texts of the staff area, of findings about the content and of the server's refusals, as {@link choosePack} chooses them. */
export interface StaffTexts {
  /** BCP 47. */
  readonly code: string;
  /** Whether they are all there; otherwise only those of the login, or of the overview and its frame. */
  readonly isWhole: boolean;
  readonly pack: CmsPack & StaffPack;
  readonly refusals: RefusalsPack;
}

const cmsModules = import.meta.glob<PackModule<CmsPack>>('./*/cms.ts');
const loadCms = packLoader(cmsModules);
const loadStaff = packLoader(import.meta.glob<PackModule<StaffPack>>('./*/staff.ts'));
const loadRefusals = packLoader(import.meta.glob<PackModule<RefusalsPack>>('./*/refusals.ts'));

const loadDoor = packLoader(import.meta.glob<PackModule<CmsDoorPack>>('./*/cms-door.ts'));
const loadWork = packLoader(import.meta.glob<PackModule<CmsWorkPack>>('./*/cms-work.ts'));

/** Loads the texts of the page on which staff log in. */
export async function loadDoorTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  return { code, isWhole: false, pack: (await loadDoor(code)) as StaffTexts['pack'], refusals: {} as RefusalsPack };
}

/** Loads the texts of the overview and the frame around the sections, and the server's refusals. */
export async function loadWorkTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  const [door, work, refusals] = await Promise.all([loadDoor(code), loadWork(code), loadRefusals(code)]);
  return { code, isWhole: false, pack: { ...door, ...work } as StaffTexts['pack'], refusals };
}

export async function loadStaffTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  const [cms, staff, refusals] = await Promise.all([loadCms(code), loadStaff(code), loadRefusals(code)]);
  return { code, isWhole: true, pack: { ...cms, ...staff }, refusals };
}
