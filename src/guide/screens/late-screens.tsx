import { type PagePart, partsAt } from '#contract/guide-parts.ts';
import { lateScreen } from '../shell/late/late-screen.tsx';
import { Skeleton } from '../shell/late/skeleton.tsx';
import { dialPad } from '../tours/stations/late-dial-pad.tsx';

const lists = () => import('./list-screens.ts');
const groups = lateScreen(lists, ({ GroupsScreen }) => GroupsScreen, <Skeleton shape="cards" />);
const tours = lateScreen(lists, ({ ToursScreen }) => ToursScreen, <Skeleton shape="cards" />);
const locations = lateScreen(lists, ({ LocationsScreen }) => LocationsScreen, <Skeleton shape="list" />);

/** Machines, players and the sanitiser load with the first station. */
const detail = lateScreen(
  () => import('../station/screen/detail-screen.tsx'),
  ({ DetailScreen }) => DetailScreen,
  <Skeleton shape="station" />,
);

/** The sanitiser loads with the first text that staff may write in HTML. */
const info = lateScreen(
  () => import('./info/info-screen.tsx'),
  ({ InfoScreen }) => InfoScreen,
  <Skeleton shape="text" />,
);

/** The search and its index load on first use. */
const numbers = lateScreen(
  () => import('../search/numbers-screen.tsx'),
  ({ NumbersScreen }) => NumbersScreen,
  <Skeleton shape="list" />,
);

/** Most visitors never scan. */
const scan = lateScreen(
  () => import('../scanner/scan-screen.tsx'),
  ({ ScanScreen }) => ScanScreen,
  <Skeleton shape="text" />,
);

/** Only visitors who scan printed codes need it. */
const qr = lateScreen(
  () => import('../scanner/qr/qr-screen.tsx'),
  ({ QrScreen }) => QrScreen,
  <Skeleton shape="text" />,
);

/** Most museums are open to all, and most visits have access already. */
const door = async () => {
  const { LoginScreen, TokenScreen, accessTexts } = await import('../access/screen/access-screens.ts');
  // Without them the screens wait and try again.
  await accessTexts.catch(() => undefined);
  return { LoginScreen, TokenScreen };
};
const token = lateScreen(door, ({ TokenScreen }) => TokenScreen, null);
const login = lateScreen(door, ({ LoginScreen }) => LoginScreen, null);

const lost = () => import('../shell/not-found/not-found-screen.tsx');
const notFound = lateScreen(lost, ({ NotFoundScreen }) => NotFoundScreen, <Skeleton shape="text" />);
const unknownPath = lateScreen(lost, ({ UnknownPath }) => UnknownPath, <Skeleton shape="text" />);

export const LateGroupsScreen = groups.Screen;
export const LateToursScreen = tours.Screen;
export const LateLocationsScreen = locations.Screen;
export const LateDetailScreen = detail.Screen;
export const LateInfoScreen = info.Screen;
export const LateNumbersScreen = numbers.Screen;
export const LateScanScreen = scan.Screen;
export const LateQrScreen = qr.Screen;
export const LateTokenScreen = token.Screen;
export const LateLoginScreen = login.Screen;
export const LateNotFoundScreen = notFound.Screen;
export const LateUnknownPath = unknownPath.Screen;

const parts: Readonly<Record<PagePart, readonly { readonly ahead: () => Promise<boolean> }[]>> = {
  lists: [groups, tours, locations],
  detail: [detail],
  dialPad: [dialPad],
  info: [info],
  numbers: [numbers],
  notFound: [notFound],
  scan: [scan],
  qr: [qr],
  door: [token, login],
};

/** Fetches the parts that an address needs, in parallel with the content. @returns whether all came */
export async function fetchPartsAt(path: string): Promise<boolean> {
  const screens = partsAt(path).flatMap((part) => parts[part]);
  const came = await Promise.all(screens.map(async (screen) => await screen.ahead()));
  return came.every(Boolean);
}
