import { recordCode } from '#content/record-code.ts';
import { VisitKind } from '#contract/calls/visit-calls.ts';
import { type SentVisit } from '#server/usecases/visits/record-visits.ts';
import { type ServedHere } from '#tests/browser/serve.ts';

const days = 30;
const languages = ['de', 'de', 'en', 'de', 'en', 'fr'];

/** Fills the statistics: as many visits as a small museum has in a month, always the same ones. */
export async function sendVisits({ visits, published }: ServedHere['services']): Promise<void> {
  const { catalogue } = await published.current();
  const places = catalogue.tours().flatMap((tour) => catalogue.itemsOf(tour.ID).map((item) => ({ tour, item })));
  let number = 0;
  const visit = (day: number, given: Partial<SentVisit>): SentVisit => {
    number += 1;
    return {
      ID: `shown ${number}`,
      Kind: VisitKind.open,
      TourCode: '',
      ItemCode: '',
      Language: languages[number % languages.length] ?? 'de',
      Device: number % 4 === 0 ? 'android' : 'web',
      At: new Date(Date.now() - day * 86_400_000).toISOString(),
      ...given,
    };
  };
  for (let day = 0; day < days; day += 1) {
    const isBusy = day % 7 < 2;
    const opened = places.flatMap(({ tour, item }, place) =>
      Array.from({ length: Math.floor((((place * 37) % 11) * (isBusy ? 5 : 2) + ((place + day) % 4)) / 6) }, () =>
        visit(day, { TourCode: recordCode(tour), ItemCode: recordCode(item) }),
      ),
    );
    const issued = Array.from({ length: (day % 5) + (isBusy ? 9 : 3) }, () => visit(day, { Kind: VisitKind.docking }));
    await visits.record([...opened, ...issued]);
  }
}
