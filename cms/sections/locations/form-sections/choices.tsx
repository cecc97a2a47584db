import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode } from 'react';
import { answerLabel, choicesConfig } from '#games/choices/config.ts';
import { FoldButton } from '../../../controls/fold-button.tsx';
import { type ObjectName } from '../../../draft/draft.ts';
import { ItemList } from '../../../fields/item-list.tsx';
import { LanguageFileField } from '../../../fields/language-file-field.tsx';
import { LanguageText } from '../../../fields/language-text.tsx';
import { StationTextField } from '../../../fields/station-text-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useFieldError, useFindings } from '../../../fields/use-findings.ts';
import { useFold } from '../../../fields/use-fold.ts';
import { useList } from '../../../fields/use-list.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useLocation } from '../../../fields/use-location.ts';

/** The question of a multiple-choice game, and its answers in their order. */
export function ChoicesFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const station = useLocation(of);
  const list = useList(of, ['GameChoices']);
  const error = useFieldError(of, ['GameChoices'])(['GameChoices']);
  const prepared = choicesConfig(station);
  const nameOf = (place: number): string => t('choices.nth', { label: answerLabel(place, station.GameChoiceNumbered) });
  return (
    <Stack gap="md">
      <StationTextField of={of} />
      <Stack gap="xs" role="group" aria-label={t('location.GameChoices')}>
        <Input.Label labelElement="div">{t('location.GameChoices')}</Input.Label>
        {error === undefined ? null : <Input.Error>{error}</Input.Error>}
        <ItemList
          label={t('location.GameChoices')}
          list={list}
          nameOf={nameOf}
          renderBody={(place) => <Answer of={of} place={place} name={nameOf(place)} />}
          empty={t('choices.none')}
          add={
            <Button
              variant="light"
              leftSection={<Plus aria-hidden size={16} />}
              onClick={() => list.add({ Text: {}, IsSolution: false })}
            >
              {t('choices.add')}
            </Button>
          }
        >
          {(place) => (
            <Group gap="lg">
              <Text fw={600}>{nameOf(place)}</Text>
              <SwitchField
                of={of}
                path={['GameChoices', place, 'IsSolution']}
                label={t('location.choice.IsSolution')}
              />
            </Group>
          )}
        </ItemList>
        {prepared.kind === 'playable' && prepared.config.kind === 'several' ? (
          <Text size="sm" c="dimmed">
            {t('choices.several')}
          </Text>
        ) : null}
      </Stack>
      <SwitchField
        of={of}
        path={['GameChoiceNumbered']}
        label={t('location.GameChoiceNumbered')}
        hint={t('location.GameChoiceNumbered.hint')}
      />
    </Stack>
  );
}

interface AnswerProps {
  readonly of: ObjectName;
  readonly place: number;
  readonly name: string;
}

function Answer({ of, place, name }: AnswerProps): ReactNode {
  const { t } = useTexts();
  const path = ['GameChoices', place];
  const spoken = [...path, 'AudioURL'];
  const isWrong = useFindings(of, spoken).length > 0;
  const { isOpen, toggle } = useFold([spoken], isWrong);
  return (
    <Stack gap="xs" role="group" aria-label={name}>
      <LanguageText of={of} path={[...path, 'Text']} label={t('location.choice.Text')} />
      <LanguageText
        of={of}
        path={[...path, 'Feedback']}
        label={t('location.choice.Feedback')}
        hint={t('location.choice.Feedback.hint')}
      />
      <FoldButton label={t('location.choice.AudioURL')} isOpen={isOpen} onClick={toggle} />
      {isOpen ? <LanguageFileField of={of} path={spoken} kind="audio" label={t('location.choice.AudioURL')} /> : null}
    </Stack>
  );
}
