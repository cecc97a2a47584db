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
  { name: 'groups', path: '/groups' },
  { name: 'tours', path: '/tours/1' },
  { name: 'all-tours', path: '/tours' },
  { name: 'list', path: '/locations/1' },
  { name: 'list-sections', path: '/locations/2' },
  { name: 'station-audio', path: '/detail/1' },
  {
    name: 'station-playing',
    path: '/detail/2',
    prepare: async (page) => {
      await page.getByRole('group').getByRole('button').nth(1).click();
      await page.locator('input[type=range]:enabled').waitFor();
    },
  },
  { name: 'station-video', path: '/detail/3' },
  { name: 'station-text', path: '/detail/1', prepare: (page) => page.mouse.wheel(0, 600) },
  { name: 'not-found', path: '/nowhere' },
];
