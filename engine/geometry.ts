/** x to the right, y down; the caller chooses the unit. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** By its top-left corner. */
export type Box = Point & Size;
