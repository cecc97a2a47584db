import { type LoginType } from '#content/constants.ts';
import { type Locator, type Page } from 'playwright';
import { type Words } from './words.ts';

/** A screen of the demo museum that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** How visitors log in; without it, no login is needed. */
  readonly loginType?: LoginType;
  /** Whether the guide offers the tools for testing maps. */
  readonly isForDesigners?: true;
  /** Brings the screen into the desired state. */
  readonly prepare?: (page: Page, words: Words) => Promise<void>;
}

export const screens: readonly Screen[] = [
  { name: 'token', path: '/token', loginType: 'token' },
  {
    name: 'token-unknown',
    path: '/token',
    loginType: 'token',
    prepare: async (page) => {
      await page.getByRole('textbox').fill('ABCD-EFGH-JKMN');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText(/\p{L}/u).waitFor();
    },
  },
  {
    name: 'token-scan',
    path: '/token',
    loginType: 'token',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('token.scan') }).click();
      await page.getByText(words('scan.photo')).waitFor();
    },
  },
  { name: 'login', path: '/login', loginType: 'password' },
  {
    name: 'login-wrong',
    path: '/login',
    loginType: 'timed',
    prepare: async (page, words) => {
      await page.getByLabel(words('login.label')).fill('tesselation');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').getByText(/\p{L}/u).waitFor();
    },
  },
  { name: 'welcome', path: '/welcome' },
  { name: 'info', path: '/info' },
  { name: 'profile', path: '/locations/1', prepare: openProfile },
  { name: 'groups', path: '/groups' },
  { name: 'scan', path: '/scan' },
  { name: 'qr-unknown', path: '/qr/HL/999' },
  { name: 'tours', path: '/tours/1' },
  { name: 'all-tours', path: '/tours' },
  { name: 'list', path: '/locations/1' },
  { name: 'list-sections', path: '/locations/2?by=list' },
  {
    name: 'dial-pad',
    path: '/locations/1?by=dialpad',
    prepare: (page) => page.getByRole('textbox').fill('7'),
  },
  { name: 'cards', path: '/locations/1?by=cards' },
  { name: 'cards-full-title', path: '/locations/2?by=cards' },
  { name: 'map', path: '/locations/2?by=map', prepare: seeMap },
  {
    name: 'map-near',
    path: '/locations/2?by=map',
    prepare: async (page, words) => {
      await seeMap(page, words);
      await mapOf(page, words).getByRole('link').or(mapOf(page, words).getByRole('button')).first().focus();
      for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    },
  },
  {
    name: 'map-card',
    path: '/locations/3?by=map',
    prepare: async (page, words) => {
      await seeMap(page, words);
      await mapOf(page, words).getByRole('link', { name: /^302 / }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'map-where', path: '/locations/3?by=map', prepare: askWhere },
  {
    name: 'map-denied',
    path: '/locations/3?by=map',
    prepare: async (page, words) => {
      await askWhere(page, words);
      await page.getByRole('button', { name: words('walk.start') }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'map-here', path: '/locations/3?by=map', prepare: (page, words) => stand(page, words, 48.8012, 9.1963) },
  {
    name: 'map-here-settings',
    path: '/locations/3?by=map',
    prepare: async (page, words) => {
      await stand(page, words, 48.8012, 9.1963);
      await page.getByRole('button', { name: words('walk.settings') }).click();
      await page.getByRole('switch').first().waitFor();
    },
  },
  { name: 'map-off', path: '/locations/3?by=map', prepare: (page, words) => stand(page, words, 48.797, 9.191) },
  {
    name: 'station-arrived',
    path: '/locations/3?by=map',
    prepare: async (page, words) => {
      await stand(page, words, 48.79972, 9.19617);
      await page.context().setGeolocation({ latitude: 48.799721, longitude: 9.19617, accuracy: 8 });
      await page.getByText(words('walk.opened')).waitFor();
      await page.locator('input[type=range]:enabled').waitFor();
    },
  },
  {
    name: 'map-designers',
    path: '/locations/3?by=map',
    isForDesigners: true,
    prepare: async (page) => {
      // Languages without these texts show another's.
      await page.getByText(/Gedachter Standort|Made-up position/).click();
      await page.getByRole('table').waitFor();
    },
  },
  { name: 'station-audio', path: '/detail/101' },
  {
    name: 'station-playing',
    path: '/detail/102',
    prepare: async (page, words) => {
      await page.getByRole('button', { name: words('player.play') }).click();
      await page.locator('input[type=range]:enabled').waitFor();
    },
  },
  { name: 'station-onward', path: '/detail/501', prepare: hearOut },
  { name: 'onward-elsewhere', path: '/detail/501', prepare: leaveHeard },
  { name: 'station-video', path: '/detail/103' },
  { name: 'station-text', path: '/detail/104', prepare: (page) => page.mouse.wheel(0, 600) },
  { name: 'station-silent', path: '/detail/203' },
  { name: 'station-game', path: '/detail/403' },
  { name: 'game-announced', path: '/detail/403', prepare: openGame },
  { name: 'game-memory', path: '/detail/402', prepare: playMemory },
  { name: 'game-jigsaw', path: '/detail/404', prepare: beginGame },
  { name: 'game-choices', path: '/detail/406', prepare: answerWrong },
  { name: 'game-hidden', path: '/detail/407', prepare: showPlaces },
  { name: 'game-won', path: '/detail/405', prepare: win },
  { name: 'list-game', path: '/locations/4?by=list' },
  { name: 'board-empty', path: '/locations/4', prepare: (page) => showBoard(page, []) },
  { name: 'board-half', path: '/locations/4', prepare: (page) => showBoard(page, ['401', '402', '405', '407']) },
  { name: 'board-solved', path: '/locations/4', prepare: (page) => showBoard(page, allGames) },
  { name: 'board-explained', path: '/locations/4', prepare: explainBoard },
  { name: 'board-reset', path: '/locations/4', prepare: askForReset },
  { name: 'search', path: '/numbers' },
  { name: 'search-words', path: '/numbers?q=muster' },
  { name: 'not-found', path: '/nowhere' },
];

const allGames = ['401', '402', '403', '404', '405', '406', '407', '408'];

async function showBoard(page: Page, solved: readonly string[]): Promise<void> {
  const scores = JSON.stringify({ PD: Object.fromEntries(solved.map((code) => [code, 10])) });
  await page.evaluate((stored) => localStorage.setItem('scores', stored), scores);
  await page.reload();
  await page.locator('[data-condition=shown] canvas').waitFor();
}

async function explainBoard(page: Page, words: Words): Promise<void> {
  await showBoard(page, allGames);
  await page.getByRole('button', { name: words('board.explanation') }).click();
  await page.getByRole('dialog').getByRole('navigation').waitFor();
}

async function openProfile(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('profile.open') }).click();
  await page.getByRole('dialog').waitFor();
}

async function askForReset(page: Page, words: Words): Promise<void> {
  await showBoard(page, ['401', '402']);
  await page.getByRole('button', { name: words('board.reset') }).click();
  await page.getByRole('dialog').waitFor();
}

function mapOf(page: Page, words: Words): Locator {
  return page.getByRole('group', { name: words('map.label') });
}

async function seeMap(page: Page, words: Words): Promise<void> {
  await mapOf(page, words).getByRole('link').first().waitFor();
}

async function askWhere(page: Page, words: Words): Promise<void> {
  await page.context().clearPermissions();
  await page.getByRole('button', { name: words('walk.where') }).click();
  await page.getByRole('heading', { level: 2, name: words('walk.where') }).waitFor();
}

/** Makes the device report this position. */
async function stand(page: Page, words: Words, latitude: number, longitude: number): Promise<void> {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude, longitude, accuracy: 8 });
  await page.getByRole('button', { name: words('walk.where') }).click();
  await page.locator('[data-here]').waitFor({ state: 'attached' });
}

