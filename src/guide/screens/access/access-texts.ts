import { loadAccessPack } from '#i18n/load-access.ts';
import { lateTexts } from '../../shell/late/late-texts.tsx';

export const { Texts: AccessTexts, useTexts: useAccessTexts, ready: accessTexts } = lateTexts(loadAccessPack);
