import * as z from 'zod/mini';

/** The longest text that is read, in characters. */
const longestText = 4_000_000;
/** More are no drawing of a person, and too many to look through. */
export const mostShapes = 500;
/** The longest outline, in characters: about 5,000 corners. */
const longestOutline = 100_000;
/** Pixels. No picture is larger, so what is drawn farther away is on none. */
export const farthest = 1_000_000;

const texts = z.record(z.string(), z.string());
const side = z.number().check(z.gte(1), z.lte(farthest));
const outline = z.string().check(z.maxLength(longestOutline));
const pixels = z.number().check(z.gte(-farthest), z.lte(farthest));

const copiedShape = z.object({
  /** SVG path data in the pixels of its picture. */
  path: outline,
  /** The fields of a hotspot (section 3.1), if it was one. */
  hotspot: z.optional(
    z.object({
      Kind: z.enum(['rect', 'circle', 'polygon']),
      X: pixels,
      Y: pixels,
      Width: pixels,
      Height: pixels,
      Points: outline,
      Curve: z.optional(outline),
      Name: texts,
      AudioURL: texts,
      Feedback: texts,
      IsSolution: z.boolean(),
    }),
  ),
});

/** Shapes on the clipboard, as text. The staff area of any museum may have written it. */
const copiedShapes = z.object({
  cicerone: z.literal('shapes'),
  /** Of the picture that they were drawn on. */
  size: z.object({ width: side, height: side }),
  shapes: z.array(copiedShape).check(z.minLength(1), z.maxLength(mostShapes)),
});

export type CopiedShape = z.infer<typeof copiedShape>;
export type CopiedShapes = z.infer<typeof copiedShapes>;

export function writeCopiedShapes({ size, shapes }: Omit<CopiedShapes, 'cicerone'>): string {
  return JSON.stringify({ cicerone: 'shapes', size, shapes } satisfies CopiedShapes);
}

/** Reads a text from the clipboard; undefined if it holds no shapes of ours. */
export function readCopiedShapes(text: string): CopiedShapes | undefined {
  if (text.length > longestText) return undefined;
  try {
    const read = copiedShapes.safeParse(JSON.parse(text));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
