import { Button, Center, Stack, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../language/texts.tsx';
import { sectionParts } from './section-parts.ts';
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
