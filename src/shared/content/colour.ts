/** Channels 0 to 255, alpha 0 to 100 percent. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

/** Characters. Longer texts are not colours, so they are not matched. */
const longestColour = 64;

const black: Colour = { red: 0, green: 0, blue: 0, alpha: 100 };
const white: Colour = { red: 255, green: 255, blue: 255, alpha: 100 };

/**
 * Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb(r, g, b)` and `rgba(r, g, b, a)` with a from 0 to 1 or in percent.
 * Undefined for everything else, also for channels above 255 or an alpha above 100 (section 5).
 */
export function parseColour(given: unknown): Colour | undefined {
  if (typeof given !== 'string' || given.length > longestColour) return undefined;
  const colour = given.trim().toLowerCase();
  return colour.startsWith('#') ? parseHex(colour.slice(1)) : parseFunction(colour);
}

/** Returns a translucent colour as it looks on an opaque background. */
export function flatten(colour: Colour, background: Colour): Colour {
  return { ...mix(background, colour, colour.alpha / 100), alpha: 100 };
}

/** Mixes a colour with white. Section 9: backgrounds are the primary colour lightened by 60 (light) or 40 percent (medium). */
export function lighten(colour: Colour, percent: number): Colour {
  return mix(colour, white, percent / 100);
}

/** Section 9: weights 299, 587, 114; from 0 (black) to 255 (white). */
export function brightness({ red, green, blue }: Colour): number {
  return (red * 299 + green * 587 + blue * 114) / 1000;
}

/** Section 9: white on a brightness below 128, black otherwise. */
export function textColourOn(background: Colour): Colour {
  return brightness(background) < 128 ? white : black;
}

/** `#rrggbb`, with two more digits when it is not opaque. */
export function formatColour({ red, green, blue, alpha }: Colour): string {
  const channels = alpha === 100 ? [red, green, blue] : [red, green, blue, (alpha / 100) * 255];
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the contrast of WCAG 2.2, from 1 (none) to 21 (black on white). Ignores alpha. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Returns the brightest colour of the same hue; of a dark grey, one near white. */
export function brighten({ red, green, blue, alpha }: Colour): Colour {
  const most = Math.max(red, green, blue);
  // Colours near black have hardly any hue.
  const scale = (channel: number): number => Math.round((255 * (channel + 32)) / (most + 32));
  return { red: scale(red), green: scale(green), blue: scale(blue), alpha };
}

/**
 * Returns the colour nearest to `colour`, towards `end`, with at least `minimum` contrast on `background`. Without an
 * end, towards black or white; if neither reaches it, returns the better of the two.
 */
export function ensureContrast(colour: Colour, background: Colour, minimum: number, towards?: Colour): Colour {
  if (contrast(colour, background) >= minimum) return colour;
  const end = towards ?? (contrast(black, background) >= contrast(white, background) ? black : white);
  for (let step = 1; step < 50; step++) {
    const candidate = mix(colour, end, step / 50);
    if (contrast(candidate, background) >= minimum) return candidate;
  }
  return end;
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  const between = (start: number, end: number): number => Math.round(start + (end - start) * share);
  return {
    red: between(from.red, to.red),
    green: between(from.green, to.green),
    blue: between(from.blue, to.blue),
    alpha: from.alpha,
  };
}

function luminance({ red, green, blue }: Colour): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function parseHex(digits: string): Colour | undefined {
  if (!/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.test(digits)) return undefined;
  const long = digits.length <= 4 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  const alpha = long.length === 8 ? Math.round((channel(6) / 255) * 100) : 100;
  return { red: channel(0), green: channel(2), blue: channel(4), alpha };
}

function parseFunction(colour: string): Colour | undefined {
  const parts = /^rgba?\(\s*(\d+)\s*[,\s]\s*(\d+)\s*[,\s]\s*(\d+)\s*(?:[,/]\s*(\d*\.?\d+)(%?)\s*)?\)$/.exec(colour);
  if (parts === null) return undefined;
  const [red, green, blue] = parts.slice(1, 4).map(Number) as [number, number, number];
  const given = parts[4] === undefined ? 1 : Number(parts[4]);
  const alpha = parts[5] === '%' ? given : given * 100;
  if (Math.max(red, green, blue) > 255 || alpha > 100) return undefined;
  return { red, green, blue, alpha: Math.round(alpha) };
}
