/** A tour in a language that the visitor wants on the device. */
export interface Wanted {
  readonly tour: number;
  /** The code of a language of the content. */
  readonly language: string;
}

export function wantedKey({ tour, language }: Wanted): string {
  return `${tour} ${language}`;
}
