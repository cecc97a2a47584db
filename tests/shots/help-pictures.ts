import { type Locator, type Page } from 'playwright';
import { type ServedHere } from '#tests/browser/serve.ts';
import { editMuseum } from './edit-museum.ts';
import { shownStaff } from './hire-staff.ts';
import { type Screen } from './screens.ts';
import { type Words } from './words.ts';

/** A picture of the help: a screen of the staff area, and what of it is to be seen. */
export interface HelpPicture extends Pick<Screen, 'name' | 'path' | 'prepare'> {
  /** Changes the museum first, also for the pictures that follow. */
  readonly change?: (served: ServedHere) => Promise<void>;
  /** The upper left corner of the picture. Without it, the top of the section. */
  readonly corner?: (page: Page, words: Words) => Locator;
  /** The middle of the picture, for dialogs. */
  readonly middle?: (page: Page, words: Words) => Locator;
  /** How much more than usual is to be seen, drawn smaller. */
  readonly part?: number;
  /** The width of the window, which decides whether a preview is beside the form. */
  readonly width?: number;
}

const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Made of the demo museum by `npm run shots -- help`. The texts of the help name them. */
export const helpPictures: readonly HelpPicture[] = [
  {
    name: 'overview',
    path: '/overview',
    prepare: (page, words) => page.getByText(words('work.noFaults')).waitFor(),
  },
  {
    name: 'scratch',
    path: '/scratch',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('tokens.handOut') }).click();
      await card(page, words).getByRole('img').first().waitFor();
      await card(page, words).getByRole('button').waitFor();
    },
    part: 1.4,
    middle: card,
  },
  {
    name: 'tokens',
    path: '/tokens',
    prepare: (page) => page.getByRole('listitem').nth(5).waitFor(),
    corner: (page, words) => page.getByRole('radiogroup', { name: words('tokens.filter') }),
  },
  {
    name: 'visitstats',
    path: '/visitstats',
    corner: (page, words) => page.getByRole('heading', { name: words('stats.stations') }),
  },
  {
    name: 'tours',
    path: '/tours',
    prepare: (page, words) => page.getByRole('button', { name: words('tours.newTour') }).waitFor(),
  },
  {
    name: 'tour-stations',
    path: '/tours/1/stations',
    corner: (page, words) => page.getByRole('button', { name: words('stop.add') }),
  },
  {
    name: 'tour-map',
    path: '/tours/3/map',
    prepare: async (page, words) => {
      await page.locator('.leaflet-container').scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: words('map.whole') }).waitFor();
    },
    corner: (page) => page.locator('.leaflet-container'),
  },
  {
    name: 'tour-game',
    path: '/tours/4/game',
    prepare: (page) => page.locator('canvas').first().waitFor(),
    corner: (page, words) => page.getByRole('group', { name: words('canvas.tools') }),
  },
  {
    name: 'locations',
    path: '/locations/1',
    corner: (page, words) => page.getByRole('main').getByRole('heading', { name: words('part.general') }),
  },
  {
    name: 'location-extras',
    path: '/locations/4',
    prepare: (page, words) => page.getByRole('button', { name: words('timeline.play') }).waitFor(),
    corner: (page, words) => page.getByRole('heading', { name: words('part.timeline') }),
  },
  {
    name: 'location-games',
    path: '/locations/41',
    prepare: (page) => page.locator('canvas').first().waitFor(),
    corner: (page, words) => page.getByRole('group', { name: words('canvas.tools') }),
  },
  {
    name: 'files',
    path: '/files?folder=images',
    width: 1000,
    part: 1.3,
    corner: (page, words) => page.getByRole('button', { name: words('files.upload') }),
  },
  { name: 'messages', path: '/messages/guide' },
  {
    name: 'configWelcome',
    path: '/configWelcome',
    width: 1280,
    part: 1.25,
    middle: (page, words) => page.getByRole('complementary', { name: words('preview.title') }),
  },
  {
    name: 'themes',
    path: '/themes/1',
    corner: (page, words) => page.getByText(words('theme.contrast')),
  },
  {
    name: 'loginType',
    path: '/loginType',
    prepare: (page) => page.getByRole('main').getByRole('radio').first().waitFor(),
  },
  { name: 'users', path: '/users', prepare: (page) => page.getByRole('listitem').nth(2).waitFor() },
  {
    name: 'backups',
    path: '/backups',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('backups.request') }).click();
      await dialog(page).getByRole('radio').first().waitFor();
    },
    part: 1.2,
    middle: dialog,
  },
  {
    name: 'editing',
    path: '/locations/1',
    prepare: async (page, words) => {
      await page
        .getByRole('group', { name: words('location.Name') })
        .getByRole('textbox')
        .first()
        .press('End');
      await page.keyboard.type('!');
      await page.getByText(words('save.saved')).first().waitFor();
      await page.getByRole('button', { name: words('publish.publish') }).click();
      await dialog(page).getByRole('listitem').first().waitFor();
    },
    width: 960,
    part: 1.7,
    middle: dialog,
  },
  {
    name: 'changes',
    path: '/changes',
    change: (served) => editMuseum(served, ['root', shownStaff.withCode]),
    width: 860,
    part: 1.15,
    corner: (page, words) => page.getByRole('region', { name: words('history.list') }),
  },
];

function card(page: Page, words: Words): Locator {
  return page.getByRole('region', { name: words('tokens.forVisitor') });
}
