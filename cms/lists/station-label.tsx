import { Anchor, Group } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listImage } from '#content/station-pictures.ts';
import { FilePreview } from '../files/file-preview.tsx';
import { useLocation } from '../fields/use-location.ts';
import { useStationName } from './use-station-name.ts';

/** A station with its small picture, as visitors know it from lists; it leads to its editor. */
export function StationLabel({ ID }: { readonly ID: number }): ReactNode {
  const nameOf = useStationName();
  const station = useLocation({ model: 'locations', ID });
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <FilePreview url={listImage(station)} size={40} />
      <Anchor component={Link} to={`/locations/${ID}`} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(ID)}
      </Anchor>
    </Group>
  );
}
