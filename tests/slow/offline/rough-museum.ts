import { readMediaList } from '#contract/media-list.ts';
import { type Plan, planFor } from '#offline/plan.ts';
import { smallMuseum, tone } from '#tests/browser/museum.ts';

const seconds = [9, 10, 11, 12, 13, 14, 15];
const long = 300;

/** A tour with seven short recordings and one of three pieces. */
export const roughMuseum = {
  ...smallMuseum,
  Configurations: [{ ID: 1, VisitStats: true }],
  TourItems: [...seconds, long].map((_, index) => ({
    ID: index + 1,
    TourID: 1,
    LocationID: index + 1,
    Code: String(index + 1),
    Position: index,
  })),
  Locations: [...seconds, long].map((length, index) => ({
    ID: index + 1,
    Type: 0,
    Name: { de: `Ton ${index + 1}` },
    MediaURL: { de: `files/${length}.wav` },
  })),
};

export const roughFiles = Object.fromEntries([...seconds, long].map((length) => [`${length}.wav`, tone(length)]));

export const roughTour = { tour: 1, language: 'de' };

/** Returns what the tour of a rough museum needs on a device. */
export async function planOf(origin: string): Promise<Plan> {
  const given: unknown = await (await fetch(`${origin}/info/media`)).json();
  return planFor(readMediaList(given) ?? [], roughTour);
}
