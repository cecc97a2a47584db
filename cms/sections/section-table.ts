import { ranksAtLeast, UserGroup } from '#contract/staff-kinds.ts';
import { type KeyOf } from '#i18n/pack.ts';

/** The chapters of the menu (section 2.4), in order. */
export const chapters = ['general', 'definition', 'configuration', 'system'] as const;
export type Chapter = (typeof chapters)[number];

/** One section of the staff area: its permissions (section 2.1) and its place. */
export interface Section {
  /** Below `/cms`. */
  readonly path: string;
  readonly group: UserGroup | 'staff';
  readonly chapter: Chapter;
  readonly name: KeyOf<'cms'>;
}

export const sections = [
  { path: '/overview', group: UserGroup.desk, chapter: 'general', name: 'section.overview' },
  { path: '/scratch', group: UserGroup.desk, chapter: 'general', name: 'section.scratch' },
  { path: '/tokens', group: UserGroup.desk, chapter: 'general', name: 'section.tokens' },
  { path: '/visitstats', group: UserGroup.manager, chapter: 'general', name: 'section.visitstats' },
  { path: '/messages', group: UserGroup.root, chapter: 'definition', name: 'section.messages' },
  { path: '/configAbout', group: UserGroup.root, chapter: 'configuration', name: 'section.configAbout' },
  { path: '/configWelcome', group: UserGroup.root, chapter: 'configuration', name: 'section.configWelcome' },
  { path: '/configBuild', group: UserGroup.root, chapter: 'configuration', name: 'section.configBuild' },
  { path: '/languages', group: UserGroup.root, chapter: 'configuration', name: 'section.languages' },
  { path: '/themes', group: UserGroup.root, chapter: 'configuration', name: 'section.themes' },
  { path: '/tours', group: UserGroup.manager, chapter: 'definition', name: 'section.tours' },
  { path: '/locations', group: UserGroup.manager, chapter: 'definition', name: 'section.locations' },
  { path: '/import', group: UserGroup.manager, chapter: 'definition', name: 'section.import' },
  { path: '/translations', group: UserGroup.translator, chapter: 'definition', name: 'section.translations' },
  { path: '/files', group: UserGroup.manager, chapter: 'definition', name: 'section.files' },
  { path: '/validate', group: UserGroup.manager, chapter: 'definition', name: 'section.validate' },
  { path: '/changes', group: UserGroup.manager, chapter: 'definition', name: 'section.changes' },
  { path: '/backups', group: UserGroup.root, chapter: 'system', name: 'section.backups' },
  { path: '/permissions', group: 'staff', chapter: 'system', name: 'section.permissions' },
  { path: '/loginType', group: UserGroup.root, chapter: 'system', name: 'section.loginType' },
  { path: '/build', group: UserGroup.root, chapter: 'system', name: 'section.build' },
  { path: '/users', group: UserGroup.root, chapter: 'system', name: 'section.users' },
  { path: '/audit', group: UserGroup.root, chapter: 'system', name: 'section.audit' },
] as const satisfies readonly Section[];

export type SectionPath = (typeof sections)[number]['path'];

/** Section 6: root may open every section, managers the managers' sections, the desk the rest; translators texts alone. */
export function mayOpen(group: UserGroup, section: Pick<Section, 'group'>): boolean {
  return section.group === 'staff' || ranksAtLeast(group, section.group);
}

/** Returns the section that opens after the login. */
export function homeOf(group: UserGroup): SectionPath {
  return sections.find((section) => mayOpen(group, section))?.path ?? '/permissions';
}
