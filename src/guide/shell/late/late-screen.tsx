import { type ComponentType, type ReactNode, useState } from 'react';
import { type LatePart, latePart } from '#ui/late-part.ts';
import { useLatePart } from '#ui/use-late-part.ts';

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
      const [failure, setFailure] = useState<{ readonly error: unknown }>();
      const Screen = useLatePart(part, true, (error) => setFailure({ error }));
      if (failure !== undefined) throw failure.error;
      return Screen === undefined ? standIn : <Screen {...props} />;
    },
  };
}
