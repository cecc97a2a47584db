import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Gpx, readGpx } from './gpx.ts';

function read(text: string): Gpx {
  const outcome = readGpx(text);
  if (!outcome.ok) throw new Error(`${outcome.fault} in line ${outcome.line}`);
  return outcome.gpx;
}

function faultOf(text: string): string {
  const outcome = readGpx(text);
  return outcome.ok ? 'none' : `${outcome.fault} in line ${outcome.line}`;
}

const at = Date.UTC(2026, 4, 1, 10, 0, 0);

describe('a recorded walk', () => {
  it('of GPX 1.1 is read', () => {
    const gpx = read(`<?xml version="1.0" encoding="UTF-8" standalone="no" ?>
<gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="a watch">
  <metadata><link href="https://x.example"><text>x</text></link><time>2026-05-01T09:00:00Z</time></metadata>
  <trk>
    <name>Once around the lake &amp; back</name>
    <trkseg>
      <trkpt lat="48.80" lon="9.20"><ele>241.5</ele><time>2026-05-01T10:00:00Z</time></trkpt>
      <trkpt lat="48.81" lon="9.21"><time>2026-05-01T12:00:05.500+02:00</time><extensions><speed>1.2</speed></extensions></trkpt>
    </trkseg>
  </trk>
</gpx>`);
    expect(gpx).toEqual({
      name: 'Once around the lake & back',
      segments: [
        [
          { latitude: 48.8, longitude: 9.2, at },
          { latitude: 48.81, longitude: 9.21, at: at + 5500 },
        ],
      ],
      waypoints: [],
      skipped: 0,
    });
  });

  it.each([
    ['Tom & Jerry', 'Tom & Jerry'],
    ['Q&A &amp; more', 'Q&A & more'],
    ['<![CDATA[Tom & Jerry]]>', 'Tom & Jerry'],
  ])('whose writer forgot what & means is read: %s', (written, name) => {
    const trk = '<trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk>';
    expect(read(`<gpx><name>${written}</name>${trk}</gpx>`).name).toBe(name);
  });

  it('of GPX 1.0, with waypoints, a route and a file name, is read', () => {
    const gpx = read(
      `<gpx version="1.0"><name>Lake</name><wpt lat="1" lon="2"><name>Bench</name></wpt><rte><rtept lat="3" lon="4"/><rtept lat="5" lon="6"/></rte></gpx>`,
    );
    expect(gpx.name).toBe('Lake');
    expect(gpx.waypoints).toEqual([{ latitude: 1, longitude: 2, at: undefined }]);
    expect(gpx.segments.map((segment) => segment.length)).toEqual([2]);
  });

  it('is taken from the tracks if there are routes as well', () => {
    const gpx = read(
      '<gpx><rte><rtept lat="3" lon="4"/></rte><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>',
    );
    expect(gpx.segments).toEqual([[{ latitude: 1, longitude: 2, at: undefined }]]);
  });

  it.each([
    ['a byte order mark', '\u{FEFF}<gpx><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>'],
    ['prefixes', '<g:gpx xmlns:g="x"><g:trk><g:trkseg><g:trkpt lat="1" lon="2"/></g:trkseg></g:trk></g:gpx>'],
    ['single quotes and blanks', "<gpx><trk><trkseg><trkpt  lat = '1'\n lon='\t2 ' ></trkpt ></trkseg></trk></gpx>"],
    ['empty segments', '<gpx><trk><trkseg/><trkseg></trkseg><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>'],
    [
      'comments',
      '<!-- <gpx> --><gpx><!-- <trkpt lat="9" lon="9"/> --><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>',
    ],
    [
      'a document type',
      '<!DOCTYPE gpx [<!ENTITY x "<y>">]><gpx><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>',
    ],
    [
      'an empty line before the declaration',
      '\n<?xml version="1.0"?><gpx><trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>',
    ],
    [
      'an attribute of another kind',
      '<gpx><trk><trkseg><trkpt x:lat="9" lat="1" lon="2" note="a > b"/></trkseg></trk></gpx>',
    ],
    [
      'the ends of lines of Windows',
      '<gpx>\r\n<trk>\r\n<trkseg>\r\n<trkpt lat="1" lon="2"/>\r\n</trkseg></trk></gpx>\r\n',
    ],
    ['plus signs and exponents', '<gpx><trk><trkseg><trkpt lat="+1." lon=".2e1"/></trkseg></trk></gpx>'],
  ])('with %s is read', (_, text) => {
    expect(read(text).segments).toEqual([[{ latitude: 1, longitude: 2, at: undefined }]]);
  });

  it('with its name in CDATA is read', () => {
    const gpx = read(
      '<gpx><trk><name><![CDATA[A <b>walk</b> & more]]></name><trkseg><trkpt lat="1" lon="2"/></trkseg></trk></gpx>',
    );
    expect(gpx.name).toBe('A <b>walk</b> & more');
  });

  it('with missing or invalid times has none', () => {
    const times = ['', '<time/>', '<time>yesterday</time>', '<time>2026-05-01T10:00:00Z</time>', '<time>2026</time>'];
    const points = times.map((time) => `<trkpt lat="1" lon="2">${time}</trkpt>`).join('');
    const [segment] = read(`<gpx><trk><trkseg>${points}</trkseg></trk></gpx>`).segments;
    expect(segment?.map((point) => point.at)).toEqual([undefined, undefined, undefined, at, undefined]);
  });

  it('skips and counts points with invalid coordinates', () => {
    const bad = [
      'lat="91" lon="0"',
      'lat="0" lon="-181"',
      'lat="NaN" lon="1"',
      'lat="" lon="1"',
      'lon="1"',
      'lat="1e999" lon="1"',
    ];
    const points = bad.map((degrees) => `<trkpt ${degrees}><time>2026-05-01T10:00:00Z</time></trkpt>`).join('');
    const gpx = read(`<gpx><trk><trkseg>${points}<trkpt lat="-90" lon="180"/></trkseg></trk></gpx>`);
    expect(gpx.segments).toEqual([[{ latitude: -90, longitude: 180, at: undefined }]]);
    expect(gpx.skipped).toBe(bad.length);
  });
});

