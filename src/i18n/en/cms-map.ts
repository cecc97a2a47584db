/** English texts of the staff area: how a map's picture lies on the earth. */
export const cmsMap = {
  'place.empty': 'Paste or type coordinates.',
  'place.one-number': 'A place has a latitude and a longitude. Only one of them was found: “{part}”.',
  'place.unread': '“{part}” was not understood.',
  'place.ambiguous': '“{part}” can be read in more than one way. Put a semicolon between latitude and longitude.',
  'place.latitude': '{part} is not a latitude: these go from -90 to 90 degrees.',
  'place.longitude': '{part} is not a longitude: these go from -180 to 180 degrees.',
  'place.sixty': 'Minutes and seconds are less than 60: “{part}”.',
  'place.sign': '“{part}” has a minus sign and a direction. Leave out one of them.',
  'place.directions': '“{part}” needs one direction to the north or south, and one to the east or west.',
  'place.projected':
    '“{part}” is given in metres, as in UTM. Only degrees of latitude and longitude (WGS 84) are understood here.',
  'place.short-link':
    'This short link does not contain the place. Open it, and copy the address that the browser then shows.',
  'place.no-place': 'There is no place in this link: {part}',

  'map.scale': '{length} here',
  'map.task': 'What to do on the map',
  'map.task.stations': 'Stations',
  'map.task.places': 'Known places',
  'map.places': 'Known places',
  'map.places.hint':
    'Click a place in the picture that you can find in a map service: a street corner, a church door. Then paste its coordinates or a link. Two places far from each other are enough; more show how exact they are.',
  'map.places.place': 'Place {letter}',
  'map.places.pin': 'Place {letter}, at {x} to the right and {y} down',
  'map.places.remove': 'Remove place {letter}',
  'map.places.inMiddle': 'Mark the middle of the view',
  'map.places.off': 'Off by {metres}',
  'map.places.too-few': 'Coordinates of at least two places are needed.',
  'map.places.one-row': 'All places are at the same height of the picture. Mark one farther up or down.',
  'map.places.one-column': 'All places are one above the other. Mark one farther to the left or right.',
  'map.places.turned':
    'On the earth these places lie the other way round. Are two of them exchanged, or latitude and longitude? The picture must have north at the top.',
  'map.places.beyond': 'The picture would reach too far around the earth. Check the coordinates.',
  'map.places.exact': 'Two places give the box exactly. A third one would show whether they are right.',
  'map.places.residual': {
    one: '{count} place gives the box. The worst is off by {metres}.',
    other: '{count} places give the box together. The worst is off by {metres}.',
  },
  'map.places.rotated':
    'North is not at the top: the picture is rotated by {degrees}°. A tour’s box cannot express that, so positions will be wrong towards the edges. Rotate the picture until north is at the top, and upload it again.',
  'map.places.rotated-or-distorted':
    'The picture is rotated by about {degrees}° or distorted, or one of the places is wrong. A tour’s box cannot express a rotation. More places, not on one line, show what is the matter.',
  'map.places.wrong': 'Place {letter} is off by {metres}. Check its coordinates, and its place in the picture.',
  'map.places.close':
    'The places are close to each other, so small errors become large at the edges. Mark places farther apart.',
  'map.places.use': 'Use this for the picture',
  'map.places.used': 'The picture lies on the earth as these places say.',
  'map.file': 'Fill in from a file',
  'map.file.hint': 'The box around a GPX or GeoJSON file, or the world file of the picture (.jgw, .pgw, .wld).',
  'map.file.size': '“{name}” covers {across} by {down}.',
  'map.file.warning':
    'Does the picture show exactly this, right up to its edges, with north at the top? If not, every position will be wrong: use known places instead.',
  'map.file.world': 'The world file must belong to this very picture, in this size.',
  'map.file.unknown': '“{name}” is neither GPX nor GeoJSON nor a world file.',
  'map.file.no-extent': '“{name}” has no places, or only places on one line.',
  'map.file.projected':
    '“{name}” is in metres of a projection, such as UTM. Export it in degrees (WGS 84, EPSG:4326), which QGIS offers under “Export”, or use known places.',
  'map.file.rotated':
    '“{name}” turns or mirrors the picture, which a tour’s box cannot express. Export the picture with north at the top.',
  'map.file.not-world': '“{name}” is not a world file: that has six lines with one number each.',
  'map.file.no-pixels': 'A world file counts in pixels, and this picture has none. Use known places.',
  'map.file.not-xml': '“{name}” is not a GPX file (line {line}).',
  'map.file.mismatch': '“{name}”: a tag ends in line {line} that had not begun.',
  'map.file.cut-off': '“{name}” ends too early (line {line}).',
  'map.file.not-gpx': '“{name}” is XML, but not GPX.',
  'map.file.comma': '“{name}”: a coordinate in line {line} has a comma. GPX wants a point.',
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
