import { demoMuseum } from '#server/project.ts';
import { parkPlace, type Spot, watchDevice } from './device-on-the-way.ts';
import { type Guide } from './guide.ts';
import { type Museum, openMuseum, type Task } from './visits.ts';

export const stations = {
  301: parkPlace(430, 1040),
  302: parkPlace(290, 690),
  303: parkPlace(760, 800),
  304: parkPlace(610, 300),
  305: parkPlace(1450, 560),
  306: parkPlace(1320, 1150),
} as const;

export const meadow = parkPlace(1000, 1400);

/** The demo museum, whose third tour leads through a park. */
interface Park {
  /** Uses a device that reports its position, with the browser's permission. */
  readonly as: (task: Task, at?: Spot) => Promise<void>;
  /** Uses a device without that permission. */
  readonly asStranger: Museum['as'];
}

/** Opens the park for all tests of the file. */
export function openPark(): Park {
  const { as: asStranger } = openMuseum(demoMuseum);
  return {
    asStranger,
    as: (task, at = meadow) =>
      asStranger(
        async (guide) => {
          await watchDevice(guide);
          await task(guide);
        },
        { permissions: ['geolocation'], geolocation: { ...at, accuracy: 5 } },
      ),
  };
}

export async function openMap(guide: Guide): Promise<void> {
  await guide.open('/locations/3?by=map');
  await guide.page.getByRole('button', { name: 'Wo bin ich?' }).waitFor();
}

export async function turnOn(guide: Guide): Promise<void> {
  await guide.tap('Wo bin ich?');
  await guide.page.getByRole('button', { name: 'Mein Standort: Einstellungen' }).waitFor();
  await guide.page.locator('[data-here]').waitFor({ state: 'attached' });
}
