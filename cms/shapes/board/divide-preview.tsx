import { type ReactNode } from 'react';
import { type Ring } from '#games/board/rules/flatten.ts';
import { type Size } from '#ui/picture/zoom-view.ts';
import { centreOf } from '../rules/ring.ts';
import styles from './divide-preview.module.css';
import { type BoardParts } from './rules/division/board-parts.ts';

export interface DividePreviewProps {
  readonly parts: BoardParts;
  readonly size: Size;
  readonly picture: string;
  /** The path data of shapes that stay. */
  readonly kept: readonly string[];
  /** Of the stations that get a part. */
  readonly codes: readonly string[];
}

/** The picture with its parts, each with the code of its station. */
export function DividePreview({ parts, size, picture, kept, codes }: DividePreviewProps): ReactNode {
  const rings = parts.parts ?? [];
  return (
    <svg className={styles.preview} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden>
      <image href={picture} width={size.width} height={size.height} />
      {rings.map((ring, index) => (
        <polygon
          key={index}
          points={ring.map(({ x, y }) => `${x},${y}`).join(' ')}
          className={index < parts.stations.length ? styles.given : styles.spare}
        />
      ))}
      {kept.map((data, index) => (
        <path key={index} d={data} className={styles.kept} />
      ))}
      {codes.map((code, index) => (
        <Code key={index} code={code} ring={rings[index] ?? []} fontSize={Math.max(size.width, size.height) / 32} />
      ))}
    </svg>
  );
}

interface CodeProps {
  readonly code: string;
  readonly ring: Ring;
  readonly fontSize: number;
}

function Code({ code, ring, fontSize }: CodeProps): ReactNode {
  const at = centreOf(ring);
  if (at === undefined) return null;
  return (
    <text x={at.x} y={at.y} fontSize={fontSize} strokeWidth={fontSize / 5} className={styles.code}>
      {code}
    </text>
  );
}
