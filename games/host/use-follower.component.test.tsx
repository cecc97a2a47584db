import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { type Box } from '#engine/geometry.ts';
import { useFollower } from './use-follower.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const itself = (box: Box): Box => box;

it('moves and zooms what follows a picture without a layout, until the zoom rests', () => {
  const view = createStore<Box>(() => ({ x: 0, y: 0, width: 100, height: 50 }));
  const Follower = () => <div ref={useFollower(view, itself)} data-testid="follower" />;
  const { style } = render(<Follower />).getByTestId('follower');
  expect(style).toMatchObject({ width: '100px', height: '50px', transform: 'translate(0px, 0px)' });

  view.setState({ x: 7, y: 9 });
  expect(style).toMatchObject({ width: '100px', transform: 'translate(7px, 9px) scale(1, 1)' });

  view.setState({ width: 200, height: 100 });
  expect(style).toMatchObject({ width: '100px', transform: 'translate(7px, 9px) scale(2, 2)' });

  vi.runAllTimers();
  expect(style).toMatchObject({ width: '200px', height: '100px', transform: 'translate(7px, 9px)' });
});
