/** What somebody has pasted into a field for a number. */
export type Pasted =
  | { readonly kind: 'number'; readonly value: number }
  /** A latitude and a longitude. */
  | { readonly kind: 'place'; readonly latitude: number; readonly longitude: number }
  | { readonly kind: 'other' };

/**
 * Reads a number with a point or a comma before its decimals, or the two of a place as maps give them: `54.33, 10.15`,
 * `54,33; 10,15`, `54.33° N 10.15° E`, `54°19'48"N, 10°9'0"E`. Never guesses: what has other readings is `other`.
 */
export function readPasted(text: string): Pasted {
  const given = text.trim().replaceAll(/[\u2212\u2013]/g, '-');
  const alone = numberIn(given);
  if (alone !== undefined) return { kind: 'number', value: alone };
  const place =
    placeIn(given.split(/\s*;\s*|\s*,\s+|\s+,\s*/)) ??
    // Without a blank only two numbers with points are sure to be two.
    (/^[-+]?\d+\.\d+,[-+]?\d+\.\d+$/.test(given) ? placeIn(given.split(',')) : undefined) ??
    placeIn(given.split(/(?<=[NS\d°])\s+(?=[-\d])|(?<=[\d°"″])\s+(?=[EWO][\d])/i));
  if (place !== undefined) return place;
  return { kind: 'other' };
}

function placeIn(parts: readonly string[]): Pasted | undefined {
  const [first, second] = parts.map((part) => part.trim());
  if (parts.length !== 2 || first === undefined || second === undefined) return undefined;
  const latitude = degreesIn(first, 'NS');
  const longitude = degreesIn(second, 'EWO');
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return { kind: 'place', latitude, longitude };
}

/** One thousand and a decimal comma look alike, so only one separator may stand in it. */
function numberIn(text: string): number | undefined {
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined;
}

const sexagesimal =
  /^(?<degrees>\d{1,3})\s*°\s*(?:(?<minutes>\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*(?:(?<seconds>\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|''|”)\s*)?)?$/;

/** @param letters of the two directions; the second and later ones are south, west, and O for German east */
function degreesIn(text: string, letters: string): number | undefined {
  const direction = new RegExp(`^([${letters}])\\s*|\\s*([${letters}])$`, 'i').exec(text);
  const letter = (direction?.[1] ?? direction?.[2] ?? '').toUpperCase();
  const bare = direction === null ? text : text.replace(direction[0], '').trim();
  const value = numberIn(bare.replace(/\s*°$/, '')) ?? fromParts(sexagesimal.exec(bare)?.groups);
  if (value === undefined || (letter !== '' && value < 0)) return undefined;
  return letter === 'S' || letter === 'W' ? -value : value;
}

function fromParts(parts: Readonly<Record<string, string | undefined>> | undefined): number | undefined {
  if (parts === undefined) return undefined;
  const { degrees = '', minutes = '0', seconds = '0' } = parts;
  const [whole, sixtieth, second] = [degrees, minutes, seconds].map((part) => numberIn(part) ?? Number.NaN);
  if (whole === undefined || sixtieth === undefined || second === undefined) return undefined;
  return sixtieth < 60 && second < 60 ? Number((whole + sixtieth / 60 + second / 3600).toFixed(7)) : undefined;
}
