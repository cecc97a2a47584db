import { describe, it } from 'vitest';
import { expectRestored, focusOnHeading, openLongList } from './long-list.ts';

const { as } = openLongList();

// tests/slow/visitor goes back by the arrow.
describe('going back by the browser’s own way (decision: a list is as the visitor left it)', () => {
  it('restores the filtered list, also after a reload, the place in the cards, and the last typed text', () =>
    as((guide) => expectRestored(guide, () => guide.page.goBack())));
});

describe('the arrow (decision: it leads up, not back)', () => {
  it('leads past the stations in between to the list, no further when tapped twice, also without having come from it', () =>
    as(async (guide) => {
      await guide.open('/locations/1?find=Station+5');
      await guide.tap('Station 53');
      await guide.expectHeading('Station 53');
      await guide.tap(/^Nächste Station/);
      await guide.expectHeading('Station 54');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1?find=Station+5');
      await guide.expectHeading('Rundgang');
      await focusOnHeading(guide);

      await guide.open('/detail/53');
      await guide.tap('Zurück');
      await guide.expectAt('/locations/1');
      await guide.expectHeading('Rundgang');
      await guide.tap('Zurück');
      await guide.expectAt('/tours/1');

      await guide.tap('Rundgang');
      await guide.tap('Station 2');
      await guide.expectHeading('Station 2');
      await guide.page.getByRole('link', { name: 'Zurück' }).evaluate((arrow: HTMLElement) => {
        arrow.click();
        arrow.click();
      });
      await guide.expectHeading('Rundgang');
      await guide.expectAt('/locations/1');
    }));
});
