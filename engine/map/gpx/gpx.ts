import { type Spot } from '../position.ts';
import { readXml, XmlError, type XmlFault, type XmlHandlers } from './xml.ts';

export interface GpxPoint extends Spot {
  /** Milliseconds since 1970; undefined if the file has no valid time. */
  readonly at: number | undefined;
}

export type GpxSegment = readonly GpxPoint[];

/** A recorded walk. */
export interface Gpx {
  /** Empty if the file has none. */
  readonly name: string;
  /** The non-empty segments of all tracks in order, or the routes if there are no tracks. */
  readonly segments: readonly GpxSegment[];
  readonly waypoints: readonly GpxPoint[];
  /** The number of points skipped because their coordinates are out of range. */
  readonly skipped: number;
}

export type GpxFault =
  | XmlFault
  /** The root element is not `gpx`. */
  | 'not-gpx'
  /** A coordinate has a decimal comma, which some programs write in certain locales. */
  | 'comma'
  /** The file has no track or route with a valid point. */
  | 'no-track';

export type GpxOutcome =
  | { readonly ok: true; readonly gpx: Gpx }
  /** `line` counts from 1. */
  | { readonly ok: false; readonly fault: GpxFault; readonly line: number };

/** Reads GPX 1.0 and 1.1, with or without namespaces, times and a byte order mark. */
export function readGpx(text: string): GpxOutcome {
  const outcome = readGpxPlaces(text);
  return outcome.ok && outcome.gpx.segments.length === 0 ? { ok: false, fault: 'no-track', line: 1 } : outcome;
}

/** Reads the same, and accepts a file that has waypoints alone, or nothing. */
export function readGpxPlaces(text: string): GpxOutcome {
  try {
    const reader = createReader();
    readXml(text, reader);
    return { ok: true, gpx: reader.gpx() };
  } catch (error) {
    if (error instanceof XmlError || error instanceof GpxError)
      return { ok: false, fault: error.fault, line: error.line };
    throw error;
  }
}

class GpxError extends Error {
  override readonly name = 'GpxError';
  readonly fault: Exclude<GpxFault, XmlFault>;
  readonly line: number;

  constructor(fault: Exclude<GpxFault, XmlFault>, line: number) {
    super(`${fault} in line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

interface Reader extends XmlHandlers {
  readonly gpx: () => Gpx;
}

const pointNames = ['trkpt', 'rtept', 'wpt'];

function createReader(): Reader {
  const path: string[] = [];
  const tracks: GpxPoint[][] = [];
  const routes: GpxPoint[][] = [];
  const waypoints: GpxPoint[] = [];
  let name = '';
  let skipped = 0;
  let point: { readonly spot: Spot; time: string } | undefined;

  function open(tag: string, attributes: ReadonlyMap<string, string>, line: number): void {
    if (path.length === 0 && tag !== 'gpx') throw new GpxError('not-gpx', line);
    path.push(tag);
    if (tag === 'trkseg') tracks.push([]);
    if (tag === 'rte') routes.push([]);
    if (!pointNames.includes(tag)) return;
    const spot = spotOf(attributes, line);
    point = spot === undefined ? undefined : { spot, time: '' };
    if (spot === undefined) skipped += 1;
  }

  function close(tag: string): void {
    path.pop();
    if (point === undefined || !pointNames.includes(tag)) return;
    const read: GpxPoint = { ...point.spot, at: timeOf(point.time) };
    point = undefined;
    if (tag === 'wpt') waypoints.push(read);
    else (tag === 'trkpt' ? tracks : routes).at(-1)?.push(read);
  }

  function readText(text: string): void {
    const [tag, parent = ''] = [path.at(-1), path.at(-2)];
    if (tag === 'time' && point !== undefined && pointNames.includes(parent)) point.time += text;
    if (tag === 'name' && name === '' && ['trk', 'rte', 'metadata', 'gpx'].includes(parent)) name = text.trim();
  }

  return {
    open,
    close,
    text: readText,
    gpx: () => {
      const filled = (segments: readonly GpxSegment[]): readonly GpxSegment[] =>
        segments.filter((segment) => segment.length > 0);
      const walked = filled(tracks);
      return { name, segments: walked.length > 0 ? walked : filled(routes), waypoints, skipped };
    },
  };
}

/** Returns undefined if the coordinates are out of range. */
function spotOf(attributes: ReadonlyMap<string, string>, line: number): Spot | undefined {
  const latitude = degreesIn(attributes.get('lat'), 90, line);
  const longitude = degreesIn(attributes.get('lon'), 180, line);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

function degreesIn(given: string | undefined, most: number, line: number): number | undefined {
  const text = given?.trim() ?? '';
  if (/^[-+]?\d+,\d+$/.test(text)) throw new GpxError('comma', line);
  const degrees = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
  return Math.abs(degrees) <= most ? degrees : undefined;
}

function timeOf(text: string): number | undefined {
  const at = /^\s*\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text.trim()) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}
