import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinates, roundDegrees, writeCoordinates } from './coordinates.ts';

const kiel = { ok: true, spot: { latitude: 54.33, longitude: 10.15 } };
const santiago = { ok: true, spot: { latitude: -33.45, longitude: -70.66 } };

describe('written coordinates', () => {
  it.each([
    '54.33, 10.15',
    '54.33,10.15',
    '  54.3300   10.1500  ',
    '54.33; 10.15',
    '54.33/10.15',
    '(54.33, 10.15)',
    'N54°19.800 E010°09.000',
    '54.33N10.15E',
    '54,33; 10,15',
    '54,33, 10,15',
    '54,33 10,15',
    '+54.33, +10.15',
    '54.33° N 10.15° E',
    '54.33°N, 10.15°E',
    '54.33 N, 10.15',
    '54.33, 10.15 E',
    'N54.33, E10.15',
    '10.15° E, 54.33° N',
    '54,33° N; 10,15° O',
    '54,33° Nord, 10,15° Ost',
    `54°19'48"N 10°09'00"E`,
    `54°19'48''N 10°9'0''E`,
    '54° 19′ 48″ N, 10° 9′ 0″ E',
    '54°19’48”N 10°9’0”E',
    '54° 19′ 48″ n. Br., 10° 9′ 0″ ö. L.',
    `N 54° 19.8' E 10° 9.0'`,
    `N 54° 19,8' E 10° 9,0'`,
    '54 19 48 N, 10 9 0 E',
    '54° 19.8’ 10° 9’',
    'Lat: 54.33, Lon: 10.15',
    'Longitude=10.15 Latitude=54.33',
    'Breite 54,33 Länge 10,15',
    'lat 54.33 N, lng 10.15 E',
  ])('%j are read', (text) => {
    expect(readCoordinates(text)).toEqual(kiel);
  });

  it.each([
    '-33.45, -70.66',
    '\u221233,45; \u221270,66',
    '33.45° S, 70.66° W',
    `33°27'S 70°39'36"W`,
    `-33°27' -70°39'36"`,
  ])('%j are read as south and west', (text) => {
    expect(readCoordinates(text)).toEqual(santiago);
  });

  it('may be whole degrees', () => {
    expect(readCoordinates('54, 10')).toEqual({ ok: true, spot: { latitude: 54, longitude: 10 } });
  });
});

describe('links', () => {
  it.each([
    'https://www.openstreetmap.org/#map=17/54.33/10.15',
    'https://www.openstreetmap.org/way/1234#map=17/54.33000/10.15000&layers=N',
    '#map=17/54.33/10.15',
    'https://www.openstreetmap.org/?mlat=54.33&mlon=10.15#map=16/54.4/10.2',
    '?mlat=54.33&mlon=10.15',
    'https://www.google.com/maps/@54.33,10.15,17z',
    '@54.33,10.15,17z',
    'https://www.google.de/maps/place/Kiel/@54.4,10.2,13z/data=!3m1!4b1!4m6!3m5!1s0x0:0x0!8m2!3d54.33!4d10.15!16zL20',
    'https://maps.google.com/?q=54.33,10.15',
    'https://www.google.com/maps/search/?api=1&query=54.33%2C10.15',
    'https://www.google.com/maps/search/54.33,+10.15?entry=tts',
    'https://maps.apple.com/?ll=54.33,10.15&q=Kiel',
    'https://www.bing.com/maps?cp=54.33~10.15&lvl=16',
    'osm.org/#map=17/54.33/10.15',
    'geo:54.33,10.15',
    'geo:54.33,10.15,12;u=35',
    'geo:54.33,10.15;crs=wgs84?z=17',
    'geo:0,0?q=54.33,10.15(Kiel)',
  ])('%s is read', (text) => {
    expect(readCoordinates(text)).toEqual(kiel);
  });

  it('lead west and south as well', () => {
    expect(readCoordinates('https://www.openstreetmap.org/#map=17/-33.45/-70.66')).toEqual(santiago);
  });
});

