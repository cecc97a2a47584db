import { useSession } from '../session/session-context.tsx';
import { mayOpen, sections } from '../sections/section-table.ts';

/** Returns whether the user may open the section with an address below `/cms`. */
export function useMayOpenAt(): (path: string) => boolean {
  const session = useSession();
  return (path) => {
    const section = sections.find((each) => each.path === path);
    return session.kind === 'authenticated' && section !== undefined && mayOpen(session.staff.group, section);
  };
}
