import { Text } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, type Ref } from 'react';
import styles from './phone-frame.module.css';
import { type PhoneSize } from './phone-sizes.ts';

export interface PhoneFrameProps {
  readonly ref: Ref<HTMLIFrameElement>;
  readonly title: string;
  readonly src: string;
  /** The name of the frame's window, by which the guide recognises a preview. */
  readonly name?: string;
  readonly size: PhoneSize;
  /** The notice above the phone. */
  readonly note?: string | undefined;
}

/** Shows a page as on a phone of the given size, scaled down if there is less room. */
export function PhoneFrame({ ref, title, src, name, size, note }: PhoneFrameProps): ReactNode {
  const { ref: measure, width, height } = useElementSize();
  const frame = useMergedRef(ref);
  const bezel = 2 * 8;
  const scale = Math.min(1, (width - bezel) / size.width, (height - bezel) / size.height);
  const style = { '--width': `${size.width}px`, '--height': `${size.height}px`, '--scale': Math.max(scale, 0.1) };
  return (
    <div ref={measure} className={styles.room}>
      <div className={styles.phone} style={style as CSSProperties}>
        {/* Our own pages, at our own address. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} className={styles.screen} title={title} src={src} name={name} />
      </div>
      {note === undefined ? null : (
        <Text className={styles.note ?? ''} role="alert" size="sm">
          {note}
        </Text>
      )}
    </div>
  );
}
