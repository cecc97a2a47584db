import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { LocationType } from '#content/constants.ts';
import { type Location } from '#content/entities/location.ts';
import { type Tour } from '#content/entities/tour.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { idIn, routes, searchedIn } from '../../routes.ts';
import { usePlaceParams } from '../../shell/navigation/place-params.ts';
import { EmptyNote } from '../../shell/page/empty-note.tsx';
import { Heading } from '../../shell/page/heading.tsx';
import { Page } from '../../shell/page/page.tsx';
import { FallbackNote } from '../../shell/text/fallback-note.tsx';
import { orInterfaceText, SpokenText } from '../../shell/text/spoken-text.tsx';
import { StationNumber } from '../../shell/lists/station-number.tsx';
import { useContent } from '../../state/content/content-context.tsx';
import { useSettings, useTranslate } from '../../state/content/interface-context.tsx';
import { Filling } from '../../state/visit/filling.tsx';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { stationKind } from '../../state/content/station-kind.ts';
import { useStationNumber } from '../../state/content/use-station-number.ts';
import styles from './detail-screen.module.css';
import { VideoCaption } from './captions/video-caption.tsx';
import { Accessibility, CornerDownLeft } from 'lucide-react';
import { Link } from '#ui/link.tsx';
import { DeepDives } from './dives/deep-dives.tsx';
import { Gallery, VideoFrame } from './gallery.tsx';
import { ItalicText } from './italic-text.tsx';
import { NextStation } from './next-station.tsx';
import { RichText } from './rich-text.tsx';
import { Station } from './station.tsx';
import { useNotedVisit } from './use-noted-visit.ts';
import { usePlaybackRun } from './use-playback-run.ts';
import { type ActorRefFrom } from 'xstate';
import { type LanguageMap } from '#content/schema/texts.ts';
import { timelineLocation } from '#content/timeline.ts';
import { type playerMachine } from '#engine/station/player-machine.ts';
import { useLanguageVariant } from './language-variants/use-language-variant.ts';
import { latePart } from '#ui/late-part.ts';
import type { VariantSwitchesProps } from './language-variants/variant-switches.tsx';

/**
 * The texts and pictures at a moment: without a Text, its Description. The station's own fill the gaps of a location.
 */
type ShownLocation = Pick<Location, 'ID' | 'HeaderTitle' | 'Text' | 'ImageDescriptors'>;

export function DetailScreen(): ReactNode {
  const { tourItemId } = usePlaceParams();
  const [query] = useSearchParams();
  const { catalogue } = useContent();
  const item = catalogue.item(idIn(tourItemId) ?? -1);
  if (item === undefined) return <Navigate to={routes.notFound.href()} replace />;
  const location = catalogue.location(item.LocationID);
  const tour = catalogue.tour(item.TourID);
  const dive = catalogue.location(idIn(query.get('dive') ?? undefined) ?? -1);
  return location === undefined ? (
    <MissingStation item={item} tour={tour} />
  ) : (
    <StationScreen
      key={`${item.ID} ${dive?.ID}`}
      item={item}
      tour={tour}
      original={dive ?? location}
      parent={dive && location}
    />
  );
}

interface StationScreenProps {
  readonly item: TourItem;
  readonly tour: Tour | undefined;
  /** The station itself, of which visitors may choose a variant. */
  readonly original: Location;
  /** The station of the deep dive shown here; undefined for the station itself. */
  readonly parent: Location | undefined;
}

