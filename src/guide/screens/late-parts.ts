import { type PagePart, partsAt } from '#contract/guide-parts.ts';
import { fetchDetail } from './detail/late-detail-screen.tsx';
import { fetchAccessScreens } from './access/late-access-screens.tsx';
import { fetchInfo } from './info/late-info-screen.tsx';
import { fetchLists } from './late-list-screens.tsx';
import { fetchDialPad } from './locations/late-dial-pad.tsx';
import { fetchNotFound } from './not-found/late-not-found-screen.tsx';
import { fetchNumbers } from './numbers/late-numbers-screen.tsx';
import { fetchQr } from './qr/late-qr-screen.tsx';
import { fetchScan } from './scanner/late-scan-screen.tsx';

const fetches: Readonly<Record<PagePart, () => Promise<boolean>>> = {
  lists: fetchLists,
  detail: fetchDetail,
  dialPad: fetchDialPad,
  info: fetchInfo,
  numbers: fetchNumbers,
  notFound: fetchNotFound,
  scan: fetchScan,
  qr: fetchQr,
  door: fetchAccessScreens,
};

/** Fetches the parts that an address needs, in parallel with the content. @returns whether all came */
export async function fetchPartsAt(path: string): Promise<boolean> {
  const came = await Promise.all(partsAt(path).map((part) => fetches[part]()));
  return came.every(Boolean);
}
