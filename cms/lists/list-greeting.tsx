import { Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { TitledCard } from '../controls/titled-card.tsx';
import { objectsOf } from '../draft/draft.ts';
import { type AskedHelp } from '../help/help-context.tsx';
import { LearnMore } from '../help/learn-more.tsx';
import { useTexts } from '../language/texts.tsx';
import { lastEdited, type NamedObject } from '../workspace/last-edited.ts';
import { lastOpened } from '../workspace/last-opened.ts';
import { useDraft, useFromLateDraft } from '../workspace/workspace-context.tsx';
import { gapsIn } from './gaps.ts';
import { ObjectLinks } from './object-links.tsx';
import { useIsOnePage } from './rows-in-sight.ts';

/** A model that the overview counts, too. */
type CountedModel = Exclude<EditedModel, 'providers' | 'configurations'>;

export interface FirstStepProps {
  /** The next step while the list is empty. */
  readonly teach?: string | undefined;
  /** The help that explains it. */
  readonly teaching: AskedHelp;
}

export interface ListGreetingProps extends FirstStepProps {
  /** The listed models; edits of those without a count are listed all the same. */
  readonly models: readonly EditedModel[];
  readonly counted: readonly CountedModel[];
  readonly onAdd: () => void;
}

/** The place of an entry while none is open: the list in numbers, what was edited last, and what is missing. */
export function ListGreeting({ models, counted, onAdd, ...step }: ListGreetingProps): ReactNode {
  const { t, language } = useTexts();
  const counts = useCounts(counted);
  const edited = useFromLateDraft(lastEdited).filter(({ model }) => models.includes(model));
  const store = useDraft();
  const opened = lastOpened(store.getState().draft, models);
  const gaps = useFromLateDraft(gapsIn).flatMap(({ kind, objects }) => {
    const own = objects.filter(({ model }) => models.includes(model));
    return own.length === 0 ? [] : [{ kind, own, words: t(`gap.${kind}`, { count: own.length }) }];
  });
  if (counts.every(({ count }) => count === 0)) {
    return (
      <Stack maw={480} mx="auto" mt="10vh" align="center" ta="center">
        <FirstStep {...step} />
        <Button leftSection={<Plus aria-hidden size={16} />} onClick={onAdd}>
          {t('list.addFirst')}
        </Button>
      </Stack>
    );
  }
  const numbers = counts.map(
    ({ model, count }) => `${count.toLocaleString(language)} ${t(`count.${model}`, { count })}`,
  );
  const words = [...numbers, ...gaps.map((gap) => gap.words)];
  return (
    <Stack maw={860} gap="md">
      <div>
        <Title order={2} size="h4">
          {new Intl.ListFormat(language, { type: 'unit', style: 'long' }).format(words)}
        </Title>
        <Text c="dimmed">{t('list.choose')}</Text>
      </div>
      <SimpleGrid cols={{ base: 1, lg: 2 }}>
        <Latest title={t('list.lastOpened')} objects={opened} />
        <Latest title={t('work.lastEdited')} objects={edited} />
        {gaps.map(({ kind, own, words: title }) => (
          <TitledCard key={kind} title={title}>
            <ObjectLinks objects={own} isCounted />
          </TitledCard>
        ))}
      </SimpleGrid>
    </Stack>
  );
}

interface LatestProps {
  readonly title: string;
  readonly objects: readonly NamedObject[];
}

function Latest({ title, objects }: LatestProps): ReactNode {
  if (objects.length === 0) return null;
  return (
    <TitledCard title={title}>
      <ObjectLinks objects={objects} />
    </TitledCard>
  );
}

/** The next step while the list is empty. */
function FirstStep({ teach, teaching }: FirstStepProps): ReactNode {
  const { t } = useTexts();
  return (
    <>
      <Text c="dimmed">{teach ?? t('list.empty')}</Text>
      <LearnMore {...teaching} />
    </>
  );
}

/** The same in the list, where a narrow window has no place for a greeting. */
export function FirstStepInList({ isEmpty, ...step }: FirstStepProps & { readonly isEmpty: boolean }): ReactNode {
  return useIsOnePage() && isEmpty ? <FirstStep {...step} /> : null;
}

function useCounts(
  models: readonly CountedModel[],
): readonly { readonly model: CountedModel; readonly count: number }[] {
  const counts = useFromLateDraft((draft) => models.map((model) => objectsOf(draft, model).length).join(' '));
  return counts.split(' ').map((count, place) => ({ model: models[place] ?? 'locations', count: Number(count) }));
}
