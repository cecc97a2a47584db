import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useContent } from '#guide/state/content/content-context.tsx';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { OfferRoom } from './offer-room.tsx';

beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: null }, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

function FirstTour() {
  const { catalogue } = useContent();
  const [tour] = catalogue.tours();
  return tour === undefined ? null : <OfferRoom at="openTour" tour={tour} />;
}

it('a button takes the place of an offer that is to come, says what the visitor wants, and hands its focus on', async () => {
  const { visit, user } = await mountInGuide(<FirstTour />);
  const button = screen.getByRole('button', { name: 'Für unterwegs laden: Rundgang' });
  await user.click(button);
  expect(visit.wish.getState()).toEqual({ tour: 1, language: 'de' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  act(() => visit.fillings.setState({ openTour: () => <button>Für unterwegs laden (12 MB)</button> }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Für unterwegs laden (12 MB)' }));
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('nothing is offered where it is impossible: without a worker, after one has failed, or to content of another host', async () => {
  const { visit } = await mountInGuide(<FirstTour />);
  act(() => visit.wish.setState('impossible', true));
  expect(screen.queryByRole('button')).toBeNull();

  cleanup();
  await mountInGuide(<FirstTour />, { client: { serverBase: 'https://elsewhere.example' } });
  expect(screen.queryByRole('button')).toBeNull();

  cleanup();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await mountInGuide(<FirstTour />);
  expect(screen.queryByRole('button')).toBeNull();
});
