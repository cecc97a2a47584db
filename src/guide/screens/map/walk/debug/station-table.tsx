import { type ReactNode } from 'react';
import { useStore } from 'zustand';
import { type TourItem } from '#content/entities/tour-item.ts';
import { metresBetween } from '#engine/map/distance.ts';
import { useContent } from '../../../../state/content/content-context.tsx';
import type { Walk } from '../../../../state/walk/walk.ts';
import styles from './debug-panel.module.css';
import { useLateTexts } from '../../../../shell/late/late-texts.tsx';

/** The number of nearest stations listed. */
const most = 30;

/** Lists each station's distance and its state in the walk. */
export function StationTable({ walk, items }: { readonly walk: Walk; readonly items: readonly TourItem[] }): ReactNode {
  const t = useLateTexts('gps-debug');
  const { catalogue, say } = useContent();
  const { position, met } = useStore(walk);
  if (position === undefined) return null;
  const distances = new Map(walk.stations.map(({ id, distance }) => [id, distance]));
  const rows = items
    .map((item) => ({
      item,
      metres: metresBetween(position, walk.projection.toSpot({ x: item.MapX, y: item.MapY })),
      within: distances.get(item.ID) ?? 0,
      state: met.get(item.ID)?.kind ?? ('far' as const),
    }))
    .toSorted((one, other) => one.metres - other.metres)
    .slice(0, most);
  return (
    <table className={styles.table}>
      <caption>{t('gps.stations')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('gps.station')}</th>
          <th scope="col">{t('gps.away')}</th>
          <th scope="col">{t('gps.opensWithin')}</th>
          <th scope="col">{t('gps.state')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, metres, within, state }) => (
          <tr key={item.ID} data-state={state}>
            <th scope="row">
              {item.Code} {say(catalogue.location(item.LocationID)?.Name ?? {}).text}
            </th>
            <td>{t('gps.metres', { metres: Math.round(metres) })}</td>
            <td>{within === 0 ? t('gps.never') : t('gps.metres', { metres: within })}</td>
            <td>{t(`gps.${state}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
