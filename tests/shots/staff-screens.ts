import { type Page } from 'playwright';
import { buildScreens } from './build-screens.ts';
import { type Screen } from './screens.ts';
import { type Words } from './words.ts';

/** Screens of the staff area, with the demo museum. */
export const staffScreens: readonly Screen[] = [
  ...addresses(),
  ...buildScreens,
  workspace('workspace-hotspots', '/locations/41'),
  workspace('workspace-board', '/tours/4/game'),
  workspace('workspace-map', '/tours/3/map'),
  workspace('workspace-timeline', '/locations/4'),
  {
    name: 'tour-map-places',
    path: '/cms/tours/3/map',
    prepare: async (page, words) => {
      await chooseTask(page, words, 'map.task.places');
      await page.getByRole('button', { name: words('map.places.inMiddle') }).click();
      await page.locator('input:focus').fill('48.8005, 9.1985');
    },
  },
  {
    name: 'tour-map-walk',
    path: '/cms/tours/3/map',
    prepare: async (page, words) => {
      await chooseTask(page, words, 'map.task.walk');
      await page.getByRole('button', { name: words('map.walk.joystick') }).press('ArrowRight', { delay: 2000 });
    },
  },
  {
    name: 'validate',
    path: '/cms/validate',
    prepare: async (page, words) => {
      await page.getByRole('main').getByRole('switch').click({ force: true });
      await page.getByRole('button', { name: words('validate.start') }).click();
      await page
        .getByText(words('validate.found'))
        .or(page.getByText(words('validate.none')))
        .waitFor();
    },
  },
  {
    name: 'visitstats',
    path: '/cms/visitstats?compare=1',
    prepare: async (page, words) => {
      await page.getByRole('table', { name: words('stats.openings') }).waitFor();
    },
  },
  {
    name: 'visitstats-map',
    path: '/cms/visitstats?tour=PK',
    prepare: async (page, words) => {
      await page.locator('[data-spot] button').first().waitFor();
      await page.getByRole('switch', { name: words('stats.totals') }).scrollIntoViewIfNeeded();
      await page.getByRole('heading', { name: words('stats.heatmap') }).evaluate((head) => head.scrollIntoView());
    },
  },
  {
    name: 'visitstats-tables',
    path: '/cms/visitstats',
    prepare: async (page, words) => {
      await page.locator('[data-spot] button').first().waitFor();
      await page.getByRole('heading', { name: words('stats.stations') }).evaluate((head) => head.scrollIntoView());
    },
  },
  {
    name: 'tokens',
    path: '/cms/tokens',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('tokens.new') }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('tokens.make') })
        .click();
      await page.getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'token-sheets',
    path: '/cms/tokens',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('tokens.sheets') }).click();
      await page
        .getByRole('dialog')
        .getByText(words('tokens.preview'))
        .or(page.getByRole('dialog').getByRole('img').first())
        .first()
        .waitFor();
    },
  },
  {
    name: 'hand-out',
    path: '/cms/scratch',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('tokens.handOut') }).click();
      await page
        .getByRole('region', { name: words('tokens.forVisitor') })
        .getByRole('img')
        .first()
        .waitFor();
    },
  },
  {
    name: 'history',
    path: '/cms/locations/1',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('history.open') }).click();
      const changes = page.getByRole('dialog').getByRole('region', { name: words('history.list') });
      await changes.getByRole('button').first().click();
      await page
        .getByRole('combobox', { name: words('history.from') })
        .first()
        .waitFor();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('history.all') })
        .waitFor();
    },
  },
  {
    name: 'comments',
    path: '/cms/locations/1',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('comments.titleOpen') }).click();
      await page.getByRole('textbox', { name: words('comments.write') }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'planned',
    path: '/cms/overview',
    prepare: async (page, words) => {
      await page
        .getByRole('heading', { name: words('planned.title') })
        .evaluate((head) => head.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'guide-offline',
    path: '/cms/languages/1',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('guide.open') }).click();
      const guide = page.frameLocator('iframe');
      await guide.getByRole('button', { name: words('offer.take') }).click();
      await guide.getByText(words('offline.preview')).waitFor();
    },
  },
];

function addresses(): readonly Screen[] {
  return [
    ['overview', '/overview'],
    ['tours', '/tours'],
    ['group', '/tours/groups/1'],
    ['tour-general', '/tours/1/general'],
    ['tour-pictures', '/tours/1/pictures'],
    ['tour-selectors', '/tours/1/selectors'],
    ['tour-stations', '/tours/1/stations'],
    ['tour-map', '/tours/3/map'],
    ['tour-game', '/tours/4/game'],
    ['locations', '/locations'],
    ['location-audio', '/locations/1'],
    ['location-video', '/locations/3'],
    ['location-memory', '/locations/35'],
    ['location-jigsaw', '/locations/37'],
    ['location-choices', '/locations/39'],
    ['location-hidden', '/locations/41'],
    ['translations', '/translations?of=tour-1'],
    ['import', '/import'],
    ['files', '/files?folder=images'],
    ['file', '/files?folder=images&file=images%2Fwelcome.webp'],
    ['museum', '/configAbout'],
    ['start-screen', '/configWelcome'],
    ['guide-settings', '/configBuild'],
    ['languages', '/languages/1'],
    ['themes', '/themes/1'],
    ['messages', '/messages/1'],
    ['changes', '/changes'],
    ['account', '/permissions'],
    ['login-type', '/loginType'],
    ['users', '/users'],
    ['audit', '/audit'],
    ['backups', '/backups'],
    ['build', '/build'],
  ].map(([name = '', path = '']) => ({ name, path: `/cms${path}` }));
}

/** An editor that fills the window. */
function workspace(name: string, path: string): Screen {
  return {
    name,
    path: `/cms${path}`,
    prepare: async (page, words) => {
      const widen = page.getByRole('button', { name: words('canvas.wide') }).first();
      // What it fills the window with is still being drawn.
      await widen.waitFor();
      await page.locator('main img, main canvas').first().waitFor();
      await widen.click();
      await page
        .getByRole('button', { name: words('canvas.narrow') })
        .first()
        .waitFor();
    },
  };
}

function chooseTask(page: Page, words: Words, task: string): Promise<void> {
  return page
    .getByRole('radiogroup', { name: words('map.task') })
    .getByText(words(task), { exact: true })
    .click();
}