describe('an invalid file', () => {
  it.each([
    ['', 'no-track in line 1'],
    ['GIF89a', 'not-xml in line 1'],
    ['{"a": 1}', 'not-xml in line 1'],
    ['\n<kml>\n</kml>', 'not-gpx in line 2'],
    ['<gpx>\n<trk>\n</gpx>', 'mismatch in line 3'],
    ['<gpx>\n<trk>\n<trkseg>', 'cut-off in line 3'],
    ['<gpx>\n<!-- and so', 'cut-off in line 2'],
    ['<gpx>\n<trk', 'cut-off in line 2'],
    ['<gpx>\n<trk name=x></trk></gpx>', 'not-xml in line 2'],
    ['<gpx></gpx>\nmore', 'not-xml in line 2'],
    ['<gpx><trk>\n<name>Tom & Jerry</name></trk></gpx>', 'no-track in line 1'],
    ['<gpx><trk>\n<name>&nbsp;</name></trk></gpx>', 'not-xml in line 2'],
    ['<gpx>\n<trkpt lat="1" lat="2"/></gpx>', 'not-xml in line 2'],
    ['<gpx>\n\u0001</gpx>', 'not-xml in line 2'],
    ['<gpx></gpx>', 'no-track in line 1'],
    ['<gpx><wpt lat="1" lon="2"/></gpx>', 'no-track in line 1'],
    ['<gpx><trk>\n<trkseg>\n<trkpt lat="48,8" lon="9,2"/></trkseg></trk></gpx>', 'comma in line 3'],
  ])('%j', (text, expected) => expect(faultOf(text)).toBe(expected));

  it('never fails in another way, whatever the input', () => {
    const pieces = [
      '<gpx>',
      '</gpx>',
      '<trk>',
      '</trk>',
      '<trkseg>',
      '</trkseg>',
      '<trkpt lat="1" lon="2">',
      '</trkpt>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<?',
      '?>',
      '<',
      '>',
      '&',
      '&#xFFFFFFF;',
      '"',
      '\n',
      'x',
      '\u{FEFF}',
      '<!DOCTYPE [',
      ']',
    ];
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 }), (parts) => {
        const outcome = readGpx(parts.join(''));
        expect(outcome.ok || outcome.line > 0).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a hostile file', () => {
  it('cannot grow through the entities that it defines', () => {
    const nested = Array.from({ length: 20 }, (_, n) => `<!ENTITY e${n + 1} "&e${n};&e${n};">`).join('');
    const type = `<!DOCTYPE gpx [<!ENTITY e0 "lol">${nested}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    expect(faultOf(`${type}<gpx><name>&e20;</name></gpx>`)).toBe('not-xml in line 1');
    expect(faultOf(`${type}<gpx><name>&file;</name></gpx>`)).toBe('not-xml in line 1');
  });

  it('may be nested to any depth', () => {
    const deep = 50_000;
    const text = `<gpx>${'<x>'.repeat(deep)}<trk><trkseg><trkpt lat="1" lon="2"/></trkseg></trk>${'</x>'.repeat(deep)}</gpx>`;
    expect(read(text).segments).toHaveLength(1);
    expect(faultOf(`<gpx>${'<x>'.repeat(deep)}`)).toBe('cut-off in line 1');
  });
});

it('reads a point for each second of a day', () => {
  const points = Array.from(
    { length: 86_400 },
    (_, second) =>
      `<trkpt lat="${48 + second / 1e6}" lon="9"><time>${new Date(at + second * 1000).toISOString()}</time></trkpt>\n`,
  );
  const gpx = read(`<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
  expect(gpx.segments[0]).toHaveLength(86_400);
});
