import { Center, Image } from '@mantine/core';
import { CircleAlert, File, FileAudio, FileText, FileVideo, type LucideIcon } from 'lucide-react';
import { type ReactNode } from 'react';
import styles from './files.module.css';
import { useRetries } from './use-retries.ts';
import { useAddresses } from '../session/use-addresses.ts';

export interface FilePreviewProps {
  /** As stored. */
  readonly url: string;
  /** Its media type, where it is known. */
  readonly type?: string | undefined;
  /** Pixels. */
  readonly size: number;
  /** Whether it was requested and does not exist. */
  readonly isMissing?: boolean;
}

/** A thumbnail of a file, or an icon for its type. Its name is beside it. */
export function FilePreview({ url, type, size, isMissing = false }: FilePreviewProps): ReactNode {
  const { addressOf, pictureAddress } = useAddresses();
  const address = type === 'image/svg+xml' ? addressOf(url) : pictureAddress(url, size * 2);
  const { hasFailed, attempt, onError } = useRetries(address);
  const isImage = type?.startsWith('image/') ?? /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(url);
  if (isMissing || hasFailed) return <Sign icon={CircleAlert} size={size} />;
  if (!isImage) return <Sign icon={signOf(type ?? '', url)} size={size} />;
  return (
    <Image
      key={attempt}
      src={address}
      alt=""
      w={size}
      h={size}
      fit="contain"
      loading="lazy"
      className={styles.picture}
      onError={onError}
    />
  );
}

interface SignProps {
  readonly icon: LucideIcon;
  readonly size: number;
}

function Sign({ icon: Icon, size }: SignProps): ReactNode {
  return (
    <Center w={size} h={size} className={styles.sign}>
      <Icon aria-hidden size={Math.min(32, size / 2)} />
    </Center>
  );
}

function signOf(type: string, url: string): LucideIcon {
  if (type.startsWith('audio/') || /\.(?:mp3|m4a|ogg|wav|flac|aac|opus)$/i.test(url)) return FileAudio;
  if (type.startsWith('video/') || /\.(?:mp4|m4v|webm)$/i.test(url)) return FileVideo;
  return url.includes('.') || type !== '' ? FileText : File;
}
