import { act, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode } from 'react';
import { vi } from 'vitest';
import { GameEntry } from '#guide/station/screen/game/game-entry.tsx';
import { useContent } from '#guide/state/content/content-context.tsx';
import { smallMuseum } from '#tests/browser/museum.ts';
// The files fetched with the first tap, so that no test waits for them.
import '#games/choices/choices-game.tsx';
import '#games/flow/end-panels.tsx';
import '#games/flow/levelled-game.tsx';
import '#games/hidden-object/hidden-object-game.tsx';
import '#games/jigsaw/by-names/piece-buttons.tsx';
import '#games/jigsaw/jigsaw-game.tsx';
import '#games/memory/memory-game.tsx';
import '#guide/station/screen/game/finished-game.tsx';
import '#guide/station/screen/game/game-layer.tsx';
import '#guide/station/screen/game/rounds-part.ts';
import { mountInGuide } from './guide-page.tsx';

/** A visitor at the station of a game. */
export interface GamePage {
  readonly user: UserEvent;
  /** Presses a button of the open game, or else of its station. */
  readonly press: (name: string | RegExp) => Promise<void>;
  readonly expectStatus: (words: string | RegExp) => Promise<void>;
  readonly buttonNames: (pattern: RegExp) => readonly string[];
}

/**
 * Mounts the entry to a game as its station shows it, and closes the game after the test. Omitted fields have default
 * values. There is no WebGL, so the game shows its plain view.
 */
export async function playGame(
  station: object,
  play: (page: GamePage) => Promise<void>,
  stored: Readonly<Record<string, string>> = {},
): Promise<void> {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const definition = {
    ...smallMuseum,
    TourItems: smallMuseum.TourItems.slice(0, 1),
    Locations: [{ ID: 1, Name: { de: 'Spiel' }, ...station }],
  };
  await mountInGuide(<Entry />, { definition, at: '/detail/1', stored });
  const user = userEvent.setup({ delay: null });
  const place = () => {
    const layer = screen.queryByRole('dialog');
    return layer === null ? screen : within(layer);
  };
  try {
    await play({
      user,
      press: async (name) => user.click(await place().findByRole('button', { name })),
      expectStatus: async (words) => {
        await screen.findByText(words, { selector: '[role=status]' });
      },
      buttonNames: (pattern) =>
        place()
          .queryAllByRole('button', { name: pattern })
          .map(({ textContent }) => textContent),
    });
  } finally {
    // Its station must not go first.
    await act(async () => document.querySelector('dialog')?.close());
  }
}

function Entry(): ReactNode {
  const { catalogue } = useContent();
  const [item] = catalogue.itemsOf(1);
  const location = item === undefined ? undefined : catalogue.location(item.LocationID);
  return item === undefined || location === undefined ? null : (
    <GameEntry item={item} location={location} isDive={false} onPlayed={() => undefined} />
  );
}
