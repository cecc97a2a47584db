import { Anchor, Group } from '@mantine/core';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listImage } from '#content/station-pictures.ts';
import { useLocation } from '../fields/use-location.ts';
import { SmallPicture } from './small-picture.tsx';
import { useStationName } from './use-station-name.ts';

/** A station with its small picture, as visitors know it from lists; it leads to its editor. */
export function StationLabel({ ID }: { readonly ID: number }): ReactNode {
  const nameOf = useStationName();
  const station = useLocation({ model: 'locations', ID });
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <SmallPicture url={listImage(station)} name={nameOf(ID)} size={40} />
      <Anchor component={Link} to={`/locations/${ID}`} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(ID)}
      </Anchor>
    </Group>
  );
}
