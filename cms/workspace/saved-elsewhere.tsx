import { type ReactNode, useEffect, useRef } from 'react';
import { useOthersHere, useWorkNews } from './work-news.tsx';
import { useWorkspaceStore } from './workspace-context.tsx';

/** Milliseconds between two reads: a large museum is a long answer. */
const pause = 10_000;

/** Shows what others save while they have the same object open. */
export function SavedElsewhere(): ReactNode {
  const { news } = useWorkNews();
  const others = useOthersHere().length;
  const workspace = useWorkspaceStore();
  /** The last change of the editing copy that is shown here. */
  const shown = useRef<string>(undefined);
  const readAt = useRef(-Infinity);

  useEffect(() => {
    if (news === undefined) return;
    const saved = news.SavedAt ?? '';
    shown.current ??= saved;
    if (others === 0 || shown.current === saved || Date.now() - readAt.current < pause) return;
    readAt.current = Date.now();
    workspace
      .catchUp()
      .then(() => {
        shown.current = saved;
      })
      // The next news brings another attempt.
      .catch((error: unknown) => console.warn('What others have saved could not be read', error));
  }, [news, others, workspace]);
  return null;
}
