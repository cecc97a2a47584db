import { Alert, Stack, Text, Title } from '@mantine/core';
import { ListPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { PictureGate } from '../canvas/picture-gate.tsx';
import { useTexts } from '../language/texts.tsx';
import { useItems } from '../tour-items/use-items.ts';
import { completeTour } from '../workspace/complete-objects.ts';
import { useObject } from '../workspace/workspace-context.tsx';
import { type BoardEditorProps } from './board-editor-props.ts';
import { BoardTable } from './board-table.tsx';
import { useWide } from '../whole-window/use-wide.ts';
import { useAddresses } from '../session/use-addresses.ts';

/** The editor of a board, shown once there is a picture to draw on and a station to draw. */
export function BoardSection({ tour }: BoardEditorProps): ReactNode {
  const { t } = useTexts();
  const { addressOf } = useAddresses();
  const title = useId();
  const object = useObject({ model: 'tours', ID: tour });
  const items = useItems(tour);
  const url = object === undefined ? '' : (completeTour(object).GameBoardImagesURL.find((one) => one !== '') ?? '');
  const wide = useWide('board', url !== '' && items.length > 0);
  return (
    <Stack component="section" gap="xs" aria-labelledby={title}>
      <Title order={2} size="h4" id={title}>
        {t('board.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('board.intro')}
      </Text>
      {items.length === 0 ? (
        <Alert color="teal" icon={<ListPlus aria-hidden />} title={t('board.noStations')}>
          {t('board.noStationsText')}
        </Alert>
      ) : (
        <PictureGate address={addressOf(url)} missing={t('board.noPicture')}>
          {(picture, size) => <BoardTable key={picture} items={items} picture={picture} size={size} wide={wide} />}
        </PictureGate>
      )}
    </Stack>
  );
}
