import { type ComponentType } from 'react';
import { type SectionPath } from '../sections/section-table.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** The component of each section, fetched when it is first opened. */
export const sectionParts: Readonly<Record<SectionPath, Load>> = {
  '/overview': async () => ({ default: (await import('../sections/overview/overview-section.tsx')).OverviewSection }),
  '/scratch': async () => ({ default: (await import('../sections/tokens/desk-section.tsx')).DeskSection }),
  '/tokens': async () => ({ default: (await import('../sections/tokens/tokens-section.tsx')).TokensSection }),
  '/visitstats': async () => ({
    default: (await import('../sections/statistics/statistics-section.tsx')).StatisticsSection,
  }),
  '/messages': async () => ({ default: (await import('../sections/messages/messages-section.tsx')).MessagesSection }),
  '/configAbout': async () => ({ default: (await import('../sections/settings/museum-section.tsx')).MuseumSection }),
  '/configWelcome': async () => ({
    default: (await import('../sections/settings/start-screen-section.tsx')).StartScreenSection,
  }),
  '/configBuild': async () => ({
    default: (await import('../sections/settings/guide-settings-section.tsx')).GuideSettingsSection,
  }),
  '/languages': async () => ({
    default: (await import('../sections/languages/languages-section.tsx')).LanguagesSection,
  }),
  '/themes': async () => ({ default: (await import('../sections/themes/themes-section.tsx')).ThemesSection }),
  '/tours': async () => ({ default: (await import('../sections/tours/tours-section.tsx')).ToursSection }),
  '/locations': async () => ({
    default: (await import('../sections/locations/locations-section.tsx')).LocationsSection,
  }),
  '/translations': async () => ({
    default: (await import('../sections/translations/translations-section.tsx')).TranslationsSection,
  }),
  '/files': async () => ({ default: (await import('../sections/files/files-section.tsx')).FilesSection }),
  '/audit': async () => ({ default: (await import('../sections/audit/audit-section.tsx')).AuditSection }),
  '/users': async () => ({ default: (await import('../sections/users/users-section.tsx')).UsersSection }),
  '/backups': async () => ({ default: (await import('../sections/backups/backups-section.tsx')).BackupsSection }),
  '/build': async () => ({ default: (await import('../sections/build/build-section.tsx')).BuildSection }),
  '/validate': async () => ({ default: (await import('../sections/validate/validate-section.tsx')).ValidateSection }),
  '/loginType': async () => ({
    default: (await import('../sections/login-type/login-type-section.tsx')).LoginTypeSection,
  }),
  '/permissions': async () => ({
    default: (await import('../sections/permissions/permissions-section.tsx')).PermissionsSection,
  }),
};
