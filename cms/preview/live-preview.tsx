import { ActionIcon, Group, SegmentedControl, Select } from '@mantine/core';
import { Clapperboard, Contrast, RotateCcw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState, useLayoutEffect, useRef } from 'react';
import { location } from '#content/entities/location.ts';
import { type ShowMessage, gameFramePath } from '#contract/frame-messages.ts';
import { useTexts } from '../language/texts.tsx';
import { useContentLanguages, useObjects } from '../workspace/use-catalogue.ts';
import { useObject, useDraftState } from '../workspace/workspace-context.tsx';
import { DarkButton } from './dark-button.tsx';
import { DifficultyButton } from './difficulty/difficulty-button.tsx';
import { hasDifficulty } from './difficulty/use-difficulty.ts';
import { PhoneChoice } from './phone-choice.tsx';
import { type PhoneName, phoneSizes, type PhoneSize } from './phone-sizes.ts';
import { looksSolved, orderOf } from './play/rules/play-state.ts';
import { type Play } from './play/use-play.ts';
import styles from './side-panel.module.css';
import { type PlayReport } from '#contract/play.ts';
import { tellFrame, useFrameMessages } from './frame-messages.ts';
import { PhoneFrame } from './phone-frame.tsx';
import { type TourDefinition } from '#content/definition.ts';
import { LocationType } from '#content/constants.ts';
import { tour } from '#content/entities/tour.ts';
import { tourItem } from '#content/entities/tour-item.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { storedId } from '#content/schema/entity.ts';
import { addServerBase } from '#content/server-base.ts';
import { type EditedModel } from '#contract/calls/content-calls.ts';
import { objectOf } from '../draft/draft.ts';
import { useConnection } from '../session/session-context.tsx';

// Few open it.
const PlayBar = lazy(() => import('./play/play-bar.tsx').then((module) => ({ default: module.PlayBar })));

export interface LivePreviewProps {
  readonly of: ShowMessage['of'];
  /** Names the frame to screen readers. */
  readonly title: string;
  readonly played: Play;
}

/** The running game or board in a phone, with the choice of phone, language and look. */
export function LivePreview({ of: { model, ID }, title, played }: LivePreviewProps): ReactNode {
  const { t } = useTexts();
  const languages = useContentLanguages();
  const content = usePreviewContent({ model, ID });
  const type = location.complete(useObject({ model, ID }) ?? {}).Type;
  const [chosen, setChosen] = useState<string>();
  const { state, act } = played;
  const { isSolved, round } = state;
  const [hasTools, setTools] = useState(played.isLinked || state.isUsed);
  const [phone, setPhone] = useState<PhoneName>(played.phone ?? 'small');
  const [isHighContrast, setHighContrast] = useState(false);
  const [isDark, setDark] = useState(false);
  const standard = languages.find(({ IsDefault }) => IsDefault) ?? languages[0];
  const language = languages.find(({ Code }) => Code === chosen)?.Code ?? standard?.Code ?? 'de';
  const order = useMemo(() => orderOf(state), [state]);
  const orderKey = JSON.stringify(order);
  const show = useMemo(
    () => ({ ...content, of: { model, ID }, language, isHighContrast, isDark, isSolved, round, play: order }),
    // An equal order changes nothing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [content, model, ID, language, isHighContrast, isDark, isSolved, round, orderKey],
  );
  return (
    <>
      <Group className={styles.row ?? ''} gap="xs" wrap="nowrap">
        <Select
          flex={1}
          size="xs"
          aria-label={t('preview.language')}
          value={language}
          allowDeselect={false}
          data={languages.map(({ Code, DisplayName }) => ({ value: Code, label: DisplayName || Code }))}
          onChange={(code) => setChosen(code ?? undefined)}
        />
        <PhoneChoice value={phone} onChange={setPhone} />
        <ActionIcon
          variant={hasTools ? 'light' : 'subtle'}
          size="md"
          aria-label={t(hasTools ? 'play.hide' : 'play.title')}
          title={t(hasTools ? 'play.hide' : 'play.title')}
          aria-expanded={hasTools}
          onClick={() => setTools(!hasTools)}
        >
          <Clapperboard aria-hidden size={16} />
        </ActionIcon>
      </Group>
      <Group className={styles.row ?? ''} gap="xs" wrap="nowrap">
        <SegmentedControl
          mr="auto"
          size="xs"
          aria-label={t('preview.course')}
          value={looksSolved(state) ? 'solved' : 'open'}
          onChange={(course) => act({ type: course === 'solved' ? 'solve' : 'restart' })}
          data={[
            { value: 'open', label: t('preview.open') },
            { value: 'solved', label: t('preview.solved') },
          ]}
        />
        <DarkButton isDark={isDark} onChange={setDark} />
        <ActionIcon
          variant={isHighContrast ? 'filled' : 'subtle'}
          size="md"
          aria-pressed={isHighContrast}
          aria-label={t('preview.contrast')}
          title={t('preview.contrast')}
          onClick={() => setHighContrast(!isHighContrast)}
        >
          <Contrast aria-hidden size={16} />
        </ActionIcon>
        {model === 'locations' && hasDifficulty(type) ? (
          <DifficultyButton definition={content.definition} ID={ID} />
        ) : null}
        <ActionIcon
          variant="subtle"
          size="md"
          aria-label={t('preview.restart')}
          title={t('preview.restart')}
          onClick={() => act({ type: 'restart' })}
        >
          <RotateCcw aria-hidden size={16} />
        </ActionIcon>
      </Group>
      {hasTools ? (
        <Suspense fallback={null}>
          <PlayBar {...played} game={model === 'locations' ? type : undefined} phone={phone} />
        </Suspense>
      ) : null}
      <GameFrame
        title={title}
        size={phoneSizes[phone]}
        show={show}
        onPlay={(course, report) => act({ type: 'report', round: course, report })}
      />
    </>
  );
}