function StationScreen({ item, tour, original, parent }: StationScreenProps): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const itemNumber = useStationNumber(item);
  const isDive = parent !== undefined;
  const number = isDive ? '' : itemNumber;
  const { variant: chosen } = useSettings();
  const inVariant = useLanguageVariant(original);
  const { variant, offered, location } = inVariant;
  const name = say(location.Name);
  const title = orInterfaceText(
    name,
    number === '' ? t(`type.${stationKind(location)}`) : t('station.number', { code: number }),
  );
  const run = usePlaybackRun({ item, location, original, variant, isDive, title });
  const player = useSelector(run.station, ({ children }) => children.player);
  const shown = useTimelineLocation(location, player);
  const header = say(shown.HeaderTitle);
  const text = say(shown.Text);
  const read = text.text === '' ? name : text;
  const captions = say(location.CaptionsURL);
  const { foundDives } = useVisit();
  useNotedVisit(item, tour, !isDive);
  const back = useBack(tour);
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  useEffect(() => {
    if (isDive) foundDives.note(location.ID);
  }, [isDive, foundDives, location.ID]);
  return (
    <Page
      title={title}
      back={isDive ? routes.detail.href(item.ID) : back}
      crumb={say(parent?.Name ?? tour?.Name ?? {})}
      place={{ tour, item }}
      ownHeading
    >
      <article className={styles.station}>
        {location.Type === LocationType.Video ? (
          <VideoFrame
            video={run.video}
            images={location.ImageDescriptors}
            address={address}
            caption={
              player === undefined || captions.text === '' ? null : <VideoCaption player={player} captions={captions} />
            }
          />
        ) : (
          <Gallery key={shown.ID} images={shown.ImageDescriptors} address={address} />
        )}
        <div className={styles.words}>
          <header>
            <p className={styles.kicker}>
              <StationNumber number={number} className={styles.number} />
              <SpokenText spoken={header} />
            </p>
            <Heading>
              <ItalicText spoken={title} />
            </Heading>
            <FallbackNote spoken={read} />
            <StepFree location={original} />
          </header>
          {offered.length === 0 && chosen === undefined ? null : <LateVariants run={run} {...inVariant} />}
          <Station
            key={run.key}
            item={item}
            location={location}
            original={original}
            run={run}
            isDive={isDive}
            read={read}
          />
          <DeepDives item={item} location={location} parent={parent} />
          <Filling at="aloud" />
          <RichText html={text} />
          {parent === undefined ? (
            <NextStation item={item} transition={run.transition} isSilent={original.Type === LocationType.Silent} />
          ) : (
            <BackToStation item={item} station={parent} />
          )}
        </div>
      </article>
    </Page>
  );
}

/** How a visitor who cannot climb stairs gets here. */
function StepFree({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const { needs } = useSettings();
  const hint = say(location.StepFreeHint);
  if (!needs.includes('noStairs') || (!location.StairsOnly && hint.text === '')) return null;
  return (
    <p className={styles.stepFree}>
      <Accessibility aria-hidden size={20} />
      <span>
        {location.StairsOnly ? <strong>{t('locations.stairsOnly')}</strong> : null}
        <SpokenText spoken={hint} />
      </span>
    </p>
  );
}

function MissingStation({ item, tour }: Pick<StationScreenProps, 'item' | 'tour'>): ReactNode {
  const t = useTranslate();
  const number = useStationNumber(item);
  return (
    <Page
      title={number === '' ? t('locations.unavailable') : t('station.number', { code: number })}
      back={useBack(tour)}
      place={{ tour, item }}
    >
      <EmptyNote>{t('station.missing')}</EmptyNote>
    </Page>
  );
}

/** Returns where the visitor came from: the search or the tour. */
function useBack(tour: Tour | undefined): string {
  const { fromNumberSearch } = usePlaceParams();
  const { state } = useLocation();
  if (fromNumberSearch !== undefined) return routes.numbers.href(searchedIn(state));
  return tour === undefined ? routes.groups.href() : routes.locations.href(tour.ID);
}

/** The link at the end of a deep dive. */
function BackToStation({ item, station }: { readonly item: TourItem; readonly station: Location }): ReactNode {
  const t = useTranslate();
  const { say } = useContent();
  const title = say(station.Name).text || t('station.number', { code: item.Code });
  return (
    <Link className={styles.next} to={routes.detail.href(item.ID)}>
      <span className={styles.nextText}>{t('dive.back', { title })}</span>
      <CornerDownLeft aria-hidden />
    </Link>
  );
}

/**
 * Returns the location to show at the recording's position (Timeline, section 3.1). Renders again only at a switch
 * time.
 *
 * @param player undefined until there is one; the station itself is shown
 */
function useTimelineLocation(
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

const part = latePart(
  async () => {
    const { VariantSwitches, variantTexts } = await import('./language-variants/variant-switches.tsx');
    // Without its texts it would take the station with it to the error boundary.
    await variantTexts;
    return VariantSwitches;
  },
  (loaded) => loaded,
);

/** Fetched for the first station that has variants. Without them a station can be heard, and the next tries again. */
function LateVariants(props: VariantSwitchesProps): ReactNode {
  const [Switches, setSwitches] = useState(part.get);
  useEffect(() => {
    void part.ahead().then(() => setSwitches(part.get));
  }, []);
  return Switches === undefined ? null : <Switches {...props} />;
}
