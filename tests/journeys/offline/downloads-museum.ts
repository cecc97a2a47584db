import { smallMuseum, tone, writeMuseum } from '#tests/browser/museum.ts';
import { serve, type Served } from '#tests/browser/serve.ts';

/** The tour's button once all of it is on the device. */
export const ready = { name: 'Offline verfügbar: Rundgang' };
/** Requests of downloads, and the answer of a captive portal instead. */
export const media = /\/files\/|\/info\/media/;
export const portal = { status: 200, body: '<p>Welcome to our Wi-Fi</p>' };

/** Serves a museum whose tour has two recordings and a question, each recording in one piece. */
export async function serveTour(): Promise<Pick<Served, 'origin' | 'close'>> {
  const [first, second] = smallMuseum.Locations;
  const choices = [{ Text: { de: 'Ja' }, IsSolution: true }, { Text: { de: 'Nein' } }];
  const museum = await writeMuseum(
    {
      ...smallMuseum,
      Configurations: [{ ID: 1, WelcomeScreen: { ShowDownloadButton: true } }],
      Tours: [{ ...smallMuseum.Tours[0], Selectors: [0, 1] }],
      TourItems: [...smallMuseum.TourItems, { ID: 3, TourID: 1, LocationID: 3, Code: '3', Position: 2 }],
      Locations: [
        first,
        { ...second, MediaURL: { de: 'files/second.wav' } },
        { ID: 3, Type: 5, Name: { de: 'Frage' }, GameChoices: choices },
      ],
    },
    { 'tone.wav': tone(30), 'second.wav': tone(31) },
  );
  const server = await serve(museum.folder);
  const close = async (): Promise<void> => {
    await server.close();
    await museum.remove();
  };
  return { origin: server.origin, close };
}
