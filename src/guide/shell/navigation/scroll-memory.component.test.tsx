import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScrollMemory } from './scroll-memory.tsx';

const scrollTo = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo);
  scrollTo.mockClear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function mount(start: string) {
  const root = (
    <>
      <ScrollMemory />
      <Outlet />
    </>
  );
  const children = [
    { path: '/list', element: <p>list</p> },
    { path: '/board', element: <p data-from-top>board</p> },
    { path: '/station', element: <p>station</p> },
  ];
  const router = createMemoryRouter([{ element: root, children }], { initialEntries: [start] });
  render(<RouterProvider router={router} />);
  return router;
}

it.each([
  ['/list', 243],
  ['/board', 0],
])('back from a station, %s is at %d', async (path, place) => {
  const router = mount(path);
  vi.stubGlobal('scrollY', 243);
  await act(() => router.navigate('/station'));
  await act(() => router.navigate(-1));
  expect(scrollTo.mock.lastCall).toEqual([0, place]);
});

it('a page that the browser loads does not begin where another one was left', async () => {
  const router = mount('/station');
  vi.stubGlobal('scrollY', 100);
  await act(() => router.navigate('/list'));
  scrollTo.mockClear();
  mount('/board');
  expect(scrollTo).not.toHaveBeenCalledWith(0, 100);
});
