import { type EditedModel, rootModels } from '#contract/calls/content-calls.ts';
import { ranksAtLeast, UserGroup } from '#contract/staff-kinds.ts';
import { useSession } from '../session/session-context.tsx';

/** Returns whether the user may edit the objects of a model as a whole (section 6). */
export function useMayEdit(): (model: EditedModel) => boolean {
  const session = useSession();
  if (session.kind !== 'authenticated') return () => false;
  const { group } = session.staff;
  return (model) => ranksAtLeast(group, rootModels.includes(model) ? UserGroup.root : UserGroup.manager);
}
