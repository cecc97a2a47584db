import { Card, SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { mayOpen, sections } from '../section-table.ts';
import { SectionHead } from '../../controls/section-head.tsx';
import { useTexts } from '../../language/texts.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useObjects } from '../../workspace/use-catalogue.ts';
import styles from './overview-section.module.css';

/** A count, and the section in which its objects are edited. */
const counted = [
  ['tourGroups', '/tours'],
  ['tours', '/tours'],
  ['tourItems', '/tours'],
  ['locations', '/locations'],
  ['languages', '/languages'],
  ['themes', '/themes'],
  ['messages', '/messages'],
] as const satisfies readonly (readonly [EditedModel, string])[];

/** The content in numbers, with links to its sections. */
export function OverviewSection(): ReactNode {
  return (
    <Stack>
      <SectionHead />
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        {counted.map(([model, path]) => (
          <Count key={model} model={model} path={path} />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface CountProps {
  readonly model: (typeof counted)[number][0];
  readonly path: string;
}

function Count({ model, path }: CountProps): ReactNode {
  const { t, language } = useTexts();
  const session = useSession();
  const count = useObjects(model).length;
  const section = sections.find((one) => one.path === path);
  const isOpen = session.kind === 'authenticated' && section !== undefined && mayOpen(session.staff.group, section);
  const content = (
    <>
      <Text fz={32} fw={600} lh={1.2}>
        {count.toLocaleString(language)}
      </Text>
      <Text c="dimmed">{t(`count.${model}`, { count })}</Text>
    </>
  );
  return isOpen ? (
    <Card withBorder component={Link} to={path} className={styles.link}>
      {content}
    </Card>
  ) : (
    <Card withBorder>{content}</Card>
  );
}
