import '@mantine/core/styles/Tabs.css';
import { Stack, Tabs, Text, VisuallyHidden, Badge, Button, Skeleton, Fieldset, SimpleGrid } from '@mantine/core';
import { type ReactNode, lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { tour } from '#content/entities/tour.ts';
import { type StoredObject } from '#content/schema/containers.ts';
import { useFindings } from '../../fields/use-findings.ts';
import { useTexts } from '../../language/texts.tsx';
import { EditorHead } from '../../lists/editor-head.tsx';
import { completeTour } from '../../workspace/complete-objects.ts';
import { QrSheetButton } from '../../print/qr-sheet-button.tsx';
import { useObject } from '../../workspace/workspace-context.tsx';
import { ItemsTab } from './items/items-tab.tsx';
import { GeneralTab } from './tabs/general-tab.tsx';
import { FileField } from '../../fields/file-field.tsx';
import { ImageField } from '../../fields/image-field.tsx';
import { SelectorsTab } from './tabs/selectors-tab.tsx';
import { tabsFor } from './tour-tabs.ts';
import { tabOfField, type TourTab, tourTabs } from '../../workspace/tour-parts.ts';
import { type WholeLink } from '../../whole-window/use-wide.ts';
import { tourPaths } from './tour-paths.ts';
import { useItems } from '../../tour-items/use-items.ts';
import styles from './tours-section.module.css';
import { Plus } from 'lucide-react';
import { Selector, defaults } from '#content/constants.ts';
import { LanguageText } from '../../fields/language-text.tsx';
import { SwitchField } from '../../fields/switch-field.tsx';
import { PictureUrlList } from '../../fields/url-list.tsx';
import { BoardPreview } from '../../preview/board-preview.tsx';
import { useGameBoard } from './use-game-board.ts';
import { usualDistance } from '#engine/map/trigger-stations.ts';
import { LanguageFileField } from '../../fields/language-file-field.tsx';
import { MoreFields } from '../../fields/more-fields.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { useField } from '../../fields/use-field.ts';
import { MapEditor } from '../../map/map-editor.tsx';

/** The tabs whose editors fill the window. */
const wholeLinks: Readonly<Partial<Record<TourTab, WholeLink>>> = { map: { whole: 'map' }, game: { whole: 'board' } };

/** One tour with all its fields (section 3.3) and its stations. */
export function TourEditor({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const object = useObject({ model: 'tours', ID });
  return object === undefined ? <Text>{t('editor.gone')}</Text> : <OpenTour ID={ID} object={object} />;
}

function OpenTour({ ID, object }: { readonly ID: number; readonly object: StoredObject }): ReactNode {
  const { t } = useTexts();
  const navigate = useNavigate();
  const of = { model: 'tours', ID } as const;
  const findings = useFindings(of);
  const items = useItems(ID);
  const wanted = useParams()['tab'];
  const tab = tourTabs.find((each) => each === wanted) ?? 'general';
  const shown = tabsFor(completeTour(object), tab);
  return (
    <Stack gap="md" maw={1100}>
      <EditorHead of={of} along={items.map((item) => ({ model: 'tourItems', ID: item.ID }))} back={tourPaths.all}>
        <QrSheetButton tour={ID} />
      </EditorHead>
      <Tabs value={tab} keepMounted={false}>
        <div className={styles.tabs}>
          <Tabs.List aria-label={t('tour.parts')}>
            {shown.map((name) => (
              <Tabs.Tab
                key={name}
                className={styles.tab}
                value={name}
                onClick={(event) => {
                  // Arrow keys press tabs too, and only pass by.
                  const state = event.detail === 0 ? undefined : wholeLinks[name];
                  void navigate(tourPaths.tour(ID, name), { state });
                }}
                rightSection={
                  <FindingCount count={findings.filter(({ field }) => tabOfField(field) === name).length} />
                }
              >
                {name === 'stations' ? t('tour.tab.stations.count', { count: items.length }) : t(`tour.tab.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </div>
        {shown.map((name) => (
          <Tabs.Panel key={name} value={name} pt="md">
            <TabPanel tab={name} ID={ID} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Stack>
  );
}

/** The number of findings in a part of a form. */
function FindingCount({ count }: { readonly count: number }): ReactNode {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <Badge color="red.9" size="sm" circle>
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{t('tour.tab.faults', { count })}</VisuallyHidden>
    </Badge>
  );
}

/** One part of a tour's editor. */
function TabPanel({ tab, ID }: { readonly tab: TourTab; readonly ID: number }): ReactNode {
  switch (tab) {
    case 'general':
      return <GeneralTab ID={ID} />;
    case 'pictures':
      return <PicturesTab ID={ID} />;
    case 'selectors':
      return <SelectorsTab ID={ID} />;
    case 'stations':
      return <ItemsTab ID={ID} />;
    case 'map':
      return <MapTab ID={ID} />;
    case 'game':
      return <GameTab ID={ID} />;
  }
}

/** How a tour looks in lists and on cards. */
function PicturesTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  return (
    <Stack gap="lg">
      <FileField of={of} path={['IconURL']} kind="image" label={t('tour.IconURL')} hint={t('tour.IconURL.hint')} />
      <ImageField of={of} path={['ImageDescriptor']} label={t('tour.ImageDescriptor')} />
    </Stack>
  );
}

/** The first editor fetches the drawing code. */
const BoardSection = lazy(async () => ({
  default: (await import('../../shapes/board/board-section.tsx')).BoardSection,
}));

/** The tour as a game: its board, and its messages at the end. */
function GameTab({ ID }: { readonly ID: number }): ReactNode {
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

/** The tour's map, and how it follows walking visitors. */
function MapTab({ ID }: { readonly ID: number }): ReactNode {
  const { t } = useTexts();
  const of = { model: 'tours', ID } as const;
  const follows = useField(of, ['MapGPSAutoActivation']).value === true;
  return (
    <Stack gap="lg">
      <LanguageFileField of={of} path={['MapURL']} kind="image" label={t('tour.MapURL')} />
      <MapEditor tour={ID} />
      <LanguageText of={of} path={['MapFloor']} label={t('tour.MapFloor')} hint={t('tour.MapFloor.hint')} />
      <SwitchField
        of={of}
        path={['MapGPSAutoActivation']}
        label={t('tour.MapGPSAutoActivation')}
        hint={t('tour.MapGPSAutoActivation.hint')}
      />
      {follows ? (
        <>
          <NumberField
            of={of}
            path={['MapGPSAutoDistance']}
            label={t('tour.MapGPSAutoDistance')}
            hint={t('tour.MapGPSAutoDistance.hint', { usual: usualDistance })}
            min={0}
            unit="m"
          />
          <FileField
            of={of}
            path={['MapGPSAutoActivationSoundURL']}
            kind="audio"
            label={t('tour.MapGPSAutoActivationSoundURL')}
          />
        </>
      ) : null}
      <SwitchField of={of} path={['MapProgressShow']} label={t('tour.MapProgressShow')} />
      <SwitchField of={of} path={['MapScoreShow']} label={t('tour.MapScoreShow')} />
      <MoreFields of={of} entity={tour} fields={['MapWidth', 'MapHeight', 'MapZoomMin', 'MapZoomMax', 'MapHome']}>
        <SimpleGrid cols={{ base: 2, lg: 4 }}>
          <NumberField of={of} path={['MapWidth']} label={t('tour.MapWidth')} min={0} />
          <NumberField of={of} path={['MapHeight']} label={t('tour.MapHeight')} min={0} />
          <NumberField of={of} path={['MapZoomMin']} label={t('tour.MapZoomMin')} fallback={defaults.mapZoomMin} />
          <NumberField of={of} path={['MapZoomMax']} label={t('tour.MapZoomMax')} fallback={defaults.mapZoomMax} />
        </SimpleGrid>
        <Fieldset legend={t('tour.MapHome')}>
          <SimpleGrid cols={3}>
            <NumberField of={of} path={['MapHome', 'X']} label={t('tour.MapHome.X')} />
            <NumberField of={of} path={['MapHome', 'Y']} label={t('tour.MapHome.Y')} />
            <NumberField of={of} path={['MapHome', 'Zoom']} label={t('tour.MapHome.Zoom')} />
          </SimpleGrid>
        </Fieldset>
      </MoreFields>
    </Stack>
  );
}
