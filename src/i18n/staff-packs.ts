import { choosePack } from './choose-pack.ts';
import { codesOf, packLoader } from './pack-loader.ts';
import type { CmsPack, RefusalsPack, StaffPack } from './pack.ts';

/** The texts of the staff area, of findings about the content and of the server's refusals, as {@link choosePack} chooses them. */
export interface StaffTexts {
  /** BCP 47. */
  readonly code: string;
  readonly pack: CmsPack & StaffPack;
  readonly refusals: RefusalsPack;
}

const cmsModules = import.meta.glob<CmsPack>('./*/cms.ts', { import: 'cms' });
const loadCms = packLoader(cmsModules);
const loadStaff = packLoader(import.meta.glob<StaffPack>('./*/staff.ts', { import: 'staff' }));
const loadRefusals = packLoader(import.meta.glob<RefusalsPack>('./*/refusals.ts', { import: 'refusals' }));

export async function loadStaffTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  const [cms, staff, refusals] = await Promise.all([loadCms(code), loadStaff(code), loadRefusals(code)]);
  return { code, pack: { ...cms, ...staff }, refusals };
}
