import { Anchor, Card, List, SimpleGrid, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { languagesOf } from '#content/catalogue.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { useTexts } from '../../language/texts.tsx';
import { languageName } from '../../language/writing.ts';
import { spokenIn } from '../../workspace/rules/language-families.ts';
import { useVariantCoverage } from '../../workspace/use-variant-coverage.ts';
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

/** The content in numbers, with links to its sections, and how far variants of its languages are. */
export function Counts(): ReactNode {
  return (
    <>
      <SimpleGrid cols={{ base: 2, md: 4 }}>
        {counted.map(([model, path]) => (
          <Count key={model} model={model} path={path} />
        ))}
      </SimpleGrid>
      <Variants />
    </>
  );
}

/** How many stations each variant of a language has. The others are as in the language, so nothing is missing. */
function Variants(): ReactNode {
  const { t } = useTexts();
  const mayOpen = useMayOpen();
  const coverage = useVariantCoverage();
  if (coverage.length === 0) return null;
  return (
    <List spacing={4} listStyleType="none" aria-label={t('work.variants')}>
      {coverage.map(({ language, stations: count, all }) => {
        const words = t('work.variant', { language: languageName(language), count, all });
        return (
          <List.Item key={language.Code}>
            {mayOpen('/languages') ? (
              <Anchor component={Link} to={`/languages/${language.ID}`}>
                {words}
              </Anchor>
            ) : (
              words
            )}
          </List.Item>
        );
      })}
    </List>
  );
}

interface CountProps {
  readonly model: (typeof counted)[number][0];
  readonly path: (typeof counted)[number][1];
}

function Count({ model, path }: CountProps): ReactNode {
  const { t, language } = useTexts();
  const mayOpen = useMayOpen();
  const objects = useObjects(model);
  const count = model === 'languages' ? spokenIn(languagesOf(objects)).length : objects.length;
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
