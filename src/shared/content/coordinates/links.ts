import { type CoordinatesOutcome, fault, spotOf } from './outcome.ts';

const address = /^(?:https?:\/\/|geo:|[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,}\/)/i;

export function isLink(text: string): boolean {
  return address.test(text) || /^[#?@]/.test(text);
}

const shortLinks = /^(?:https?:\/\/)?(?:(?:maps\.app\.)?goo\.gl|(?:www\.)?(?:openstreetmap\.org|osm\.org)\/go)\//i;

/** Reads a geo URI (RFC 5870), or a link of OpenStreetMap, Google Maps and similar services. */
export function readLink(text: string): CoordinatesOutcome {
  if (/^geo:/i.test(text)) return readGeoUri(text);
  if (shortLinks.test(text)) return fault('short-link', text);
  const link = decoded(text);
  for (const form of forms) {
    const found = form.exec(link)?.groups;
    if (found?.['latitude'] !== undefined && found['longitude'] !== undefined)
      return spotOf(Number(found['latitude']), Number(found['longitude']), text);
  }
  return fault('no-place', text);
}

const latitude = String.raw`(?<latitude>[-+]?\d{1,3}(?:\.\d+)?)`;
const longitude = String.raw`(?<longitude>[-+]?\d{1,3}(?:\.\d+)?)`;

/** A pin tells the place better than the middle of the view, so pins come first. */
const forms: readonly RegExp[] = [
  // OpenStreetMap: the pin.
  new RegExp(`[?&#]mlat=${latitude}&mlon=${longitude}(?=[&#]|$)`, 'i'),
  // Google: the place that was opened.
  new RegExp(`!3d${latitude}!4d${longitude}(?![\\d.])`, 'i'),
  // Google, Apple and others: the place that was searched for.
  new RegExp(
    String.raw`[?&#](?:q|query|ll|sll|daddr|destination|center|cp|coordinate)=(?:loc:)?${latitude}\s*[,~+ ]\s*${longitude}(?=[&#(, ]|$)`,
    'i',
  ),
  new RegExp(String.raw`/(?:place|search)/${latitude},[+ ]*${longitude}(?=[/?&#]|$)`, 'i'),
  new RegExp(`[?&#]lat(?:itude)?=${latitude}&(?:lon|lng|longitude)=${longitude}(?=[&#]|$)`, 'i'),
  // OpenStreetMap: the middle of the view.
  new RegExp(String.raw`#(?:.*&)?(?:map=)?\d+(?:\.\d+)?/${latitude}/${longitude}(?=[/&#]|$)`, 'i'),
  // Google: the middle of the view.
  new RegExp(`@${latitude},${longitude}(?=[,/?&#]|$)`, 'i'),
];

/** An address that is encoded badly is read as it is. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}

const geoUri = new RegExp(String.raw`^geo:${latitude},${longitude}(?:,[-+]?\d+(?:\.\d+)?)?(?<rest>[;?].*)?$`, 'i');

/** Android writes `geo:0,0?q=` before the place of a pin. */
function readGeoUri(text: string): CoordinatesOutcome {
  const found = geoUri.exec(text)?.groups;
  if (found === undefined) return fault('no-place', text);
  const rest = decoded(found['rest'] ?? '');
  const system = /;crs=(?<system>[^;?]+)/i.exec(rest)?.groups?.['system'] ?? 'wgs84';
  if (system.toLowerCase() !== 'wgs84') return fault('projected', text);
  const pin = new RegExp(String.raw`[?&]q=${latitude},${longitude}(?=[&(,\s]|$)`, 'i').exec(rest)?.groups ?? found;
  return spotOf(Number(pin['latitude']), Number(pin['longitude']), text);
}
