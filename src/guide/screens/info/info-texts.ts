import { loadInfoPack } from '#i18n/load-info.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: InfoTexts, useTexts: useInfoTexts } = lateTexts(loadInfoPack);
