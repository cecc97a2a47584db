import { describe, expect, it } from 'vitest';
import { platformOf, watchInstall } from './install-offer.ts';

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

describe('the platform for an installation by hand', () => {
  it.each([
    ['ios', `${iphone} ${webkit} Version/18.0 Mobile/15E148 Safari/604.1`, 5],
    ['ios', `${mac} ${webkit} Version/18.0 Safari/605.1.15`, 5],
    ['iosOther', `${iphone} ${webkit} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5],
    ['iosOther', `${iphone} ${webkit} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`, 5],
    ['mac', `${mac} ${webkit} Version/18.0 Safari/605.1.15`, 0],
    ['other', `${mac} ${webkit} Chrome/130.0.0.0 Safari/537.36`, 0],
    ['android', 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0', 5],
    ['android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 5],
    ['other', 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0', 0],
  ])('is %s for %s with %i touch points', (platform, userAgent, maxTouchPoints) => {
    expect(platformOf({ userAgent, maxTouchPoints })).toBe(platform);
  });
});

describe('the offer to install', () => {
  const begin = (isStandalone = false) => {
    const page = Object.assign(new EventTarget(), {
      navigator: { userAgent: 'Android', maxTouchPoints: 5 },
      matchMedia: () => ({ matches: isStandalone }),
    });
    const asked: string[] = [];
    const offer = watchInstall(page as unknown as Window);
    const come = (answer: 'accepted' | 'dismissed'): Event => {
      const prompt = (): Promise<void> => {
        asked.push(answer);
        if (answer === 'accepted') page.dispatchEvent(new Event('appinstalled'));
        return Promise.resolve();
      };
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
      page.dispatchEvent(event);
      return event;
    };
    return { offer, come, asked };
  };

  it('keeps the browser’s prompt until the visitor taps, and shows it once', async () => {
    const { offer, come, asked } = begin();
    expect(offer.getState()).toBe('android');
    expect(come('dismissed').defaultPrevented).toBe(true);
    expect([offer.getState(), asked]).toEqual(['asking', []]);
    await offer.ask();
    await offer.ask();
    expect([offer.getState(), asked]).toEqual(['android', ['dismissed']]);
  });

  it('ends with the installation', async () => {
    const { offer, come } = begin();
    come('accepted');
    await offer.ask();
    expect(offer.getState()).toBe('installed');
  });

  it('is none in the installed guide', () => {
    expect(begin(true).offer.getState()).toBe('installed');
  });
});
