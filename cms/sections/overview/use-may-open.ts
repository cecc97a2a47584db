import { useSession } from '../../session/session-context.tsx';
import { mayOpen, type SectionPath, sections } from '../section-table.ts';

/** Returns whether the user may open a section. */
export function useMayOpen(): (path: SectionPath) => boolean {
  const session = useSession();
  return (path) => {
    const section = sections.find((one) => one.path === path);
    return session.kind === 'authenticated' && section !== undefined && mayOpen(session.staff.group, section);
  };
}
