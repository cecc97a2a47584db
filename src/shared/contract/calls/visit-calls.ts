import * as z from 'zod/mini';
import { type Call } from '../call.ts';
import { calls } from '../paths.ts';
import { day, filledText, moment, text } from '../shapes.ts';

export const VisitKind = { open: 'open', docking: 'docking' } as const;
export type VisitKind = (typeof VisitKind)[keyof typeof VisitKind];

/** Device filter (section 2.5). */
export const Devices = { all: 'all', web: 'web', native: 'native' } as const;
export type Devices = (typeof Devices)[keyof typeof Devices];

export const VisitStep = { day: 'day', month: 'month' } as const;
export type VisitStep = (typeof VisitStep)[keyof typeof VisitStep];

const days = { dateMin: z.optional(day), dateMax: z.optional(day) };
const yes = z.optional(z.literal('true'));
const filters = {
  ...days,
  devices: z.optional(z.enum(Devices)),
  language: z.optional(text(50)),
  /** Variants of a language, such as `de-AT` and `de-CH`, count as one. */
  collate: yes,
};
const ofTours = { ...filters, tourCode: z.optional(text(200)) };

/** Visits and their statistics (section 7.5). Days are in the museum's time zone, both inclusive. */
export const visitCalls = {
  recordVisits: {
    method: 'POST',
    path: `/${calls.visits}`,
    access: 'visitor',
    summary:
      'Notes what a device has opened; sent later when it was offline, and counted once however often it is sent.',
    headers: ['x-guide-device'],
    body: z
      .array(
        z.object({
          /** Chosen by the device: a visit that is sent twice keeps its ID. */
          ID: filledText(100),
          Kind: z.enum(VisitKind),
          TourCode: text(200),
          ItemCode: text(200),
          Language: text(50),
          /** `web`, or the device kind that the native app reports. */
          Device: z.optional(text(50)),
          At: moment,
        }),
      )
      .check(z.maxLength(1000)),
    answer: z.object({ Recorded: z.number() }),
    errors: ['storage-full', 'too-many-requests'],
  },
  dockings: {
    method: 'GET',
    path: '/api/visit/dockings',
    access: 'manager',
    summary: 'How many devices were handed out, day by day.',
    query: z.object(filters),
    answer: z.array(z.object({ Date: day, Count: z.number() })),
  },
  openings: {
    method: 'GET',
    path: '/api/visit/openings',
    access: 'manager',
    summary:
      'How often stations were opened, day by day or month by month. Days are kept for 400 days, months for ever.',
    query: z.object({ ...ofTours, by: z.optional(z.enum(VisitStep)) }),
    answer: z.array(
      z.object({
        /** The first day of a month. */
        Date: day,
        Count: z.number(),
      }),
    ),
  },
  heatmap: {
    method: 'GET',
    path: '/api/visit/heatmap',
    access: 'manager',
    summary: 'How often the stations of a tour were opened, with their places on its map.',
    query: z.object({
      ...ofTours,
      /** Also those without a place on the map, with X and Y 0. */
      unplaced: yes,
    }),
    answer: z.array(
      z.object({ TourCode: z.string(), ItemCode: z.string(), X: z.number(), Y: z.number(), Count: z.number() }),
    ),
  },
  openCount: {
    method: 'GET',
    path: '/api/visit/openCount',
    access: 'manager',
    summary: 'How often each station was opened.',
    query: z.object({
      ...ofTours,
      /** The language of the names; otherwise the museum's first. */
      names: z.optional(text(50)),
    }),
    answer: z.array(z.object({ LocationID: z.number(), Name: z.string(), Count: z.number() })),
  },
  openedTours: {
    method: 'GET',
    path: '/api/visit/openedTours',
    access: 'manager',
    summary: 'How often stations of each tour were opened.',
    query: z.object(ofTours),
    answer: z.array(z.object({ TourCode: z.string(), Count: z.number() })),
  },
  visitLanguages: {
    method: 'GET',
    path: '/api/visit/languages',
    access: 'manager',
    summary: 'In which languages stations were opened.',
    query: z.object(ofTours),
    answer: z.array(z.object({ Language: z.string(), Count: z.number() })),
  },
} as const satisfies Readonly<Record<string, Call>>;
