export type Rgb = readonly [number, number, number];

export const house = {
  ink: '#1d2a3a',
  terracotta: '#b5523b',
  ochre: '#d9a441',
  teal: '#1f5f66',
  paper: '#f6f1e7',
  plum: '#5b3a5e',
} as const;

export function toRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function toHex(colour: Rgb): string {
  return `#${colour
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const toLinear = (part: number): number => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number =>
  255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

function toOklab(colour: Rgb): Rgb {
  const [red, green, blue] = colour.map(toLinear) as unknown as Rgb;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, greenRed, blueYellow]: Rgb): Rgb {
  const long = (lightness + 0.3963377774 * greenRed + 0.2158037573 * blueYellow) ** 3;
  const medium = (lightness - 0.1055613458 * greenRed - 0.0638541728 * blueYellow) ** 3;
  const short = (lightness - 0.0894841775 * greenRed - 1.291485548 * blueYellow) ** 3;
  return [
    fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** Mixes in OKLab, because sRGB mixtures of ochre and teal turn muddy. */
export function mix(first: string, second: string, share: number): string {
  const from = toOklab(toRgb(first));
  const to = toOklab(toRgb(second));
  const part = Math.min(1, Math.max(0, share));
  return toHex(fromOklab(from.map((value, index) => value + (to[index] - value) * part) as unknown as Rgb));
}

export function ramp(stops: readonly (readonly [number, string])[]): (position: number) => Rgb {
  const steps = 1024;
  const table: Rgb[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const position = step / steps;
    let upper = stops.findIndex(([at]) => at >= position);
    if (upper < 0) upper = stops.length - 1;
    const [start, from] = stops[Math.max(0, upper - 1)];
    const [end, to] = stops[upper];
    table.push(toRgb(mix(from, to, end > start ? (position - start) / (end - start) : 0)));
  }
  return (position) => table[Math.round(Math.min(1, Math.max(0, position)) * steps)];
}
