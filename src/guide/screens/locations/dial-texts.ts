import { loadDialPack } from '#i18n/load-dial.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: DialTexts, useTexts: useDialTexts } = lateTexts(loadDialPack);
