import { useSession } from '../session/session-context.tsx';
import { mayOpen, sections } from './section-table.ts';

/** Returns whether the user may open a section, or an object in it. */
export function useMayOpen(): (path: string) => boolean {
  const session = useSession();
  return (path) => {
    const section = sections.find((one) => `${path}/`.startsWith(`${one.path}/`));
    return session.kind === 'authenticated' && section !== undefined && mayOpen(session.staff.group, section);
  };
}
