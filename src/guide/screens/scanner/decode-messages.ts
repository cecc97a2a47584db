/** What the page asks the decoder's worker: RGBA pixels, row by row. */
export interface DecodeRequest {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: ArrayBuffer;
  /** Milliseconds that may be spent on further tries. */
  readonly timeLimit: number;
}

export interface DecodeAnswer {
  readonly id: number;
  /** Undefined: there is no code in the picture. */
  readonly text: string | undefined;
}
