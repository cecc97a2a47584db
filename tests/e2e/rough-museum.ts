import { smallMuseum, tone } from './museum.ts';

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
