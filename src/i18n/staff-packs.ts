import { choosePack } from './choose-pack.ts';
import { codesOf, packLoader } from './pack-loader.ts';
import type { CmsPack, StaffPack } from './pack.ts';

/** The texts of the staff area and of findings about the content, as {@link choosePack} chooses them. */
export interface StaffTexts {
  /** BCP 47. */
  readonly code: string;
  readonly pack: CmsPack & StaffPack;
}

const cmsModules = import.meta.glob<CmsPack>('./*/cms.ts', { import: 'cms' });
const loadCms = packLoader(cmsModules);
const loadStaff = packLoader(import.meta.glob<StaffPack>('./*/staff.ts', { import: 'staff' }));

export async function loadStaffTexts(language: string): Promise<StaffTexts> {
  const code = choosePack(language, codesOf(cmsModules));
  const [cms, staff] = await Promise.all([loadCms(code), loadStaff(code)]);
  return { code, pack: { ...cms, ...staff } };
}
