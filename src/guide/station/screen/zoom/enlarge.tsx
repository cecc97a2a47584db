import { type ReactNode, useRef } from 'react';
import { type ImageDescriptor } from '#content/entities/image-descriptor.ts';
import { EnlargeButton } from './enlarge-button.tsx';
import { useViewer } from './use-viewer.tsx';

export interface EnlargeProps {
  readonly image: ImageDescriptor;
  /** The picture's name if staff entered no alternative text. */
  readonly label: string;
}

/** Covers one picture, so that a tap anywhere on it enlarges it. */
export function Enlarge({ image, label }: EnlargeProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { enlarge, viewer } = useViewer([image], () => button.current?.focus());
  return (
    <>
      <EnlargeButton ref={button} image={image} label={label} onClick={() => enlarge(0)} />
      {viewer}
    </>
  );
}
