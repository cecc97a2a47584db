import { type ReactNode, useId } from 'react';
import { type MarkerShape } from '#content/marker-shapes.ts';
import { join } from '#ui/button.tsx';
import styles from './markers.module.css';
import { type MarkerState } from './marker-state.ts';

interface MarkerFaceProps {
  readonly shape: MarkerShape;
  readonly state: MarkerState;
  /** As displayed; empty to show the icon instead. */
  readonly number: string;
  /** A picture's address; empty if there is none. */
  readonly icon: string;
}

/** The approximate width of a letter of the sans face, relative to its size. */
const letter = 0.56;
const largest = 14;

/** A marker's shape with a number or an icon, and a badge for the visitor's progress. */
export function MarkerFace({ shape, state, number, icon }: MarkerFaceProps): ReactNode {
  return (
    <svg className={styles.face} viewBox="-22 -22 44 44" aria-hidden>
      {state === 'playing' ? <circle className={styles.ring} r="20.5" /> : null}
      <path className={styles.rim} d={shape.path} />
      <path className={styles.shape} d={shape.path} />
      <Content shape={shape} number={number} icon={icon} />
      <Badge state={state} />
    </svg>
  );
}

type ContentProps = Pick<MarkerFaceProps, 'shape' | 'number' | 'icon'>;

function Content({ shape, number, icon }: ContentProps): ReactNode {
  const { path, room, down } = shape;
  const id = useId();
  if (number !== '') {
    const size = Math.min(largest, room / ([...number].length * letter));
    return (
      <text className={styles.number} y={down} fontSize={Math.round(size * 10) / 10}>
        {number}
      </text>
    );
  }
  if (icon === '') return <circle className={styles.point} cy={down} r="4" />;
  return (
    <>
      <clipPath id={id}>
        <path d={path} />
      </clipPath>
      <image
        href={icon}
        x="-20"
        y="-20"
        width="40"
        height="40"
        preserveAspectRatio="xMidYMid slice"
        clipPath={`url(#${id})`}
      />
      <path className={join(styles.shape, styles.frame)} d={path} />
    </>
  );
}

const badges: Readonly<Record<Exclude<MarkerState, 'open'>, string>> = {
  heard: 'M-3.6 0-1.2 2.6 3.6-2.6',
  playing: 'M-3.5-1.5V1.5M0-3.8V3.8M3.5-2.3V2.3',
  won: 'M0-4.6 1.4-1.5 4.6-1.2 2.2 1.1 2.9 4.3 0 2.6-2.9 4.3-2.2 1.1-4.6-1.2-1.4-1.5Z',
  unavailable: 'M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2',
};

function Badge({ state }: { readonly state: MarkerState }): ReactNode {
  if (state === 'open') return null;
  return (
    <g className={styles.badge} data-badge={state} transform="translate(13.5 -13.5)">
      <circle r="8" />
      <path d={badges[state]} />
    </g>
  );
}
