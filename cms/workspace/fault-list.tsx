import { Anchor, List, ScrollArea, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findingText } from '../language/finding-text.ts';
import { useTexts } from '../language/texts.tsx';
import { editorPath } from './editor-path.ts';
import { type FieldLink } from './focus-field.tsx';
import { type Fault } from './faults.ts';
import { faultsAtMost, type PublishPlan } from './publish-plan.ts';
import { useObjectName } from './use-object-name.ts';

export interface FaultListProps {
  readonly plan: PublishPlan;
  /** Called when the user opens a fault. */
  readonly onGo: () => void;
}

/** Lists the faults in the content to be published, with links. */
export function FaultList({ plan: { faults, faultCount }, onGo }: FaultListProps): ReactNode {
  const { t } = useTexts();
  if (faults === undefined) return <Text>{t('publish.unchecked')}</Text>;
  if (faults.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fw={600} c="red.9">
        {t('publish.faults', { count: faultCount })}
      </Text>
      <ScrollArea.Autosize mah="30vh">
        <List spacing={4}>
          {faults.slice(0, faultsAtMost).map((fault) => (
            <List.Item key={keyOf(fault)}>
              <FaultLine fault={fault} onGo={onGo} />
            </List.Item>
          ))}
        </List>
      </ScrollArea.Autosize>
      {faultCount > faultsAtMost ? (
        <Anchor component={Link} to="/validate" onClick={onGo}>
          {t('publish.more', { count: faultCount - faultsAtMost })}
        </Anchor>
      ) : null}
    </Stack>
  );
}

function FaultLine({
  fault: { of, field, words },
  onGo,
}: {
  readonly fault: Fault;
  readonly onGo: () => void;
}): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const text = findingText(words, t);
  if (of === undefined) return text;
  return (
    <Anchor
      component={Link}
      to={editorPath(of.model, of.object, field)}
      state={{ focusField: field } satisfies FieldLink}
      onClick={onGo}
    >
      {nameOf(of.model, of.object)}: {text}
    </Anchor>
  );
}

function keyOf({ of, field, words: { key, facts } }: Fault): string {
  return JSON.stringify([of?.model, of?.object['ID'], field, key, facts]);
}
