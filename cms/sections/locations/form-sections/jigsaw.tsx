import { SimpleGrid, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type ObjectName } from '../../../draft/draft.ts';
import { FileField } from '../../../fields/file-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { SwitchField } from '../../../fields/switch-field.tsx';
import { useTexts } from '../../../language/texts.tsx';
import { useLocation } from '../../../fields/use-location.ts';
import { type Location } from '#content/entities/location.ts';
import { type JigsawConfig, jigsawConfig } from '#games/jigsaw/config.ts';
import { cutPicture } from '#games/jigsaw/rules/cut.ts';
import { useAddresses } from '../../../session/use-addresses.ts';
import styles from './jigsaw-cut.module.css';

export function JigsawFormSection({ of }: { readonly of: ObjectName }): ReactNode {
  const { t } = useTexts();
  const station = useLocation(of);
  return (
    <Stack gap="md">
      <FileField
        of={of}
        path={['GameJigsawTopImageURL']}
        kind="image"
        label={t('location.GameJigsawTopImageURL')}
        hint={t('location.GameJigsawTopImageURL.hint')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['GameJigsawDimensionX', 'GameJigsawDimensionY'] as const).map((field) => (
          <NumberField
            key={field}
            of={of}
            path={[field]}
            label={t(`location.${field}`)}
            fallback={2}
            min={1}
            max={20}
          />
        ))}
      </SimpleGrid>
      <SwitchField
        of={of}
        path={['GameLevels']}
        label={t('location.GameLevels')}
        hint={t('location.GameLevels.jigsaw')}
      />
      <SwitchField
        of={of}
        path={['GameJigsawNoses']}
        label={t('location.GameJigsawNoses')}
        hint={t('location.GameJigsawNoses.hint')}
      />
      <JigsawCut station={station} />
      {(['GameJigsawConnectURL', 'GameJigsawDisconnectURL'] as const).map((field) => (
        <FileField key={field} of={of} path={[field]} kind="audio" label={t(`location.${field}`)} />
      ))}
    </Stack>
  );
}

/** The picture with the lines along which the pieces are cut, and their number. */
function JigsawCut({ station }: { readonly station: Location }): ReactNode {
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
