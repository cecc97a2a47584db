import { smallMuseum, tone } from '#tests/browser/museum.ts';
import { asStaff } from '#tests/browser/staff.ts';
import { quarters, stationForm, type StationForm } from './station-form.ts';
import { type Museum, openMuseum } from '#tests/browser/visits.ts';

export const picture = await quarters('vier.png');

/** Stations of several kinds inside and outside a tour; one of them has errors. */
export const openStations = (): Museum =>
  openMuseum(
    {
      ...smallMuseum,
      TourItems: [
        ...smallMuseum.TourItems,
        { ID: 3, TourID: 1, LocationID: 10, Code: '3', Path: [{ Next: 1, AnnounceLocationID: 2 }] },
      ],
      Locations: [
        ...smallMuseum.Locations,
        {
          ID: 10,
          Type: 0,
          Name: { de: 'Zeitreise', en: 'Time travel' },
          MediaURL: { de: 'files/tone.wav', en: 'files/other.wav' },
          DeepDives: [2],
          Timeline: { Locations: [1, 2], Times: [1, 3] },
        },
        {
          ID: 11,
          Type: 6,
          Name: { de: 'Suchbild', en: 'Search' },
          ImageDescriptors: [{ ImageURL: 'files/vier.png' }],
          GameHotspots: [{ X: 1, Y: 1, IsSolution: true }],
          GameHotspotsToWin: 2,
        },
        {
          ID: 12,
          Type: 0,
          Name: { de: 'Kaputt', en: 'Broken' },
          MediaURL: { de: 'files/tone.wav', en: 'files/tone.wav' },
          DeepDives: [99, 1],
          Timeline: { Locations: [1, 2], Times: [1] },
        },
        {
          ID: 13,
          Type: 2,
          Name: { de: 'Gemälde', en: 'Painting' },
          ImageDescriptors: [{ ImageURL: 'files/vier.png', AltText: { de: 'Vier Farben' } }],
        },
        {
          ID: 14,
          Type: 5,
          Name: { de: 'Frage', en: 'Question' },
          GameChoices: [
            { Text: { de: 'Eins', en: 'One' }, IsSolution: true },
            { Text: { de: 'Zwei', en: 'Two' } },
            { Text: { de: 'Drei', en: 'Three' } },
          ],
        },
      ],
    },
    // The recording of one station is missing.
    { allow: /status of 404/, files: { 'other.wav': tone(4), 'vier.png': picture.buffer } },
  );

/** Runs a staff with the form of one station. */
export const atForm = (
  museum: Museum,
  path: string,
  task: (form: StationForm, save: () => Promise<void>) => Promise<void>,
): Promise<void> =>
  asStaff(museum, async (staff) => {
    await staff.open(path);
    await task(stationForm(staff), staff.save);
  });
