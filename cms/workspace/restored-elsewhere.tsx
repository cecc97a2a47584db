import { notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { momentIn } from '../language/moment-in.ts';
import { personOf } from '../language/person-of.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { useWorkNews, type WorkNews } from './work-news.tsx';
import { useWorkspaceStore } from './workspace-context.tsx';

/** Shows the new content when a backup was restored from another tab or by another user, and keeps what was not saved. */
export function RestoredElsewhere(): ReactNode {
  const { t, language } = useTexts();
  const { news } = useWorkNews();
  const session = useSession();
  const workspace = useWorkspaceStore();
  /** The restore that the opened content already has; undefined before the first news. */
  const known = useRef<string>(undefined);
  const isFollowing = useRef(false);

  const tell = useEffectEvent(({ Backup, By, At }: NonNullable<WorkNews['Restored']>, hadEdits: boolean): void => {
    const isMe = session.kind === 'authenticated' && session.staff.user === By;
    const facts = { name: Backup, user: personOf(By, t), when: momentIn(language, At) };
    const first = t(isMe ? 'restored.byYou' : 'restored.byOther', facts);
    const message = `${first} ${t(hadEdits ? 'restored.kept' : 'restored.shown')}`;
    notifications.show({ message, role: 'alert', autoClose: false });
  });

  useEffect(() => {
    if (news === undefined || isFollowing.current) return;
    const { Restored: restored } = news;
    const at = restored?.At ?? '';
    const isNew = known.current !== undefined && known.current !== at;
    if (restored === undefined || !isNew || workspace.knowsRestore(at)) {
      known.current = at;
      return;
    }
    isFollowing.current = true;
    workspace
      .follow()
      .then((hadEdits) => {
        known.current = at;
        tell(restored, hadEdits);
      })
      // The next news brings another attempt.
      .catch((error: unknown) => console.warn('The restored content could not be read', error))
      .finally(() => (isFollowing.current = false));
  }, [news, workspace]);
  return null;
}
