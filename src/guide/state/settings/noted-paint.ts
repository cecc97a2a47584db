type Paint = readonly (readonly [name: string, value: string])[];

/** A page's colours in its two looks. */
export interface Paints {
  readonly light: Paint;
  readonly dark: Paint;
}

const none: Paints = { light: [], dark: [] };

let noted = none;

/** Notes the page's colours, which a screen that is rendered without a browser cannot set. */
export function notePaint(paints: Paints): void {
  noted = paints;
}

export function takePaint(): Paints {
  const paints = noted;
  noted = none;
  return paints;
}
