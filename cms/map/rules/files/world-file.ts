import { roundDegrees } from '#engine/map/coordinates/coordinates.ts';
import { halfTurn } from '#engine/map/distance.ts';
import { type BoxFileOutcome, failed } from './box-file.ts';
import { type Size } from '#engine/geometry.ts';

/** The share of a pixel by which a picture may be turned, because programs write zero as a small number. */
const leastTurn = 1e-6;

/**
 * Reads a world file: six lines with the width of a pixel, two turns, the height of a pixel (negative), and the place of
 * the middle of the top left pixel.
 */
export function readWorldFile(text: string, { width, height }: Size): BoxFileOutcome {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  const numbers = lines.map(numberIn);
  const unread = numbers.findIndex((number) => number === undefined);
  if (unread >= 0) return failed('not-world', unread + 1);
  const [across, turn, otherTurn, down, x, y, ...more] = numbers;
  if (across === undefined || turn === undefined || otherTurn === undefined || down === undefined) {
    return failed('not-world');
  }
  if (x === undefined || y === undefined || more.length > 0) return failed('not-world');
  if (!(width > 0 && height > 0)) return failed('no-pixels');
  if (Math.max(Math.abs(turn), Math.abs(otherTurn)) > leastTurn * Math.max(Math.abs(across), Math.abs(down)))
    return failed('rotated');
  if (across < 0 || down > 0) return failed('rotated');

  const [west, north] = [x - across / 2, y - down / 2];
  const [east, south] = [west + across * width, north + down * height];
  if (Math.abs(x) > 180 || north > 90 || south < -90 || east - west >= 360) return failed('projected');
  if (!(east > west && north > south)) return failed('no-extent');
  return {
    ok: true,
    kind: 'world',
    box: {
      BottomLeft: { Latitude: roundDegrees(south), Longitude: roundDegrees(halfTurn(west)) },
      TopRight: { Latitude: roundDegrees(north), Longitude: roundDegrees(halfTurn(east)) },
    },
  };
}

/** A line has one number, so a comma can only precede its decimals. */
function numberIn(line: string): number | undefined {
  return /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i.test(line) ? Number(line.replace(',', '.')) : undefined;
}
