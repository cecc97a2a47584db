import { UserGroup } from '#contract/staff-kinds.ts';
import { useSession } from './session-context.tsx';

/** Returns whether the main account is logged in. */
export function useIsRoot(): boolean {
  const session = useSession();
  return session.kind === 'authenticated' && session.staff.group === UserGroup.root;
}
