import { Button, Group, Stack, Title } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Comments } from '../comments/comments.tsx';
import { objectOf, type ObjectName } from '../draft/draft.ts';
import { useTabTitle } from '../language/use-tab-title.ts';
import { useTexts } from '../language/texts.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { AlsoHere } from '../workspace/also-here.tsx';
import { objectLabel } from '../workspace/object-label.ts';
import { useFromDraft } from '../workspace/workspace-context.tsx';
import { useDeletion } from './use-deletion.tsx';
import { LanguagePairButton } from './language-pair-button.tsx';
import { justGone } from './use-focus-when-gone.ts';

export interface EditorHeadProps {
  readonly of: ObjectName;
  /** Objects that depend on it, and are deleted with it. */
  readonly along?: readonly ObjectName[] | undefined;
  /** Of the section. */
  readonly back: string;
  /** The objects that are deleted with it, in words. */
  readonly consequences?: ReactNode;
  /** Further actions. */
  readonly children?: ReactNode;
}

/** The name of the edited object, and the actions on it as a whole. */
export function EditorHead({ of, along, back, consequences, children }: EditorHeadProps): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const deletion = useDeletion();
  const onDone = (): void => void navigate(back, { state: justGone([of.ID]) });
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="start">
        <div style={{ flex: '1 1 14rem', minWidth: 0 }}>
          <ObjectTitle of={of} />
          <AlsoHere />
        </div>
        <Group gap="xs">
          <LanguagePairButton />
          {children}
          <HistoryButton of={[of]} />
          <Button
            variant="light"
            color="red"
            size="sm"
            leftSection={<Trash2 aria-hidden size={16} />}
            onClick={() => deletion.ask([of], { along, consequences, onDone })}
          >
            {t('action.delete')}
          </Button>
        </Group>
        {deletion.dialog}
      </Group>
      <Comments of={of} />
    </Stack>
  );
}

/** Renders at every letter of the name, and alone. */
function ObjectTitle({ of }: Pick<EditorHeadProps, 'of'>): ReactNode {
  const { t, language } = useTexts();
  const name = useFromDraft((draft) => {
    const object = objectOf(draft, of);
    return object === undefined ? '' : objectLabel(object, language, t('unnamed'));
  });
  useTabTitle(name);
  return (
    <Title order={1} size="h2" lineClamp={3} tabIndex={-1}>
      {name}
    </Title>
  );
}
