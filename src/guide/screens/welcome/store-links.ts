export interface StoreLink {
  readonly shop: 'ios' | 'android';
  readonly href: string;
}

export interface StoreAddresses {
  readonly AppstoreLinkiOS: string;
  readonly AppstoreLinkAndroid: string;
}

/** What is known of the device, as `navigator` tells it. */
export interface DeviceTraits {
  readonly userAgent: string;
  /** Tells an iPad from the Mac that it says it is. */
  readonly maxTouchPoints: number;
}

const followed = /^(?:https?:\/\/|market:\/\/|itms(?:-apps{1,2})?:\/\/)[^\s/]/i;

/** Where the museum's app is to be had: for this device only, or for both kinds where neither fits, as on a desk. */
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