async function openGame(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('game.play') }).click();
  await page.getByRole('button', { name: words('game.begin') }).waitFor();
}

async function beginGame(page: Page, words: Words): Promise<void> {
  await openGame(page, words);
  await page.getByRole('button', { name: words('game.begin') }).click();
  await page.locator('[data-condition=shown]').waitFor();
}

async function playMemory(page: Page, words: Words): Promise<void> {
  await beginGame(page, words);
  const cards = page.getByRole('group', { name: words('memory.cards') }).getByRole('button');
  for (const card of [0, 5]) await cards.nth(card).click();
}

async function showPlaces(page: Page, words: Words): Promise<void> {
  await beginGame(page, words);
  // The first press says what it costs.
  await page.getByRole('button', { name: words('hidden.showPlaces') }).dblclick();
  // The key brings a place into view that lies outside.
  await page
    .getByRole('group', { name: words('hidden.places') })
    .getByRole('button')
    .first()
    .press('Enter');
}

async function answerWrong(page: Page, words: Words): Promise<void> {
  await beginGame(page, words);
  await page.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: words('choices.check') }).click();
}

async function win(page: Page, words: Words): Promise<void> {
  await beginGame(page, words);
  await page.getByRole('button', { name: /^C: / }).click();
  await page.getByRole('button', { name: words('game.next') }).waitFor();
}

/** Plays a station to its end, up to the announcement of the next. */
async function hearOut(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words('player.play') }).click();
  await page.locator('input[type=range]:enabled').waitFor();
  await page.getByRole('slider').press('End');
  await page.getByText(words('onward.label')).waitFor();
}

async function leaveHeard(page: Page, words: Words): Promise<void> {
  await hearOut(page, words);
  await page.getByRole('link', { name: words('action.back') }).click();
  // The station says the same as the screen that it leads to.
  await page.waitForURL((url) => !url.pathname.startsWith('/detail/'));
  await page.locator('h1').waitFor();
  await page.getByText(words('onward.label')).waitFor();
}
