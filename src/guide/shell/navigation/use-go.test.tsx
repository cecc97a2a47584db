import { type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router, UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, it } from 'vitest';
import { playAtOnce, type StartState } from './play-at-once.ts';
import { useGo } from './use-go.ts';

it.each([
  ['', '/detail/7'],
  ['/guide', '/guide/detail/7'],
])('works from a render that was thrown away, in a guide at "%s"', (basename, expected) => {
  const history = createMemoryHistory({ initialEntries: [`${basename}/`] });
  const starts: ((start: StartState) => void)[] = [];
  // A render without its effects, as one that React gives up.
  renderToStaticMarkup(
    <Router basename={basename} location={history.location} navigator={history}>
      <Station onGo={(go) => starts.push(go)} />
    </Router>,
  );
  starts[0]?.({ to: '/detail/7', state: playAtOnce });
  expect([history.location.pathname, history.location.state]).toEqual([expected, playAtOnce]);
});

function Station({ onGo }: { readonly onGo: (go: (start: StartState) => void) => void }): ReactNode {
  onGo(useGo());
  return null;
}
