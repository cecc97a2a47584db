/** `next`: the first place in the tour's order that is not solved yet. */
export type PlaceMark = 'open' | 'next' | 'solved';

/** The marks of the places on a board. */
export function placeMarks(solved: readonly boolean[]): readonly PlaceMark[] {
  const next = solved.indexOf(false);
  return solved.map((isSolved, place) => (isSolved ? 'solved' : place === next ? 'next' : 'open'));
}
