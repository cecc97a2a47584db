export type Point = readonly [number, number];

export const golden = (1 + Math.sqrt(5)) / 2;
export const goldenAngle = Math.PI * (3 - Math.sqrt(5));

export const add = (first: Point, second: Point): Point => [first[0] + second[0], first[1] + second[1]];
export const subtract = (first: Point, second: Point): Point => [first[0] - second[0], first[1] - second[1]];
export const scale = (point: Point, factor: number): Point => [point[0] * factor, point[1] * factor];
export const between = (first: Point, second: Point, share: number): Point => [
  first[0] + (second[0] - first[0]) * share,
  first[1] + (second[1] - first[1]) * share,
];
export const polar = (radius: number, angle: number, centre: Point = [0, 0]): Point => [
  centre[0] + radius * Math.cos(angle),
  centre[1] + radius * Math.sin(angle),
];
export const distance = (first: Point, second: Point): number => Math.hypot(first[0] - second[0], first[1] - second[1]);
export const middle = (points: readonly Point[]): Point => scale(points.reduce(add, [0, 0]), 1 / points.length);
export const shrink = (points: readonly Point[], factor: number): Point[] => {
  const centre = middle(points);
  return points.map((point) => between(centre, point, factor));
};
export const regularPolygon = (centre: Point, radius: number, corners: number, turn = -Math.PI / 2): Point[] =>
  Array.from({ length: corners }, (_, index) => polar(radius, turn + (2 * Math.PI * index) / corners, centre));
export const star = (centre: Point, outer: number, inner: number, tips: number, turn = -Math.PI / 2): Point[] =>
  Array.from({ length: tips * 2 }, (_, index) =>
    polar(index % 2 === 0 ? outer : inner, turn + (Math.PI * index) / tips, centre),
  );

/** The part of a convex polygon that is nearer to one site than to another. */
export function clipNearer(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const half = between(site, other, 0.5);
  const direction = subtract(other, site);
  const side = (point: Point): number => (point[0] - half[0]) * direction[0] + (point[1] - half[1]) * direction[1];
  const kept: Point[] = [];
  polygon.forEach((point, index) => {
    const following = polygon[(index + 1) % polygon.length];
    const here = side(point);
    const there = side(following);
    if (here <= 0) kept.push(point);
    if (here < 0 !== there < 0 && here !== there) kept.push(between(point, following, here / (here - there)));
  });
  return kept;
}

export function centroid(polygon: readonly Point[]): Point {
  let area = 0;
  let sum: Point = [0, 0];
  polygon.forEach((point, index) => {
    const following = polygon[(index + 1) % polygon.length];
    const cross = point[0] * following[1] - following[0] * point[1];
    area += cross;
    sum = add(sum, scale(add(point, following), cross));
  });
  return area === 0 ? middle(polygon) : scale(sum, 1 / (3 * area));
}
