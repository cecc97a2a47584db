import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Selector } from '#content/constants.ts';
import { LanguageText } from '../../../fields/language-text.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { PictureUrlList } from '../../../fields/url-list.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { BoardPreview } from '../../../preview/board-preview.tsx';
import { completeTour } from '../../../workspace/complete-objects.ts';
import { useObject } from '../../../workspace/workspace-context.tsx';
import { useGameBoard } from '../use-game-board.ts';

/** The first editor fetches the drawing code. */
const BoardSection = lazy(async () => ({
  default: (await import('../../../shapes/board/board-section.tsx')).BoardSection,
}));

/** The tour as a game: its board, and its messages at the end. */
export function GameTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  const object = useObject(of);
  const board = useGameBoard(ID);
  const tour = object === undefined ? undefined : completeTour(object);
  const hasBoard = tour?.Selectors.includes(Selector.GameBoard) === true || (tour?.GameBoardImagesURL.length ?? 0) > 0;
  return (
    <Stack gap="lg">
      {hasBoard ? (
        <>
          <PictureUrlList
            of={of}
            path={['GameBoardImagesURL']}
            label={t('tour.GameBoardImagesURL')}
            hint={t('tour.GameBoardImagesURL.hint')}
          />
          <SwitchField
            of={of}
            path={['GameBoardAllowReplay']}
            label={t('tour.GameBoardAllowReplay')}
            hint={t('tour.GameBoardAllowReplay.hint')}
          />
          <Suspense fallback={<Skeleton height={480} />}>
            <BoardSection tour={ID} />
          </Suspense>
        </>
      ) : (
        <Stack gap="xs" align="start">
          <Text>{t('tour.board.none')}</Text>
          <Button variant="light" leftSection={<Plus aria-hidden size={16} />} onClick={board.add}>
            {t('tour.board.add')}
          </Button>
        </Stack>
      )}
      <PictureUrlList
        of={of}
        path={['GameWonIconsURL']}
        label={t('tour.GameWonIconsURL')}
        hint={t('tour.GameWonIconsURL.hint')}
      />
      <LanguageText of={of} path={['GameEndExplanationLabel']} label={t('tour.GameEndExplanationLabel')} />
      <BoardPreview tour={ID} />
    </Stack>
  );
}
