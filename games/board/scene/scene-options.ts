import { type Colours } from '#engine/stage/colours.ts';
import { type PictureView } from '#ui/picture/picture-view.ts';
import { type ViewStore } from '#ui/picture/view-store.ts';
import { type BoardConfig } from '../config.ts';

export interface BoardSceneOptions {
  readonly config: BoardConfig;
  readonly colours: Colours;
  readonly isHighContrast: boolean;
  readonly view: ViewStore<PictureView>;
  readonly isCalm: boolean;
  /** Called when the fresh places start to be uncovered and so are no longer fresh. */
  readonly onUncovered: () => void;
}
