import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { canPostpone, type OpenClash } from '../draft/clash.ts';
import { type ConflictPath, isSamePath } from '../draft/merge.ts';
import { useTexts } from '../language/texts.tsx';
import { ClashFields } from './clash-fields.tsx';
import { useObjectName } from './use-object-name.ts';
import { useDraft, useDraftState } from './workspace-context.tsx';

/** Conflicting changes of two people, side by side and field by field. */
export function ClashDialog(): ReactNode {
  const { saving } = useDraftState();
  if (saving.kind !== 'clashed') return null;
  const [clash] = saving.clashes;
  return clash === undefined ? null : (
    <Clash
      key={`${clash.model} ${clash.ID} ${clash.conflicts.map(({ path }) => path.join('.')).join(' ')}`}
      clash={clash}
      mayReturn={canPostpone(saving.clashes)}
    />
  );
}

interface ClashProps {
  readonly clash: OpenClash;
  readonly mayReturn: boolean;
}

/** Gives the focus back when the question is answered: the dialog goes all at once, and would not. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
}

function Clash({ clash, mayReturn }: ClashProps): ReactNode {
  const { t } = useTexts();
  const nameOf = useObjectName();
  const store = useDraft();
  const [mine, setMine] = useState<readonly ConflictPath[]>(() => clash.conflicts.map(({ path }) => path));
  useFocusBack();
  const object = clash.mine ?? clash.theirs ?? {};
  const isWhole = clash.conflicts.length === 0;
  const choose = (path: ConflictPath, isMine: boolean): void => {
    const others = mine.filter((each) => !isSamePath(each, path));
    setMine(isMine ? [...others, path] : others);
  };
  return (
    <Modal
      opened
      size="xl"
      onClose={store.postpone}
      withCloseButton={false}
      closeOnEscape={mayReturn}
      closeOnClickOutside={false}
      title={t('clash.title')}
    >
      <Stack>
        <Text fw={600}>{nameOf(clash.model, object)}</Text>
        {isWhole ? (
          <Text>
            {t(clash.theirs === undefined ? 'clash.gone' : 'clash.removed')}
            {clash.along === undefined || clash.along.length === 0 ? null : ` ${t('clash.along')}`}
          </Text>
        ) : (
          <ClashFields clash={clash} mine={mine} onChoose={choose} />
        )}
        <Group justify="end">
          {mayReturn ? (
            <Button variant="subtle" mr="auto" onClick={store.postpone}>
              {t('clash.back')}
            </Button>
          ) : null}
          {isWhole ? (
            <>
              <Button variant="default" onClick={() => store.decide(clash, 'none')}>
                {t(clash.theirs === undefined ? 'clash.letGo' : 'clash.keepTheirs')}
              </Button>
              <Button onClick={() => store.decide(clash, 'all')}>{t('clash.keepMine')}</Button>
            </>
          ) : (
            <Button onClick={() => store.decide(clash, mine)}>{t('clash.decide')}</Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
