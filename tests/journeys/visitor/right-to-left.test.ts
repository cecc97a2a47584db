import { describe, expect, it } from 'vitest';
import { createTranslate } from '#i18n/pack.ts';
import { loadPack } from '#i18n/packs.ts';
import { drawing, sitDown } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const arabic = createTranslate(await loadPack('ar'), 'ar');

const title = 'شجرة الزيتون القديمة في ساحة المتحف الكبيرة عند النهر الهادئ';
const story = `${'كانت هذه الشجرة هنا قبل المدينة بزمن طويل. '.repeat(6).trim()} ${title}`;
const hebrew = 'עץ הזית העתיק בחצר הגדולה של המוזיאון על גדת הנהר השקט מאוד';

/** The same museum in Arabic and in Hebrew. */
const words = (ar: string, he: string) => ({ ar, he });
const museum = {
  ...smallMuseum,
  Languages: [
    { ID: 1, Code: 'ar', DisplayName: 'العربية', IsDefault: true, AccessibilityCode: 'ar' },
    { ID: 2, Code: 'he', DisplayName: 'עברית', AccessibilityCode: 'he' },
  ],
  Providers: [{ ID: 1, Name: words('متحف النهر', 'מוזיאון הנהר') }],
  TourGroups: [{ ID: 1, Name: words(title, hebrew), Description: words(story, hebrew) }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1], Name: words(title, hebrew) }],
  TourItems: [...smallMuseum.TourItems, { ID: 3, TourID: 1, LocationID: 3, Code: '3', Position: 2 }],
  Locations: [
    {
      ID: 1,
      Type: 0,
      Name: words(title, hebrew),
      Description: words(story, hebrew.repeat(4)),
      Text: words(`<p>${story}</p>`, `<p>${hebrew}</p>`),
      MediaURL: 'files/tone.wav',
    },
    { ID: 2, Type: 2, Name: words(title, hebrew), IconURL: 'files/icon.svg' },
    {
      ID: 3,
      Type: 5,
      Name: words('سؤال', 'שאלה'),
      GameChoices: [{ Text: words('لا', 'לא') }, { Text: words('نعم', 'כן'), IsSolution: true }],
    },
  ],
};

/** Pixels between the right edge of a block and the first line of its words. */
function gapAtTheRight({ page }: Guide, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((block) => {
      const range = document.createRange();
      range.selectNodeContents(block);
      const first = [...range.getClientRects()].find(({ width }) => width > 1);
      const { right } = block.getBoundingClientRect();
      const { paddingRight } = getComputedStyle(block);
      return Math.abs(right - Number.parseFloat(paddingRight) - (first?.right ?? 0));
    });
}

const screens = [
  { path: '/groups', blocks: ['main li h2', 'main li p'] },
  { path: '/tours/1', blocks: ['main li h2'] },
  { path: '/locations/1', blocks: ['h1', 'main li h2 a', 'main li p'] },
  { path: '/detail/1', blocks: ['h1', 'article p:has-text("المدينة"), article p:has-text("הזית")'] },
];

const { as } = openMuseum(museum, { files: { 'icon.svg': drawing({ width: 72, height: 72 }, '#406080') } });

/** Expects that the words of each block begin at the right edge, and that its direction is theirs. */
async function expectFromTheRight(guide: Guide, blocks: readonly string[]): Promise<void> {
  for (const block of blocks) {
    await expect.poll(() => gapAtTheRight(guide, block), { message: block }).toBeLessThan(2);
    // The ellipsis of a text that is cut is where its direction ends.
    const direction = guide.page
      .locator(block)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
    expect([block, await direction]).toEqual([block, 'rtl']);
  }
}

describe('words that read from right to left (specification 3.4)', () => {
  // tests/slow/visitor has Yiddish, whose interface is English.
  it('begin at the right edge in Arabic, where the guide is mirrored except for the player', () =>
    as(
      async (guide) => {
        const { page } = guide;
        const middleOf = async (name: string): Promise<number> => {
          const box = await page.getByRole('button', { name, exact: true }).first().boundingBox();
          return (box?.x ?? 0) + (box?.width ?? 0) / 2;
        };
        for (const { path, blocks } of screens) {
          await guide.open(path);
          await guide.expectHeading(/./);
          expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
          await expectFromTheRight(guide, blocks);
          if (path === '/locations/1') {
            const picture = await page.locator('main li > :first-child').first().boundingBox();
            const beside = await page.locator('main li h2').first().boundingBox();
            expect(picture?.x).toBeGreaterThan(beside?.x ?? Infinity);
          }
        }
        const back = page.getByRole('banner').getByRole('link').first();
        expect((await back.boundingBox())?.x).toBeGreaterThan((page.viewportSize()?.width ?? 0) / 2);
        const turned = await back.locator('svg').evaluate((arrow) => getComputedStyle(arrow).transform);
        expect(turned).toMatch(/^matrix\(-1,/);
        const play = await middleOf(arabic('player.play'));
        expect(await middleOf(arabic('player.back', { seconds: 15 }))).toBeLessThan(play);
        expect(await middleOf(arabic('player.forward', { seconds: 15 }))).toBeGreaterThan(play);

        const table = sitDown(guide);
        await guide.open('/detail/3');
        await page
          .getByRole('main')
          .getByRole('button', { name: arabic('game.play') })
          .click();
        await table.button(arabic('game.close')).waitFor();
        const bar = table.layer.locator('header');
        const { left, right } = await bar.evaluate((element) => {
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return { left: Number.parseFloat(paddingLeft), right: Number.parseFloat(paddingRight) };
        });
        expect(right).toBeGreaterThan(left);
      },
      { locale: 'ar' },
    ));
});
