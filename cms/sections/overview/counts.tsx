import { Card, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { useTexts } from '../../language/texts.tsx';
import { useObjects } from '../../workspace/use-catalogue.ts';
import styles from './overview-section.module.css';
import { useMayOpen } from '../use-may-open.ts';

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
export function Counts(): ReactNode {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }}>
      {counted.map(([model, path]) => (
        <Count key={model} model={model} path={path} />
      ))}
    </SimpleGrid>
  );
}

interface CountProps {
  readonly model: (typeof counted)[number][0];
  readonly path: (typeof counted)[number][1];
}

function Count({ model, path }: CountProps): ReactNode {
  const { t, language } = useTexts();
  const mayOpen = useMayOpen();
  const count = useObjects(model).length;
  const content = (
    <>
      <Text fz={28} fw={600} lh={1.2}>
        {count.toLocaleString(language)}
      </Text>
      <Text c="dimmed">{t(`count.${model}`, { count })}</Text>
    </>
  );
  return mayOpen(path) ? (
    <Card withBorder component={Link} to={path} className={styles.link}>
      {content}
    </Card>
  ) : (
    <Card withBorder>{content}</Card>
  );
}
