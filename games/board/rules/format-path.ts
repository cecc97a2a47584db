import { type Point } from '#content/outline.ts';
import { type PathSegment } from '#content/svg-path.ts';

/** Formats segments as compact, absolute path data. Parsing it returns the same segments. */
export function formatPath(segments: readonly PathSegment[]): string {
  return segments.map(formatSegment).join('');
}

function formatSegment(segment: PathSegment): string {
  switch (segment.kind) {
    case 'move':
      return `M${pointOf(segment.to)}`;
    case 'line':
      return `L${pointOf(segment.to)}`;
    case 'quadratic':
      return `Q${[segment.control, segment.to].map(pointOf).join(' ')}`;
    case 'cubic':
      return `C${[segment.first, segment.second, segment.to].map(pointOf).join(' ')}`;
    case 'arc': {
      const { radii, rotation, isLarge, isSweep, to } = segment;
      return `A${pointOf(radii)} ${rotation} ${Number(isLarge)} ${Number(isSweep)} ${pointOf(to)}`;
    }
    case 'close':
      return 'Z';
  }
}

function pointOf({ x, y }: Point): string {
  return `${x} ${y}`;
}
