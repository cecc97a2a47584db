export interface StoreLink {
  readonly shop: 'ios' | 'android';
  readonly href: string;
}

export interface StoreAddresses {
  readonly AppstoreLinkiOS: string;
  readonly AppstoreLinkAndroid: string;
}

/** The facts that `navigator` reports about the device. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** Distinguishes an iPad from the Mac that it claims to be. */
  readonly maxTouchPoints: number;
}

const followed = /^(?:https?:\/\/|market:\/\/|itms(?:-apps{1,2})?:\/\/)[^\s/]/i;

/** Returns links to the museum's app: for this device only, or for both kinds if neither matches, as on a desktop. */
export function storeLinks(
  { AppstoreLinkiOS, AppstoreLinkAndroid }: StoreAddresses,
  { userAgent, maxTouchPoints }: DeviceTraits,
): readonly StoreLink[] {
  const isAndroid = /Android/i.test(userAgent);
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  const links: readonly StoreLink[] = [
    { shop: 'ios', href: AppstoreLinkiOS.trim() },
    { shop: 'android', href: AppstoreLinkAndroid.trim() },
  ];
  return links
    .filter(({ href }) => followed.test(href))
    .filter(({ shop }) => (isAndroid === isApple ? true : shop === (isApple ? 'ios' : 'android')));
}
