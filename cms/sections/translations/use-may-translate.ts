import { UserGroup } from '#contract/staff-kinds.ts';
import { useSession } from '../../session/session-context.tsx';

/** Returns whether the user may change texts in a language: translators in theirs alone. */
export function useMayTranslate(): (code: string) => boolean {
  const session = useSession();
  return (code) =>
    session.kind !== 'authenticated' ||
    session.staff.group !== UserGroup.translator ||
    session.staff.languages.includes(code);
}
