import { describe, expect, it } from 'vitest';
import { drawing } from '#tests/browser/game-table.ts';
import { type Guide } from '#tests/browser/guide.ts';
import { smallMuseum } from '#tests/browser/museum.ts';
import { openMuseum } from '#tests/browser/visits.ts';

const title = 'شجرة الزيتون القديمة في ساحة المتحف الكبيرة عند النهر الهادئ';
const story = `${'كانت هذه الشجرة هنا قبل المدينة بزمن طويل. '.repeat(6).trim()} ${title}`;
const yiddish = 'דער אלטער אליוון בוים אין גרויסן הויף פון מוזיי לעבן דעם שטילן טייך';

/** The same museum in Arabic and in Yiddish, which has no interface texts of ours. */
const words = (ar: string, yi: string) => ({ ar, yi });
const museum = {
  ...smallMuseum,
  Languages: [
    { ID: 1, Code: 'ar', DisplayName: 'العربية', IsDefault: true, AccessibilityCode: 'ar' },
    { ID: 2, Code: 'yi', DisplayName: 'ייִדיש', AccessibilityCode: 'yi' },
  ],
  Providers: [{ ID: 1, Name: words('متحف النهر', 'דער מוזיי ביים טייך') }],
  TourGroups: [{ ID: 1, Name: words(title, yiddish), Description: words(story, yiddish) }],
  Tours: [{ ID: 1, TourGroupID: 1, Code: 'H', Selectors: [1], Name: words(title, yiddish) }],
  TourItems: [...smallMuseum.TourItems, { ID: 3, TourID: 1, LocationID: 3, Code: '3', Position: 2 }],
  Locations: [
    {
      ID: 1,
      Type: 0,
      Name: words(title, yiddish),
      Description: words(story, yiddish.repeat(4)),
      Text: words(`<p>${story}</p>`, `<p>${yiddish}</p>`),
      MediaURL: 'files/tone.wav',
    },
    { ID: 2, Type: 2, Name: words(title, yiddish), IconURL: 'files/icon.svg' },
    {
      ID: 3,
      Type: 5,
      Name: words('سؤال', 'פראגע'),
      GameChoices: [{ Text: words('لا', 'ניין') }, { Text: words('نعم', 'יא'), IsSolution: true }],
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
  { path: '/detail/1', blocks: ['h1', 'article p:has-text("المدينة"), article p:has-text("גרויסן")'] },
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
  it('begin at the right edge in Yiddish, although our own texts are in English', () =>
    as(
      async (guide) => {
        for (const { path, blocks } of screens) {
          await guide.open(path);
          await guide.expectHeading(/./);
          expect(await guide.page.evaluate(() => document.documentElement.dir)).toBe('ltr');
          await expectFromTheRight(guide, blocks);
        }
      },
      { locale: 'yi' },
    ));
});
