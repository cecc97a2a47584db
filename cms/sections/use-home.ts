import { UserGroup } from '#contract/staff-kinds.ts';
import { useTexts } from '../language/texts.tsx';
import { useSession } from '../session/session-context.tsx';
import { homeOf, type SectionPath, sections } from './section-table.ts';

export interface Home {
  readonly path: SectionPath;
  /** What a button that leads there says. */
  readonly label: string;
}

/** Returns the section that opens after the login. */
export function useHome(): Home {
  const { t } = useTexts();
  const session = useSession();
  const path = homeOf(session.kind === 'authenticated' ? session.staff.group : UserGroup.desk);
  const name = sections.find((section) => section.path === path)?.name;
  return { path, label: name === undefined || path === '/overview' ? t('action.toOverview') : t(name) };
}
