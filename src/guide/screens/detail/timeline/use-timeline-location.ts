import { useSelector } from '@xstate/react';
import { type ActorRefFrom } from 'xstate';
import { type Location } from '#content/entities/location.ts';
import { type LanguageMap } from '#content/schema/texts.ts';
import { timelineLocation } from '#content/timeline.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { useContent } from '../../../state/content/content-context.tsx';

/**
 * The texts and pictures at a moment: without a Text, its Description. The station's own fill the gaps of a location.
 */
export type ShownLocation = Pick<Location, 'ID' | 'HeaderTitle' | 'Text' | 'ImageDescriptors'>;

/**
 * Returns the location to show at the recording's position (Timeline, section 3.1). Renders again only at a switch
 * time.
 *
 * @param player undefined until there is one; the station itself is shown
 */
export function useTimelineLocation(
  location: Location,
  player: ActorRefFrom<typeof playerMachine> | undefined,
): ShownLocation {
  const { catalogue, say } = useContent();
  const current = useSelector(player, (state) =>
    state === undefined ? undefined : timelineLocation(location, state.context.position, catalogue.location),
  );
  const textOf = ({ Text, Description }: Location): LanguageMap => (say(Text).text === '' ? Description : Text);
  if (current === undefined) return { ...location, Text: textOf(location) };
  return {
    ID: current.ID,
    HeaderTitle: say(current.HeaderTitle).text === '' ? location.HeaderTitle : current.HeaderTitle,
    Text: [textOf(current), textOf(location)].find((text) => say(text).text !== '') ?? {},
    ImageDescriptors: current.ImageDescriptors.some(({ ImageURL }) => ImageURL !== '')
      ? current.ImageDescriptors
      : location.ImageDescriptors,
  };
}
