import * as z from 'zod/mini';

/** A text of limited length without NUL, which databases cannot store. */
export const text = (longest: number): z.ZodMiniString =>
  z.string().check(z.maxLength(longest), z.regex(/^[^\0]*$/, 'must hold no NUL character'));

export const filledText = (longest: number): z.ZodMiniString =>
  z
    .string()
    .check(
      z.minLength(1, 'must not be empty'),
      z.maxLength(longest),
      z.regex(/^[^\0]*$/, 'must hold no NUL character'),
    );

/** A sentence about a file: in English, and its reason and facts for other languages. */
export const fileNote = z.object({
  Message: z.string(),
  Reason: z.string(),
  Facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A day such as `2026-11-21`, in the museum's time zone. */
export const day = z.iso.date('must be a day such as 2026-11-21');

/** A moment in ISO 8601, such as `2026-11-21T10:00:00Z`. */
export const moment = z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-21T10:00:00Z' });

/** A whole number given as text in an address. */
export const count = (least: number, most: number): z.ZodMiniType<number> =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)),
    z.pipe(
      z.transform((digits: string) => Number(digits)),
      z.number().check(z.minimum(least), z.maximum(most)),
    ),
  );

/** The version that the caller has seen: if there is another one by now, the call is refused. */
export const seenVersion = z.object({ Seen: z.optional(count(0, 999_999_999)) });
