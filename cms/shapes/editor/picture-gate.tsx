import { Alert, Skeleton } from '@mantine/core';
import { ImageOff, ImagePlus } from 'lucide-react';
import { type ReactNode } from 'react';
import { type Size } from '#ui/picture/zoom-view.ts';
import { useNaturalSize } from '#ui/picture/use-natural-size.ts';
import { useTexts } from '../../language/texts.tsx';

export interface PictureGateProps {
  /** Empty if no picture is chosen yet. */
  readonly address: string;
  /** The first step if there is no picture. */
  readonly missing: string;
  readonly children: (picture: string, size: Size) => ReactNode;
}

/** Shows an editor once its picture has loaded, and a message until then. */
export function PictureGate({ address, missing, children }: PictureGateProps): ReactNode {
  const { t } = useTexts();
  if (address === '')
    return (
      <Alert color="teal" icon={<ImagePlus aria-hidden />} title={t('canvas.noPicture')}>
        {missing}
      </Alert>
    );
  return (
    <Known key={address} address={address}>
      {(size) =>
        size === null ? (
          <Alert
            color="red"
            icon={<ImageOff aria-hidden />}
            title={t('canvas.brokenPicture')}
            // Coloured text would be too light.
            styles={{ title: { color: 'var(--mantine-color-text)' } }}
          >
            {t('canvas.brokenPictureText')}
          </Alert>
        ) : (
          children(address, size)
        )
      }
    </Known>
  );
}

interface KnownProps {
  readonly address: string;
  readonly children: (size: Size | null) => ReactNode;
}

function Known({ address, children }: KnownProps): ReactNode {
  const size = useNaturalSize(address);
  return size === undefined ? <Skeleton height={480} /> : children(size);
}
