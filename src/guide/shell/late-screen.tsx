import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LatePart, latePart } from '../adapters/late-part.ts';
import { type Shape, Skeleton } from './skeleton.tsx';

export interface LateScreen extends Pick<LatePart<ComponentType>, 'ahead'> {
  readonly Screen: ComponentType;
}

/**
 * A screen whose part of the guide is fetched when it is first opened. A failure goes to the error boundary; whoever
 * comes here again tries again, which neither the router's own lazy routes nor React's do.
 *
 * @param load the import as the build knows it
 * @param shape what is shown to visitors who wait for it
 */
export function lateScreen<Module>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
  shape: Shape,
): LateScreen {
  const part = latePart(load, pick);
  return {
    ahead: part.ahead,
    Screen: function LateScreen(): ReactNode {
      const [Screen, setScreen] = useState(part.get);
      const [failure, setFailure] = useState<{ readonly error: unknown }>();

      useEffect(() => {
        if (Screen !== undefined) return undefined;
        let isHere = true;
        part.fetch().then(
          (screen) => {
            if (isHere) setScreen(() => screen);
          },
          (error: unknown) => {
            if (isHere) setFailure({ error });
          },
        );
        return () => {
          isHere = false;
        };
      }, [Screen]);

      if (failure !== undefined) throw failure.error;
      return Screen === undefined ? <Skeleton shape={shape} /> : <Screen />;
    },
  };
}
