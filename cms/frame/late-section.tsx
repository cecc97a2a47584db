import { Button, Center, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { type SectionPath } from '../sections/section-table.ts';
import { Waiting } from './waiting.tsx';

const loaded = new Map<SectionPath, ComponentType>();

/** The section that opens after the login. Its texts load with the frame. */
export const firstSection = '/overview' satisfies SectionPath;

/** Fetches a section before it is opened, while the page waits for something else. */
export function fetchAhead(path: SectionPath): void {
  // Opening the section fetches it again, and tells of a failure.
  fetchSection(path).catch(() => undefined);
}

async function fetchSection(path: SectionPath): Promise<ComponentType> {
  const part = loaded.get(path) ?? (await sectionParts[path]()).default;
  loaded.set(path, part);
  return part;
}

/** A section, fetched with the texts of all when it is first opened. Without a network it offers a retry. */
export function LateSection({ path }: { readonly path: SectionPath }): ReactNode {
  const { t, isWhole, complete } = useTexts();
  const hasTexts = isWhole || path === firstSection;
  const [found, setFound] = useState(() => loaded.get(path));
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const fetchPart = useEffectEvent(() => {
    Promise.all([fetchSection(path), hasTexts ? undefined : complete()]).then(
      ([part]) => setFound(() => part),
      (error: unknown) => {
        console.warn('A section could not be loaded', error);
        setFailed(true);
      },
    );
  });
  useEffect(() => {
    if (!hasTexts || !loaded.has(path)) fetchPart();
    // Texts stay when they have come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, tries]);
  if (found !== undefined && hasTexts) {
    const Shown = found;
    return <Shown />;
  }
  if (!hasFailed) return <Waiting words={t('section.loading')} />;
  return (
    <Center h="60vh" role="alert">
      <Stack align="center">
        <Text>{t('section.failed')}</Text>
        <Button
          onClick={() => {
            setFailed(false);
            setTries(tries + 1);
          }}
        >
          {t('loading.retry')}
        </Button>
      </Stack>
    </Center>
  );
}

type Load = () => Promise<{ readonly default: ComponentType }>;

/** The component of each section, fetched when it is first opened. */
const sectionParts: Readonly<Record<SectionPath, Load>> = {
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
  '/import': async () => ({ default: (await import('../sections/import/import-section.tsx')).ImportSection }),
  '/files': async () => ({ default: (await import('../sections/files/files-section.tsx')).FilesSection }),
  '/audit': async () => ({ default: (await import('../sections/audit/audit-section.tsx')).AuditSection }),
  '/users': async () => ({ default: (await import('../sections/users/users-section.tsx')).UsersSection }),
  '/backups': async () => ({ default: (await import('../sections/backups/backups-section.tsx')).BackupsSection }),
  '/build': async () => ({ default: (await import('../sections/build/build-section.tsx')).BuildSection }),
  '/validate': async () => ({ default: (await import('../sections/validate/validate-section.tsx')).ValidateSection }),
  '/changes': async () => ({ default: (await import('../sections/changes/changes-section.tsx')).ChangesSection }),
  '/loginType': async () => ({
    default: (await import('../sections/login-type/login-type-section.tsx')).LoginTypeSection,
  }),
  '/permissions': async () => ({
    default: (await import('../sections/permissions/permissions-section.tsx')).PermissionsSection,
  }),
};
