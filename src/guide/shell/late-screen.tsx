import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadAgain } from '../adapters/load-again.ts';
import { LoadingBar } from '../screens/loading/loading-screen.tsx';
import { useTranslate } from '../state/interface-context.tsx';

export interface LateScreen {
  readonly Screen: ComponentType;
  /** Fetches the screen's part of the guide before it is needed. Never fails. */
  readonly ahead: () => Promise<void>;
}

/**
 * A screen whose part of the guide is fetched when it is first opened. A failure goes to the error boundary; whoever
 * comes here again tries again, which neither the router's own lazy routes nor React's do.
 *
 * @param load the import as the build knows it
 */
export function lateScreen<Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType): LateScreen {
  let loaded: ComponentType | undefined;

  function keep(module: Module): ComponentType {
    loaded = pick(module);
    return loaded;
  }

  return {
    ahead: () =>
      load().then(
        (module) => void keep(module),
        () => undefined,
      ),
    Screen: function LateScreen(): ReactNode {
      const t = useTranslate();
      const [Screen, setScreen] = useState(() => loaded);
      const [failure, setFailure] = useState<{ readonly error: unknown }>();

      useEffect(() => {
        if (Screen !== undefined) return undefined;
        let isHere = true;
        loadAgain(load).then(
          (module) => {
            const screen = keep(module);
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
      return Screen === undefined ? <LoadingBar percent={0} label={t('app.loading')} /> : <Screen />;
    },
  };
}
