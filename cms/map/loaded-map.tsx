import { Alert, Button, Stack, Text } from '@mantine/core';
import { type ReactNode } from 'react';
import { type Tour, tour } from '#content/entities/tour.ts';
import { inLanguage } from '#content/language-fallback.ts';
import { useMapPicture } from '#engine/map/use-map-picture.ts';
import { useTexts } from '../language/texts.tsx';
import { useAddresses } from '../session/use-addresses.ts';
import { useContentLanguages } from '../workspace/use-catalogue.ts';
import { useObject } from '../workspace/workspace-context.tsx';
import { type Size } from '#engine/geometry.ts';

/** A tour with the URL of its map's picture; empty: it has none. */
export interface MapTour {
  readonly tour: Tour;
  readonly url: string;
}

/** Returns a tour as edited, with its map in the museum's language; undefined if it no longer exists. */
export function useMapTour(ID: number): MapTour | undefined {
  const { addressOf } = useAddresses();
  const languages = useContentLanguages();
  const stored = useObject({ model: 'tours', ID });
  if (stored === undefined) return undefined;
  const edited = tour.complete(stored);
  const standard = languages.find(({ IsDefault }) => IsDefault)?.Code ?? '';
  const { text } = inLanguage(edited.MapURL, standard, standard);
  return { tour: edited, url: text === '' ? '' : addressOf(text) };
}

export interface LoadedMapProps {
  readonly url: string;
  /** @param own the picture's size in pixels */
  readonly children: (own: Size) => ReactNode;
}

/** Loads the picture of a map first, because the map needs its size. */
export function LoadedMap({ url, children }: LoadedMapProps): ReactNode {
  const { t } = useTexts();
  const picture = useMapPicture(url);
  switch (picture.status) {
    case 'loading':
      return <Text role="status">{t('map.loading')}</Text>;
    case 'failed':
      return (
        <Alert color="red" role="alert">
          <Stack align="start">
            {t('map.failed')}
            <Button size="xs" onClick={picture.retry}>
              {t('loading.retry')}
            </Button>
          </Stack>
        </Alert>
      );
    case 'ready':
      return children(picture.own);
  }
}
