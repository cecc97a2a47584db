import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { useFailureNotice } from './use-failure-notice.ts';

interface LateProps {
  /** Shown until the part has loaded. */
  readonly instead?: ReactNode;
  /** Closes its container. */
  readonly onFailed?: () => void;
}

/**
 * A part that is fetched when it is first shown, with all texts, such as a dialog. When that fails, a notice says so, and
 * showing it again fetches it again.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateProps> {
  let loaded: ComponentType<Props> | undefined;
  return function Late({ instead = null, onFailed, ...props }: Props & LateProps): ReactNode {
    const { isWhole, complete } = useTexts();
    const [found, setFound] = useState(() => loaded);
    const tellFailure = useFailureNotice();
    const fetchPart = useEffectEvent(async () => {
      if (loaded !== undefined && isWhole) return;
      try {
        [loaded] = await Promise.all([load(), isWhole ? undefined : complete()]);
        setFound(() => loaded);
      } catch (error) {
        tellFailure(error);
        onFailed?.();
      }
    });
    useEffect(() => void fetchPart(), []);
    const Found = found as ComponentType<object> | undefined;
    return Found === undefined || !isWhole ? instead : <Found {...props} />;
  };
}
