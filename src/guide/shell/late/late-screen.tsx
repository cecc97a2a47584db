import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type LatePart, latePart } from '#ui/late-part.ts';

export interface LateScreen<Props extends object> extends Pick<LatePart<ComponentType<Props>>, 'ahead'> {
  readonly Screen: ComponentType<Props>;
}

/**
 * A screen whose part of the guide is fetched when it is first opened. A failure goes to the error boundary; opening
 * the screen again retries, which neither the router's lazy routes nor React's do.
 *
 * @param load the dynamic import
 * @param standIn shown until it is loaded
 */
export function lateScreen<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  standIn: ReactNode,
): LateScreen<Props> {
  const part = latePart(load, pick);
  return {
    ahead: part.ahead,
    Screen: function LateScreen(props: Props): ReactNode {
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
      return Screen === undefined ? standIn : <Screen {...props} />;
    },
  };
}
