import { Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type Location } from '#content/entities/location.ts';
import { type JigsawConfig, jigsawConfig } from '#games/jigsaw/config.ts';
import { cutPicture } from '#games/jigsaw/rules/cut.ts';
import { useTexts } from '../../../language/texts.tsx';
import { useAddresses } from '../../../session/use-addresses.ts';
import styles from './jigsaw-cut.module.css';

/** The picture with the lines along which the pieces are cut, and their number. */
export function JigsawCut({ station }: { readonly station: Location }): ReactNode {
  const { t } = useTexts();
  const prepared = jigsawConfig(station);
  if (prepared.kind === 'unplayable') return <Text c="dimmed">{t('jigsaw.none')}</Text>;
  const { columns, rows } = prepared.config;
  return (
    <Stack gap={4}>
      <Cut config={prepared.config} label={t('jigsaw.seen')} />
      <Text size="sm" role="status">
        {t('jigsaw.count', { count: columns * rows })}
      </Text>
    </Stack>
  );
}

interface CutProps {
  readonly config: JigsawConfig;
  readonly label: string;
}

/** Square until the picture has loaded. */
function Cut({ config, label }: CutProps): ReactNode {
  const { pictureAddress } = useAddresses();
  const { picture, columns, rows, noses, seed } = config;
  const [shape, setShape] = useState({ picture: '', aspect: 1 });
  const aspect = shape.picture === picture ? shape.aspect : undefined;
  const lines = useMemo(
    () =>
      aspect === undefined
        ? ''
        : cutPicture({ columns, rows, noses, seed }, aspect)
            .map((outline) => `M${outline.map(({ x, y }) => `${x.toFixed(4)},${y.toFixed(4)}`).join('L')}Z`)
            .join(''),
    [columns, rows, noses, seed, aspect],
  );
  return (
    <div className={styles.cut}>
      <img
        src={pictureAddress(picture, 640)}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setShape({ picture, aspect: naturalHeight > 0 ? naturalWidth / naturalHeight : 1 })
        }
      />
      {aspect === undefined ? null : (
        <svg viewBox={`0 0 ${aspect} 1`} role="img" aria-label={label}>
          <path d={lines} className={styles.shadow} />
          <path d={lines} className={styles.line} />
        </svg>
      )}
    </div>
  );
}
