import { createRoot, extend } from '@pixi/react';
import { Container, Graphics, Sprite } from 'pixi.js';
import { Fragment, type ReactNode } from 'react';

extend({ Container, Graphics, Sprite });

/** React elements of PixiJS within a container. */
export interface Elements {
  readonly render: (elements: ReactNode) => void;
  readonly close: () => void;
}

type Root = ReturnType<typeof createRoot>;

/** The library never forgets a root, so a closed one is used again. */
const spare: Root[] = [];
let opened = 0;

/** Renders elements into a container of a stage. The stage keeps its renderer, frames and textures. */
export function openElements(into: Container): Elements {
  const root = spare.pop() ?? createRoot(document.createElement('canvas'));
  const { applicationState } = root;
  // Its application would otherwise open its own renderer before the first elements.
  applicationState.isInitialised = true;
  into.addChild(applicationState.app.stage);
  opened += 1;
  const key = opened;
  const render = (elements: ReactNode): void => void root.render(<Fragment key={key}>{elements}</Fragment>, {});
  return {
    render,
    close: () => {
      applicationState.app.stage.removeFromParent();
      render(null);
      spare.push(root);
    },
  };
}
