import { describe, expect, it } from 'vitest';
import { readBoxFile } from './read-box-file.ts';

const picture = { width: 1000, height: 800 };

function read(name: string, text: string, size = picture) {
  return readBoxFile(name, text, size);
}

function boxOf(west: number, south: number, east: number, north: number) {
  return { BottomLeft: { Latitude: south, Longitude: west }, TopRight: { Latitude: north, Longitude: east } };
}

function gpx(...points: readonly (readonly [number, number])[]): string {
  const written = points.map(([lat, lon]) => `<trkpt lat="${lat}" lon="${lon}"/>`).join('');
  return `<?xml version="1.0"?><gpx><wpt lat="54.4" lon="10.1"/><trk><trkseg>${written}</trkseg></trk></gpx>`;
}

describe('GPX', () => {
  it('gives the box around its tracks and waypoints', () => {
    const text = gpx([54.3, 10.2], [54.35, 10.25]);
    expect(read('walk.gpx', text)).toEqual({ ok: true, kind: 'gpx', box: boxOf(10.1, 54.3, 10.25, 54.4) });
  });

  it('may have waypoints alone', () => {
    const text = '<gpx><wpt lat="54.4" lon="10.1"/><wpt lat="54.3" lon="10.2"/></gpx>';
    expect(read('places.gpx', text)).toMatchObject({ ok: true, box: boxOf(10.1, 54.3, 10.2, 54.4) });
  });

  it('gives the shorter box across the antimeridian', () => {
    const text = '<gpx><wpt lat="-17" lon="179.9"/><wpt lat="-16" lon="-179.9"/></gpx>';
    expect(read('fiji.gpx', text)).toMatchObject({ ok: true, box: boxOf(179.9, -17, -179.9, -16) });
  });

  it.each([
    ['<gpx></gpx>', 'no-extent', 0],
    ['<gpx><wpt lat="54.4" lon="10.1"/></gpx>', 'no-extent', 0],
    ['<kml></kml>', 'not-gpx', 1],
    ['<gpx>\n<trk>', 'cut-off', 2],
    ['<gpx>\n<wpt lat="54,4" lon="10,1"/></gpx>', 'comma', 2],
  ])('%j is refused as %s', (text, fault, line) => {
    expect(read('walk.gpx', text)).toEqual({ ok: false, fault, line });
  });
});

describe('GeoJSON', () => {
  const area = {
    type: 'Polygon',
    coordinates: [
      [
        [10.1, 54.3],
        [10.2, 54.3, 12],
        [10.2, 54.4],
        [10.1, 54.3],
      ],
    ],
  };

  it.each([
    area,
    { type: 'Feature', properties: { size: [999, 999] }, geometry: area },
    {
      type: 'FeatureCollection',
      features: [
        { type: 'Feature', geometry: area },
        { type: 'Feature', geometry: null },
      ],
    },
    { type: 'GeometryCollection', geometries: [area] },
    { ...area, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:OGC:1.3:CRS84' } } },
    { ...area, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } } },
  ])('gives the box around its coordinates: %j', (json) => {
    const outcome = read('park.geojson', JSON.stringify(json));
    expect(outcome).toEqual({ ok: true, kind: 'geojson', box: boxOf(10.1, 54.3, 10.2, 54.4) });
  });

  it.each([
    [{ type: 'Point', coordinates: [10.1, 54.3] }, 'no-extent'],
    [{ type: 'FeatureCollection', features: [] }, 'no-extent'],
    [{ ...area, crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::25832' } } }, 'projected'],
    [
      {
        type: 'LineString',
        coordinates: [
          [573_000, 6_021_000],
          [574_000, 6_022_000],
        ],
      },
      'projected',
    ],
    [{ Tours: [] }, 'unknown'],
  ])('%j is refused as %s', (json, fault) => {
    expect(read('park.json', JSON.stringify(json))).toMatchObject({ ok: false, fault });
  });

  it('is refused if it is cut off', () => {
    expect(read('park.json', '{"type":')).toMatchObject({ ok: false, fault: 'unknown' });
  });
});

describe('a world file', () => {
  const lines = ['0.00001', '0', '0', '-0.00001', '10.100005', '54.399995'];
  const world = (changes: Readonly<Record<number, string>> = {}): string =>
    lines.map((line, index) => changes[index] ?? line).join('\r\n');

  it.each(['plan.jgw', 'plan.PGW', 'plan.wld', 'plan.tfw', 'plan.jpgw'])('gives the box of the picture: %s', (name) => {
    expect(read(name, `${world()}\n`)).toEqual({ ok: true, kind: 'world', box: boxOf(10.1, 54.392, 10.11, 54.4) });
  });

  it('may have decimal commas', () => {
    expect(read('plan.jgw', world({ 0: '0,00001' }))).toMatchObject({ ok: true });
  });

  it.each([
    [{ 4: '573000.5', 5: '6021000.5', 0: '0.5', 3: '-0.5' }, 'projected', 0],
    [{ 1: '0.000001', 2: '0.000001' }, 'rotated', 0],
    [{ 3: '0.00001' }, 'rotated', 0],
    [{ 2: 'zero' }, 'not-world', 3],
    [{ 5: '54\n7' }, 'not-world', 0],
  ])('is refused with %j as %s', (changes, fault, line) => {
    expect(read('plan.jgw', world(changes))).toEqual({ ok: false, fault, line });
  });

  it('accepts the zeros that programs write', () => {
    expect(read('plan.jgw', world({ 1: '1e-15' }))).toMatchObject({ ok: true });
  });

  it('needs the size of the picture', () => {
    expect(read('plan.jgw', world(), { width: 0, height: 0 })).toMatchObject({ ok: false, fault: 'no-pixels' });
  });
});

it('refuses other files', () => {
  expect(read('plan.txt', 'Kiel')).toEqual({ ok: false, fault: 'unknown', line: 0 });
});
