/** The components of a map with coordinates: one part of the build, fetched with the first such map. */
export { WalkControls } from './walk-controls.tsx';
export { WalkNotice } from './walk-notice.tsx';
import { lateTexts } from '../../../shell/late/late-texts.tsx';

export const walkTexts = lateTexts('walk').ready;
