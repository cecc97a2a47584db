import { describe, expect, it } from 'vitest';
import { storeLinks } from './store-links.ts';

const both = { AppstoreLinkiOS: 'https://apps.example/ios', AppstoreLinkAndroid: 'market://details?id=org.example' };
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('the links to the stores', () => {
  it.each([
    [android, 5, ['android']],
    [iphone, 5, ['ios']],
    [mac, 5, ['ios']],
    [mac, 0, ['ios', 'android']],
    ['Mozilla/5.0 (X11; Linux x86_64)', 0, ['ios', 'android']],
  ])('fit %s with %i touch points', (userAgent, maxTouchPoints, shops) => {
    expect(storeLinks(both, { userAgent, maxTouchPoints }).map(({ shop }) => shop)).toEqual(shops);
  });

  it.each(['', 'javascript:alert(1)', 'intent://x', 'apps.example', 'https://', 'https:// x', 'file:///x'])(
    '%j is not followed',
    (AppstoreLinkiOS) => {
      const links = storeLinks({ AppstoreLinkiOS, AppstoreLinkAndroid: '' }, { userAgent: iphone, maxTouchPoints: 5 });
      expect(links).toEqual([]);
    },
  );

  it.each(['itms://apps.example/1', 'itms-apps://apps.example/1', 'itms-appss://apps.example/1', ' http://a.example '])(
    '%j is followed',
    (AppstoreLinkiOS) => {
      const links = storeLinks({ AppstoreLinkiOS, AppstoreLinkAndroid: '' }, { userAgent: iphone, maxTouchPoints: 5 });
      expect(links).toEqual([{ shop: 'ios', href: AppstoreLinkiOS.trim() }]);
    },
  );
});
