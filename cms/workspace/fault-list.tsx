import { Anchor, List, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { findingText } from '../language/finding-text.ts';
import { useTexts } from '../language/texts.tsx';
import { editorPath } from './editor-path.ts';
import { type FieldLink } from './focus-field.tsx';
import { type Fault } from './faults.ts';
import { useObjectName } from './use-object-name.ts';

export interface FaultListProps {
  readonly faults: readonly Fault[];
  /** Called when the user opens a fault. */
  readonly onGo: () => void;
}

/** Longer lists show only their number beyond this many. */
const most = 10;

/** Lists the faults in the content to be published, with links. */
export function FaultList({ faults, onGo }: FaultListProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  if (faults.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text fw={600} c="red.9">
        {t('publish.faults', { count: faults.length })}
      </Text>
      <List spacing={4}>
        {faults.slice(0, most).map(({ model, object, finding }) => {
          const words = `${nameOf(model, object)}: ${findingText(finding, t)}`;
          const way = editorPath(model, object, finding.field);
          return (
            <List.Item key={`${model} ${finding.ID} ${finding.field} ${words}`}>
              <Anchor
                component={Link}
                to={way}
                state={{ focusField: finding.field } satisfies FieldLink}
                onClick={onGo}
              >
                {words}
              </Anchor>
            </List.Item>
          );
        })}
      </List>
      {faults.length > most ? <Text>{t('publish.more', { count: faults.length - most })}</Text> : null}
    </Stack>
  );
}
