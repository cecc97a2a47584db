import { BookOpen, Check, Clapperboard, Gamepad2, Headphones } from 'lucide-react';
import { type ReactNode } from 'react';
import { LocationType } from '#content/constants.ts';
import { isGame, type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { type ItemTree } from '#content/item-tree.ts';
import { listImage } from '#content/rules/location.ts';
import { displayCode } from '#content/station-code.ts';
import { type MessageKey } from '#i18n/pack.ts';
import { routes } from '../../routes.ts';
import { Row, RowList } from '../../shell/row.tsx';
import { useGrowing } from '../../shell/use-growing.ts';
import { useContent } from '../../state/content-context.tsx';
import { useProgress, useTranslate } from '../../state/interface-context.tsx';
import styles from './locations-screen.module.css';

/** The simple list of a tour. A station with children heads a section; what follows a section is one of its own. */
export function StationList({ branches }: { readonly branches: readonly ItemTree[] }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  return runsOf(branches).map((run, index) => {
    const [head] = run;
    if (head === undefined) return null;
    if (head.children.length === 0) {
      return (
        <section key={head.item.ID} className={index === 0 ? undefined : styles.section}>
          {index === 0 ? null : <h2>{t('locations.more')}</h2>}
          <Run items={run.map(({ item }) => item)} />
        </section>
      );
    }
    const title = say(catalogue.location(head.item.LocationID)?.Name ?? {});
    return (
      <section key={head.item.ID} className={styles.section} aria-label={title.text}>
        <ul>
          <StationRow item={head.item} isHead />
        </ul>
        <Run items={head.children} />
      </section>
    );
  });
}

/** Neighbours without children make one list; each station with children is a run of its own. */
function runsOf(branches: readonly ItemTree[]): readonly (readonly ItemTree[])[] {
  const runs: ItemTree[][] = [];
  for (const branch of branches) {
    const last = runs.at(-1);
    const joins = branch.children.length === 0 && last !== undefined && last[0]?.children.length === 0;
    if (joins) last.push(branch);
    else runs.push([branch]);
  }
  return runs;
}

function Run({ items }: { readonly items: readonly TourItem[] }): ReactNode {
  const { shown, end } = useGrowing(items.length);
  return (
    <>
      <RowList>
        {items.slice(0, shown).map((item) => (
          <StationRow key={item.ID} item={item} />
        ))}
      </RowList>
      {shown < items.length ? <div key={shown} ref={end} /> : null}
    </>
  );
}

function StationRow({ item, isHead = false }: { readonly item: TourItem; readonly isHead?: boolean }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  const location = catalogue.location(item.LocationID);
  const number = useStationNumber(item);
  if (location === undefined) {
    return (
      <Row
        to={undefined}
        title={{ text: t('locations.unavailable'), language: '', isFallback: false }}
        imageUrl=""
        number={number}
        isHead={isHead}
      />
    );
  }
  return (
    <Row
      to={routes.detail.href(item.ID)}
      title={say(location.Name)}
      description={say(location.Description)}
      imageUrl={listImage(location)}
      number={number}
      isHead={isHead}
      facts={<TypeFact location={location} />}
    />
  );
}

/** The code as the museum wants it shown: not at all (HideStationNumber), or with leading zeros (StationNumberWidth). */
export function useStationNumber({ Code }: TourItem): string {
  const { HideStationNumber, StationNumberWidthEnabled, StationNumberWidth } = useContent().catalogue.configuration;
  return HideStationNumber ? '' : displayCode(Code, StationNumberWidthEnabled ? StationNumberWidth : undefined);
}

function TypeFact({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const [Icon, key] = kindOf(location);
  return (
    <p className={styles.facts}>
      <Icon aria-hidden size={16} /> {t(key)}
      <HeardMark location={location} />
    </p>
  );
}

/** That the visitor has heard a station to its end, or looked at it where there is nothing to hear. */
function HeardMark({ location }: { readonly location: Location }): ReactNode {
  const t = useTranslate();
  const { heard } = useProgress();
  if (!heard.has(location.ID)) return null;
  return (
    <span className={styles.heard}>
      <Check aria-hidden size={16} /> {t(location.Type === LocationType.Silent ? 'progress.seen' : 'progress.heard')}
    </span>
  );
}

function kindOf(location: Location): readonly [typeof Headphones, MessageKey] {
  if (isGame(location)) return [Gamepad2, 'type.game'];
  if (location.Type === LocationType.Video) return [Clapperboard, 'type.video'];
  return location.Type === LocationType.Silent ? [BookOpen, 'type.silent'] : [Headphones, 'type.audio'];
}
