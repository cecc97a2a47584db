import { type ReactNode } from 'react';
import { useScale } from '#engine/map/steering-context.ts';
import { useTexts } from '../language/texts.tsx';
import styles from './map-editor.module.css';
import { scaleBar } from './rules/scale-bar.ts';
import { useLength } from './use-length.ts';

/** The longest bar in CSS pixels. */
const longest = 140;

/** A bar of a round length on the map. @param metresPerUnit to the right */
export function ScaleMark({ metresPerUnit }: { readonly metresPerUnit: number }): ReactNode {
  const { t } = useTexts();
  const { length } = useLength();
  const bar = scaleBar(metresPerUnit / useScale(), longest);
  return bar === undefined ? null : (
    <div className={styles.scale}>
      {t('map.scale', { length: length(bar.metres) })}
      <div className={styles.bar} style={{ width: bar.length }} />
    </div>
  );
}
