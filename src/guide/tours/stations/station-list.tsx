import { type ReactNode, useMemo } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type TourItem } from '#content/entities/tour-item.ts';
import { itemTree, type ItemTree } from '#content/item-tree.ts';
import { listImage } from '#content/station-pictures.ts';
import { routes } from '../../routes.ts';
import { Row, RowList, type RowProps } from '../../shell/lists/row.tsx';
import { useGrowing } from '../../shell/navigation/use-growing.ts';
import { plain } from '../../shell/text/plain.ts';
import { useContent } from '../../state/content/content-context.tsx';
import { useTranslate } from '../../state/content/interface-context.tsx';
import { useStationTitle } from '../../shell/lists/use-station-title.ts';
import { listRuns } from './list-runs.ts';
import styles from './locations-screen.module.css';
import { StationFilter } from './station-filter.tsx';
import { TypeFact } from './type-fact.tsx';

/** Lists longer than this have a filter. */
const glance = 30;

/** The simple list of a tour, in its sections or filtered. */
export function StationList({ items }: { readonly items: readonly TourItem[] }): ReactNode {
  const branches = useMemo(() => itemTree(items), [items]);
  const sections = <Sections branches={branches} />;
  return items.length > glance ? (
    <StationFilter items={items} renderFound={(found, words) => <Run key={words} items={found} list={words} />}>
      {sections}
    </StationFilter>
  ) : (
    sections
  );
}

/** A station with children heads a section; the stations after a section form another one. */
function Sections({ branches }: { readonly branches: readonly ItemTree[] }): ReactNode {
  const t = useTranslate();
  const { catalogue, say } = useContent();
  return listRuns(branches).map((run, index) => {
    const [head] = run;
    if (head === undefined) return null;
    if (head.children.length === 0) {
      return (
        <section key={head.item.ID} className={index === 0 ? undefined : styles.section}>
          {index === 0 ? null : <h2>{t('locations.more')}</h2>}
          <Run items={run.map(({ item }) => item)} list={`run ${index}`} isNested={index > 0} />
        </section>
      );
    }
    const title = say(catalogue.location(head.item.LocationID)?.Name ?? {});
    return (
      <section key={head.item.ID} className={styles.section} aria-label={title.text}>
        <ul>
          <StationRow item={head.item} isHead />
        </ul>
        <Run items={head.children} list={`run ${index}`} isNested />
      </section>
    );
  });
}

interface RunProps {
  readonly items: readonly TourItem[];
  readonly list: string;
  readonly isNested?: boolean;
}

function Run({ items, list, isNested = false }: RunProps): ReactNode {
  const { shown, end } = useGrowing(items.length, list);
  return (
    <>
      <RowList>
        {items.slice(0, shown).map((item) => (
          <StationRow key={item.ID} item={item} isNested={isNested} />
        ))}
      </RowList>
      {shown < items.length ? <div key={shown} ref={end} /> : null}
    </>
  );
}

type StationRowProps = { readonly item: TourItem } & Pick<RowProps, 'isHead' | 'isNested'>;

function StationRow({ item, isHead = false, isNested = false }: StationRowProps): ReactNode {
  const { catalogue, say } = useContent();
  const location = catalogue.location(item.LocationID);
  const { title, number } = useStationTitle(item, location);
  return (
    <Row
      title={title}
      number={number}
      imageUrl={useRowImage(item.TourID, location)}
      isHead={isHead}
      isNested={isNested}
      to={location === undefined ? undefined : routes.detail.href(item.ID)}
      description={plain(say(location?.Description ?? {}))}
      facts={location === undefined ? null : <TypeFact location={location} />}
    />
  );
}

/** The most stations searched for a picture: in a tour of thousands, reading all of them would delay the list. */
const asked = 200;

/** The small picture of a station's row; undefined if no station of the tour has one. */
function useRowImage(tourId: number, location: Location | undefined): string | undefined {
  const { catalogue } = useContent();
  const isPictured = useMemo(
    () =>
      catalogue
        .itemsOf(tourId)
        .slice(0, asked)
        .some(({ LocationID }) => listImage(catalogue.location(LocationID)) !== ''),
    [catalogue, tourId],
  );
  return listImage(location) || (isPictured ? '' : undefined);
}
