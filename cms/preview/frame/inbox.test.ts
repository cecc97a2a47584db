import { expect, it, vi } from 'vitest';
import { openInbox } from './inbox.ts';

const show = {
  type: 'show',
  edit: 1,
  of: { model: 'locations', ID: 3 },
  definition: {},
  language: 'de',
  isHighContrast: false,
  isDark: false,
  isSolved: false,
  round: 0,
};

it('the preview of a game hears the staff area alone, and says what it cannot read', () => {
  const origin = 'https://museum.example';
  const told = vi.fn();
  const frame = Object.assign(new EventTarget(), { location: { origin }, parent: { postMessage: told } });
  const inbox = openInbox(frame as unknown as Window);
  const send = (data: unknown, source: unknown = frame.parent): void =>
    void frame.dispatchEvent(Object.assign(new Event('message'), { data, source, origin }));
  send({ ...show, edit: 99 }, {});
  send('nonsense', {});
  expect(inbox.getState()).toBe(undefined);
  expect(told.mock.calls).toEqual([[{ type: 'ready' }, origin]]);
  send(show);
  expect(inbox.getState()).toMatchObject({ edit: 1 });
  send({ type: 'show' });
  expect(told).toHaveBeenLastCalledWith({ type: 'refused' }, origin);
  expect(inbox.getState()).toMatchObject({ edit: 1 });
});