describe('input that cannot be understood', () => {
  it.each([
    ['', 'empty', ''],
    ['Kiel', 'unread', 'Kiel'],
    ['54.33, 10.15 Harbour', 'unread', 'Harbour'],
    ['48,9, 9,3 und mehr', 'unread', 'und mehr'],
    ['32U 573000 6021000', 'projected', '32U 573000 6021000'],
    ['32 U NF 73000 21000', 'projected', '32 U NF 73000 21000'],
    ['54.33', 'one-number', '54.33'],
    ['54,33', 'one-number', '54,33'],
    ['1.234,5', 'ambiguous', '1.234,5'],
    ['12,34,56', 'ambiguous', '12,34,56'],
    ['54,33,10,15', 'ambiguous', '54,33,10,15'],
    ['54.33, 10.15, 7', 'ambiguous', '54.33, 10.15, 7'],
    ['54 19 10 9', 'ambiguous', '54 19 10 9'],
    ['POINT (10.15 54.33)', 'unread', 'POINT ('],
    ['91, 10', 'latitude', '91'],
    ['54, 181', 'longitude', '181'],
    ['573000, 6021000', 'projected', '573000, 6021000'],
    ["54°70'N 10°E", 'sixty', "54°70'N"],
    ['-54.33 N, 10 E', 'sign', '-54.33 N'],
    ['54.33 N, 10.15 S', 'directions', '54.33 N, 10.15 S'],
    ['https://maps.app.goo.gl/abc', 'short-link', 'https://maps.app.goo.gl/abc'],
    ['https://osm.org/go/0Pl', 'short-link', 'https://osm.org/go/0Pl'],
    ['https://example.org/here', 'no-place', 'https://example.org/here'],
    ['geo:1,2;crs=epsg25832', 'projected', 'geo:1,2;crs=epsg25832'],
    ['geo:north', 'no-place', 'geo:north'],
  ])('%j is a fault, and the part is named', (text, fault, part) => {
    expect(readCoordinates(text)).toEqual({ ok: false, fault, part });
  });

  it('never throws, and never leaves the earth', () => {
    const pieces = fc.constantFrom(
      '54',
      '.',
      ',',
      ' ',
      '°',
      "'",
      '"',
      'N',
      'E',
      '-',
      ';',
      'lat',
      '#map=1/',
      'geo:',
      '%',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string({ maxLength: 4 }))), (parts) => {
        const read = readCoordinates(parts.join(''));
        if (!read.ok) return;
        expect(Math.abs(read.spot.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(read.spot.longitude)).toBeLessThanOrEqual(180);
      }),
    );
  });
});

describe('every place', () => {
  const hundredMillionths = (most: number) =>
    fc.integer({ min: -most * 1e7, max: most * 1e7 }).map((value) => value / 1e7);
  const spots = fc.record({ latitude: hundredMillionths(90), longitude: hundredMillionths(180) });

  it('is read as it was written', () => {
    fc.assert(
      fc.property(spots, (spot) => {
        expect(readCoordinates(writeCoordinates(spot))).toEqual({ ok: true, spot });
      }),
    );
  });

  it('is written with five decimals at least, and without a needless sign', () => {
    expect(writeCoordinates({ latitude: 54.5, longitude: -0.000_000_01 })).toBe('54.50000, 0.00000');
    expect(writeCoordinates({ latitude: -33.456789, longitude: 10.1234567 })).toBe('-33.456789, 10.1234567');
  });

  const forms: Readonly<Record<string, (latitude: number, longitude: number) => string>> = {
    commas: (latitude, longitude) => `${comma(latitude)}; ${comma(longitude)}`,
    OpenStreetMap: (latitude, longitude) =>
      `https://www.openstreetmap.org/#map=17/${fixed(latitude)}/${fixed(longitude)}`,
    Google: (latitude, longitude) => `https://www.google.com/maps/@${fixed(latitude)},${fixed(longitude)},17z`,
    geo: (latitude, longitude) => `geo:${fixed(latitude)},${fixed(longitude)}`,
    minutes: (latitude, longitude) => `${minutes(latitude, 'NS')} ${minutes(longitude, 'EW')}`,
    'directions first': (latitude, longitude) => `${directed(latitude, 'NS')} ${directed(longitude, 'EW')}`,
    'longitude first': (latitude, longitude) => `${directed(longitude, 'EW')}, ${directed(latitude, 'NS')}`,
  };

  it.each(Object.keys(forms))('is read in the form of %s', (name) => {
    fc.assert(
      fc.property(spots, ({ latitude, longitude }) => {
        const read = readCoordinates(forms[name]?.(latitude, longitude) ?? '');
        if (!read.ok) expect.fail(`${read.fault}: ${read.part}`);
        expect(roundDegrees(read.spot.latitude)).toBeCloseTo(latitude, 6);
        expect(roundDegrees(read.spot.longitude)).toBeCloseTo(longitude, 6);
      }),
    );
  });

  const fixed = (degrees: number): string => degrees.toFixed(7);
  const comma = (degrees: number): string => fixed(degrees).replace('.', ',');
  const letter = (degrees: number, letters: string): string => letters.charAt(degrees < 0 ? 1 : 0);
  const directed = (degrees: number, letters: string): string =>
    `${letter(degrees, letters)} ${fixed(Math.abs(degrees))}°`;
  const minutes = (degrees: number, letters: string): string => {
    const whole = Math.trunc(Math.abs(degrees));
    // Rounded to 59.999999, because 60 minutes are a degree.
    const rest = Math.min((Math.abs(degrees) - whole) * 60, 59.999_999);
    return `${whole}° ${rest.toFixed(6)}' ${letter(degrees, letters)}`;
  };
});
