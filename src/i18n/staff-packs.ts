import { type CmsPack, type StaffPack } from './pack.ts';
import { packFor } from './packs.ts';

/** The texts of the staff area and of findings about the content, as {@link packFor} chooses them. */
export interface StaffTexts {
  /** BCP 47. */
  readonly code: string;
  readonly pack: CmsPack & StaffPack;
}

const loaders: Readonly<Record<string, () => Promise<CmsPack & StaffPack>>> = {
  de: async () => {
    const [{ deCms }, { deStaff }] = await Promise.all([import('./de-cms.ts'), import('./de-staff.ts')]);
    return { ...deCms, ...deStaff };
  },
  'en-US': async () => {
    const [{ enCms }, { enStaff }] = await Promise.all([import('./en-cms.ts'), import('./en-staff.ts')]);
    return { ...enCms, ...enStaff };
  },
};

export async function loadStaffTexts(language: string): Promise<StaffTexts> {
  const code = packFor(language);
  const load = loaders[code];
  if (load === undefined) throw new Error(`No texts of the staff area for ${language}`);
  return { code, pack: await load() };
}
