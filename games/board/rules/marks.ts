/** `next` is the first unsolved place in the tour's order. */
export type PlaceMark = 'open' | 'next' | 'solved';

/** Returns the marks of the places on a board. */
export function placeMarks(solved: readonly boolean[]): readonly PlaceMark[] {
  const next = solved.indexOf(false);
  return solved.map((isSolved, place) => (isSolved ? 'solved' : place === next ? 'next' : 'open'));
}
