import { loadUpdatesPack } from '#i18n/load-updates.ts';
import { lateTexts } from '../late/late-texts.tsx';

/** The texts about updates of the guide and its content. */
export const { Texts: UpdateTexts, useTexts: useUpdateTexts } = lateTexts(loadUpdatesPack);
