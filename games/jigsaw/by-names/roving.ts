/** The index that an arrow key leads to; undefined if the key leads nowhere. */
export type Steps = (here: number, key: string) => number | undefined;

/** Steps through a list of buttons. */
export function listSteps(count: number): Steps {
  return (here, key) => {
    switch (key) {
      case 'ArrowRight':
      case 'ArrowDown':
        return here + 1 < count ? here + 1 : undefined;
      case 'ArrowLeft':
      case 'ArrowUp':
        return here > 0 ? here - 1 : undefined;
      case 'Home':
        return 0;
      case 'End':
        return count - 1;
      default:
        return undefined;
    }
  };
}

/**
 * Steps through a board, from one open place to the next: along the rows, or to the nearest one in a row above or
 * below.
 *
 * @param open the indices of the open places, ascending
 */
export function boardSteps(open: readonly number[], columns: number): Steps {
  const rowOf = (index: number): number => Math.floor(index / columns);
  const nearest = (here: number, places: readonly number[]): number | undefined => {
    const distance = (place: number): number =>
      Math.abs(rowOf(place) - rowOf(here)) * columns + Math.abs((place % columns) - (here % columns));
    return places.toSorted((one, other) => distance(one) - distance(other))[0];
  };
  return (here, key) => {
    switch (key) {
      case 'ArrowRight':
        return open.find((place) => place > here);
      case 'ArrowLeft':
        return open.findLast((place) => place < here);
      case 'ArrowDown':
        return nearest(
          here,
          open.filter((place) => rowOf(place) > rowOf(here)),
        );
      case 'ArrowUp':
        return nearest(
          here,
          open.filter((place) => rowOf(place) < rowOf(here)),
        );
      case 'Home':
        return open[0];
      case 'End':
        return open.at(-1);
      default:
        return undefined;
    }
  };
}

/** The next name after this one that begins with a letter, around the end of the list. */
export function nextBeginningWith(names: readonly string[], here: number, letter: string): number | undefined {
  const order = names.map((_, step) => (here + 1 + step) % names.length);
  return order.find((index) => names[index]?.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()) === true);
}
