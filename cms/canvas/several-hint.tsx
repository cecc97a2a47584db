import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useTexts } from '../language/texts.tsx';
import { type Desk } from './desk.ts';
import { Hint } from './hint.tsx';
import { isWholeGroup } from './rules/groups.ts';
import { type AnySession } from './rules/session.ts';
import { chosenOnes, freeChosen } from './rules/several.ts';

/** Says what can be done with several chosen shapes, or with a group. */
export function SeveralHint({ desk }: { readonly desk: Pick<Desk<AnySession, unknown>, 'state'> }): ReactNode {
  const { t } = useTexts();
  const count = useStore(desk.state, ({ session }) => chosenOnes(session).length);
  const isGroup = useStore(desk.state, ({ session }) => isWholeGroup(session, chosenOnes(session)));
  const locked = useStore(desk.state, ({ session }) => chosenOnes(session).length - freeChosen(session).length);
  return (
    <Hint>
      <span role="status">
        {t(isGroup ? 'canvas.groupChosen' : 'canvas.several', { count })}
        {locked === 0 ? null : ` ${t('canvas.someLocked', { count: locked })}`}
      </span>
    </Hint>
  );
}
