import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ReactNode } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BoardMuseum, boardSize, left, museumOfBoard, right } from '#tests/browser/board-museum.ts';
import { stubPictures } from '#tests/component/pictures.ts';
import { type GuidePage, mountInGuide } from '#tests/component/guide-page.tsx';
import { useContent } from '../state/content/content-context.tsx';
import { BoardScreen } from './board-screen.tsx';

function Screen(): ReactNode {
  const { catalogue } = useContent();
  const tour = catalogue.tour(1);
  return tour === undefined ? null : <BoardScreen tour={tour} items={catalogue.itemsOf(1)} standIn={null} />;
}

/** Mounts the screen of a board. There is no WebGL, so it is a picture with places on it. */
const mountBoard = (board: BoardMuseum, scores: object = {}): Promise<GuidePage> =>
  mountInGuide(<Screen />, {
    definition: museumOfBoard(board),
    at: '/locations/1',
    stored: { scores: JSON.stringify({ H: scores }) },
  });

const namesIn = (list: HTMLElement): readonly (string | null)[] =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent);

const boardPlaces = () => screen.findByRole('list', { name: 'Felder auf dem Spielbrett' });

beforeAll(() => import('#games/board/board.tsx'));

beforeEach(() => {
  stubPictures({ 'board.svg': boardSize, 'revealed.svg': boardSize });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('the places of a board (specification 3.2, GameBoardSVGPath)', () => {
  it('are on its picture even without WebGL, and lead to their stations', async () => {
    const { user, at } = await mountBoard({ paths: [left, right] }, { '1': 10 });
    expect(namesIn(await boardPlaces())).toEqual(['1, Frage 1, gelöst, 10 Punkte', '2, Frage 2, als Nächstes']);
    expect(document.querySelector('img[src$="board.svg"]')).not.toBeNull();
    await user.click(screen.getByRole('link', { name: '2, Frage 2, als Nächstes' }));
    expect(at()).toBe('/detail/2');
  });

  it('are plain links below it where their paths are broken, empty or beside the picture', async () => {
    const { user, at } = await mountBoard({
      paths: ['', 'M10 10L', 'hello', 'M5 5H9', 'M2000 0h10v10z', left, 'M1e999 0', right],
    });
    expect(namesIn(await boardPlaces())).toEqual(['6, Frage 6', '8, Frage 8']);
    const others = screen.getByRole('heading', { name: 'Nicht auf dem Bild' }).parentElement ?? document.body;
    expect(namesIn(others)).toEqual([
      '1, Frage 1, als Nächstes',
      '2, Frage 2',
      '3, Frage 3',
      '4, Frage 4',
      '5, Frage 5',
      '7, Frage 7',
    ]);
    await user.click(within(others).getByRole('link', { name: '3, Frage 3' }));
    expect(at()).toBe('/detail/3');
  });

  it('are all plain links if none has a shape', async () => {
    await mountBoard({ paths: ['', 'x'] });
    await screen.findByRole('heading', { name: 'Nicht auf dem Bild' });
    expect(namesIn(document.body)).toEqual(['1, Frage 1, als Nächstes', '2, Frage 2']);
    expect(document.querySelector('img[src$="board.svg"]')).not.toBeNull();
    expect(screen.queryByRole('list', { name: 'Felder auf dem Spielbrett' })).toBeNull();
  });

  it('may be sixty, each with its name', async () => {
    const paths = Array.from(
      { length: 60 },
      (_, index) => `M${(index % 10) * 80 + 4} ${Math.floor(index / 10) * 100 + 4}h72v92h-72z`,
    );
    await mountBoard({ paths });
    expect(namesIn(await boardPlaces())).toEqual(
      paths.map((_, index) => `${index + 1}, Frage ${index + 1}${index === 0 ? ', als Nächstes' : ''}`),
    );
  });
});

describe('the picture of a board (specification 3.3, GameBoardImagesURL)', () => {
  it('may be absent: all stations are plain links then', async () => {
    await mountBoard({ paths: [left, right], pictures: [] });
    await screen.findByText(/^Dieses Spielbrett hat kein Bild\./);
    expect(screen.queryByRole('button', { name: 'Noch einmal versuchen' })).toBeNull();
    expect(namesIn(document.body)).toEqual(['1, Frage 1, als Nächstes', '2, Frage 2']);
  });

  it('that fails to load can be requested again, and all stations are there meanwhile', async () => {
    stubPictures({});
    const { user } = await mountBoard({ paths: [left, right] });
    await screen.findByText(/^Das Bild des Spielbretts lässt sich gerade nicht zeigen\./);
    screen.getByRole('link', { name: '2, Frage 2' });
    stubPictures({ 'board.svg': boardSize });
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
    expect(namesIn(await boardPlaces())).toEqual(['1, Frage 1, als Nächstes', '2, Frage 2']);
  });
});

describe('the icons that were won (specification 3.3, GameWonIconsURL)', () => {
  it('are the station’s own or the tour’s n-th, and a star where the file is missing', async () => {
    await mountBoard(
      {
        paths: [left, right],
        tour: { GameWonIconsURL: ['files/a.svg', 'files/b.svg'] },
        stations: [{ GameWonCustomIconURL: 'files/own.svg' }],
      },
      { '1': 10, '2': 10 },
    );
    const won = await screen.findByRole('region', { name: 'Ihre Gewinne' });
    expect([...won.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '1, Frage 1: gewonnen',
      '2, Frage 2: gewonnen',
    ]);
    const icons = () => [...won.querySelectorAll('img')].map((icon) => icon.getAttribute('src'));
    expect(icons()).toEqual(['files/own.svg', 'files/b.svg']);
    const [own] = won.querySelectorAll('img');
    if (own !== undefined) act(() => void fireEvent.error(own));
    await waitFor(() => expect(icons()).toEqual(['files/b.svg']));
  });
});

describe('a board that has just been solved (specification 3.2)', () => {
  it('is brought into view and announced once, with its points', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    sessionStorage.setItem('boards', JSON.stringify({ 1: [1] }));
    await mountBoard({ paths: [left, right] }, { '1': 10, '2': 10 });
    await screen.findByRole('heading', { name: 'Alles gelöst!' });
    await screen.findByText(/Alles gelöst! .*20 Punkten/, { selector: '[role=status]' });
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1), { timeout: 4000 });
  });

  it('stays where it is for visitors who have seen it', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    sessionStorage.setItem('boards', JSON.stringify({ 1: [1, 2] }));
    await mountBoard({ paths: [left, right] }, { '1': 10, '2': 10 });
    await screen.findByRole('heading', { name: 'Alles gelöst!' });
    expect(screen.queryByText(/Alles gelöst! /, { selector: '[role=status]' })).toBeNull();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });
});
