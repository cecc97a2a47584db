import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Location } from '#content/entities/location.ts';
import type { Spoken } from '#content/language-fallback.ts';
import type { playerMachine } from '#engine/station/player-machine.ts';

/** Renders the parts that look different in the guide and in a preview. */
export interface GameFlowRenderers {
  /** A text of the content with its paragraphs. */
  readonly text: (text: Spoken) => ReactNode;
  /** A text of the content on one line. */
  readonly line: (text: Spoken) => ReactNode;
  /** A button that covers a picture and shows it as large as the screen; previews have none. */
  readonly enlarge?: (url: string, location: Location) => ReactNode;
  /** The controls of a recording. */
  readonly player: (player: ActorRefFrom<typeof playerMachine>, title: string) => ReactNode;
}
