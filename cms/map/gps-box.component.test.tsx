import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { showStaffPage } from '#tests/component/staff-page.tsx';
import { completeTour } from '../workspace/complete-objects.ts';
import { useObject } from '../workspace/workspace-context.tsx';
import { checkGps } from './gps-check.ts';
import { GpsBox } from './gps-box.tsx';

const size = { width: 1000, height: 800 };
const box = {
  BottomLeft: { Latitude: 48.8, Longitude: 9.2 },
  // As wide and high as the picture, at this latitude.
  TopRight: { Latitude: 48.8036, Longitude: 9.20683 },
};

function Box() {
  const { MapGPS } = completeTour(useObject({ model: 'tours', ID: 1 }) ?? {});
  return <GpsBox tour={1} check={MapGPS && checkGps(MapGPS, size)} size={size} own={size} />;
}

it('the box of a map takes pasted coordinates apart, as one step, and reports impossible ones', async () => {
  const { user, draft } = await showStaffPage(<Box />, {
    definition: { ...smallMuseum, Tours: smallMuseum.Tours.map((tour) => ({ ...tour, MapGPS: box })) },
  });
  await user.click(screen.getByRole('button', { name: 'Mehr (1 ausgefüllt)' }));
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
  const [top, left] = [await field('Breitengrad, oben rechts'), await field('Längengrad, oben rechts')];
  screen.getByText(/^Das Bild umfasst 50\d mal 40\d Meter\.$/);
  await user.click(left);
  await user.paste('48.9000, 9.3500');
  await waitFor(() => expect([top.value, left.value]).toEqual(['48,9', '9,35']));
  draft().undo();
  await waitFor(() => expect([top.value, left.value]).toEqual(['48,8036', '9,20683']));
  await user.click(top);
  await user.clear(top);
  await user.paste('48,9');
  await screen.findByText(/^Der Maßstab ist in einer Richtung um [\d.]+ % größer als in der anderen:/);
  await user.paste('48,9, 9,3 und mehr');
  await screen.findByText('„und mehr“ wurde nicht verstanden.');
  expect(top.value).toBe('48,9');
  await user.clear(top);
  await user.paste('48,7');
  await screen.findByText('Oben muss nördlich von unten liegen: Sind die Breitengrade vertauscht?');
});
