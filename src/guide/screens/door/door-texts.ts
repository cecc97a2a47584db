import { loadAccessPack } from '#i18n/late-packs.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: DoorTexts, useTexts: useDoorTexts } = lateTexts(loadAccessPack);
