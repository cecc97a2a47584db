type Paint = readonly (readonly [name: string, value: string])[];

let noted: Paint = [];

/** Notes the page's colours, which a screen that is rendered without a browser cannot set. */
export function notePaint(paint: Paint): void {
  noted = paint;
}

export function takePaint(): Paint {
  const paint = noted;
  noted = [];
  return paint;
}
