/** A request to the decoder's worker: RGBA pixels, row by row. */
export interface DecodeRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** Milliseconds that further tries may take. */
  readonly timeLimit: number;
}

export interface DecodeAnswer {
  readonly id: number;
  /** Undefined if the picture contains no code. */
  readonly text: string | undefined;
}
