import { type Page } from 'playwright';

/** A screen of the demo museum that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Brings the screen into the state that is wanted. */
  readonly prepare?: (page: Page) => Promise<void>;
}

export const screens: readonly Screen[] = [
  { name: 'welcome', path: '/welcome' },
  { name: 'info', path: '/info' },
  { name: 'groups', path: '/groups' },
  { name: 'scan', path: '/scan' },
  { name: 'qr-unknown', path: '/qr/HL/999' },
  { name: 'tours', path: '/tours/1' },
  { name: 'all-tours', path: '/tours' },
  { name: 'list', path: '/locations/1' },
  { name: 'list-sections', path: '/locations/2' },
  {
    name: 'dial-pad',
    path: '/locations/1?by=dialpad',
    prepare: (page) => page.getByRole('textbox').fill('7'),
  },
  { name: 'cards', path: '/locations/1?by=cards' },
  { name: 'cards-full-title', path: '/locations/2?by=cards' },
  { name: 'station-audio', path: '/detail/101' },
  {
    name: 'station-playing',
    path: '/detail/102',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Abspielen|Play/ }).click();
      await page.locator('input[type=range]:enabled').waitFor();
    },
  },
  { name: 'station-video', path: '/detail/103' },
  { name: 'station-text', path: '/detail/104', prepare: (page) => page.mouse.wheel(0, 600) },
  { name: 'station-silent', path: '/detail/203' },
  { name: 'station-game', path: '/detail/403' },
  { name: 'list-game', path: '/locations/4' },
  { name: 'search', path: '/numbers' },
  { name: 'search-words', path: '/numbers?q=muster' },
  { name: 'not-found', path: '/nowhere' },
];
