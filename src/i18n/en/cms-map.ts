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
} as const satisfies Record<string, string | { readonly one: string; readonly other: string }>;
