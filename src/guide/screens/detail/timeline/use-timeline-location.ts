import { useSelector } from '@xstate/react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { timelineLocation } from '#content/timeline.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { useContent } from '../../../state/content/content-context.tsx';

/** The texts and pictures that are shown at a moment; what a timeline's location does not have stays the station's. */
export type ShownLocation = Pick<Location, 'ID' | 'HeaderTitle' | 'Text' | 'ImageDescriptors'>;

/**
 * The location to show at the recording's position (Timeline, section 3.1). Renders again only at a switch time.
 *
 * @param player undefined while there is none: the station itself is shown
 */
export function useTimelineLocation(
  location: Location,
  player: ActorRefFrom<typeof playerMachine> | undefined,
): ShownLocation {
  const { catalogue, say } = useContent();
  const current = useSelector(player, (state) =>
    state === undefined ? undefined : timelineLocation(location, state.context.position, catalogue.location),
  );
  if (current === undefined) return location;
  return {
    ID: current.ID,
    HeaderTitle: say(current.HeaderTitle).text === '' ? location.HeaderTitle : current.HeaderTitle,
    Text: say(current.Text).text === '' ? location.Text : current.Text,
    ImageDescriptors: current.ImageDescriptors.some(({ ImageURL }) => ImageURL !== '')
      ? current.ImageDescriptors
      : location.ImageDescriptors,
  };
}