interface GameFrameProps {
  readonly title: string;
  readonly size: PhoneSize;
  readonly show: Omit<ShowMessage, 'type' | 'edit'>;
  /** Called with what happens in a rehearsed game. */
  readonly onPlay: (round: number, report: PlayReport) => void;
}

/** A separate document for a game, with the guide's styles and without those of the staff area. */
function GameFrame({ title, size, show, onPlay }: GameFrameProps): ReactNode {
  const { t } = useTexts();
  const frame = useRef<HTMLIFrameElement>(null);
  const edits = useRef(0);
  const [condition, setCondition] = useState<'opening' | 'ready' | 'refused'>('opening');

  useFrameMessages(frame, (message) => {
    if (message.type === 'play') onPlay(message.round, message.report);
    else setCondition(message.type === 'refused' ? 'refused' : 'ready');
  });

  const isOpen = condition !== 'opening';
  useLayoutEffect(() => {
    if (!isOpen) return;
    edits.current += 1;
    tellFrame(frame.current, { type: 'show', edit: edits.current, ...show });
  }, [isOpen, show]);

  return (
    <PhoneFrame
      ref={frame}
      title={title}
      src={`/${gameFramePath}`}
      size={size}
      note={condition === 'refused' ? t('preview.refused') : undefined}
    />
  );
}

type PreviewContent = Pick<ShowMessage, 'definition' | 'item'>;

/** Returns the part of the edited content that one game or board needs, which is small however large the museum. */
function usePreviewContent({ model, ID }: ShowMessage['of']): PreviewContent {
  const { base: server } = useConnection();
  const { draft } = useDraftState();
  const items = useObjects('tourItems');
  const [languages, themes] = [useObjects('languages'), useObjects('themes')];
  const [configurations, messages] = [useObjects('configurations'), useObjects('messages')];
  const { base } = draft;
  const locations = draft.changes.get('locations');
  const tours = draft.changes.get('tours');
  const groups = draft.changes.get('tourGroups');
  return useMemo(() => {
    const find = (of: EditedModel, wanted: number): StoredObject | undefined =>
      objectOf(draft, { model: of, ID: wanted });
    const item = model === 'locations' ? items.find(({ LocationID }) => LocationID === ID) : undefined;
    const tourIDs = [
      model === 'tours' ? ID : item === undefined ? -1 : tourItem.complete(item).TourID,
      model === 'locations' ? cardsOf(find('locations', ID)) : -1,
    ].filter((wanted) => wanted >= 0);
    const shownTours: readonly StoredObject[] = tourIDs.flatMap((wanted): readonly StoredObject[] =>
      listed(find('tours', wanted)),
    );
    const shownItems = items.filter(({ TourID }) => tourIDs.some((wanted) => wanted === TourID));
    const locationIDs = new Set([
      ...(model === 'locations' ? [ID] : []),
      ...shownItems.map((shown) => tourItem.complete(shown).LocationID),
    ]);
    const definition: TourDefinition = {
      Languages: languages,
      Messages: messages,
      Themes: themes,
      Configurations: configurations,
      TourGroups: shownTours.flatMap((shown) => listed(find('tourGroups', tour.complete(shown).TourGroupID))),
      Tours: shownTours,
      TourItems: shownItems,
      Locations: [...locationIDs].flatMap((wanted) => listed(find('locations', wanted))),
    };
    return {
      item: item === undefined ? undefined : storedId(item),
      definition: addServerBase(definition, server),
    };
    // Only these models of the draft are read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [model, ID, server, base, items, languages, messages, themes, configurations, locations, tours, groups]);
}

function listed(object: StoredObject | undefined): readonly StoredObject[] {
  return object === undefined ? [] : [object];
}

/** Returns the tour whose stations a memory game uses; -1 if there is none. */
function cardsOf(station: StoredObject | undefined): number {
  if (station === undefined) return -1;
  const { Type, GameMemoryFromTour } = location.complete(station);
  return Type === LocationType.GameMemory ? GameMemoryFromTour : -1;
}
