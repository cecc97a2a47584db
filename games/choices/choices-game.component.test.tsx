import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { playGame } from '#tests/component/game.tsx';

const question = {
  Type: 5,
  GamePoints: 10,
  GamePoints2nd: 6,
  GameWonCustomMessage: { de: 'Gut gemacht!' },
  GameEndExplanationTranscript: { de: 'Ein Zirkel zeichnet Kreise.' },
  GameChoices: [
    { Text: { de: 'Lineal' }, Feedback: { de: 'Es zieht Geraden.' } },
    { Text: { de: 'Zirkel' }, Feedback: { de: 'Er zeichnet Kreise.' }, IsSolution: true },
  ],
};

describe('a question (specification 3.1)', () => {
  it('says under each answer why it is right or wrong, and gives the points of the second attempt', () =>
    playGame(question, async ({ press, expectStatus }) => {
      await press('Spielen');
      const list = await screen.findByRole('list', { name: 'Antworten' });
      const reasons = () => [...list.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
      expect(reasons()).toEqual(['', '']);
      await press('A: Lineal');
      await expectStatus(/^„Lineal“ ist nicht richtig/);
      expect(reasons()).toEqual(['Es zieht Geraden.', '']);
      const wrong = screen.getByRole('button', { name: 'A: Lineal, falsch' });
      expect(wrong.getAttribute('aria-disabled')).toBe('true');
      await press('A: Lineal, falsch');
      await expectStatus(/war schon dran/);
      await press('B: Zirkel');
      expect(reasons()).toEqual(['Es zieht Geraden.', 'Er zeichnet Kreise.']);
      await screen.findByText('+6 Punkte');
      screen.getByText('Gut gemacht!');
      await press('Weiter');
      await screen.findByText('Ein Zirkel zeichnet Kreise.');
      await press('Zurück zur Station');
      await screen.findByText('6 Punkte gewonnen');
      screen.getByRole('button', { name: 'Spielen' });
    }));

  it('asks before it shows its solution, keeps that in view until the visitor continues, and gives no points', () =>
    playGame(question, async ({ press, expectStatus }) => {
      await press('Spielen');
      await press('Lösung zeigen');
      await expectStatus(/^Noch einmal drücken, um aufzugeben/);
      screen.getByRole('button', { name: 'A: Lineal' });
      await press('Lösung zeigen');
      await expectStatus(/^Die richtige Antwort/);
      const solution = await screen.findByRole('button', { name: 'B: Zirkel, richtig' });
      expect(solution.closest('[inert]')).toBeNull();
      screen.getByText('Er zeichnet Kreise.');
      expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
      await press('Weiter');
      await screen.findByRole('heading', { level: 3, name: 'Gut zu wissen' });
      expect(screen.queryByText('Gut gemacht!')).toBeNull();
      await press('Zurück zur Station');
      await screen.findByText('Gespielt');
    }));

  it('can be answered again after its solution was shown', () =>
    playGame(question, async ({ press }) => {
      await press('Spielen');
      await press('Lösung zeigen');
      await press('Lösung zeigen');
      await screen.findByRole('button', { name: 'Weiter' });
      await press('Von vorn beginnen');
      await screen.findByRole('button', { name: 'B: Zirkel' });
      expect(screen.queryByRole('button', { name: 'Weiter' })).toBeNull();
    }));

  it('with several right answers keeps what was chosen when it is closed, and names answers that are only heard', () =>
    playGame(
      {
        Type: 5,
        GamePoints: 10,
        GameChoiceNumbered: true,
        GameChoices: [
          { Text: { de: 'Sechstel' }, IsSolution: true },
          { Text: { de: 'Fünftel' } },
          { AudioURL: { de: 'files/missing.mp3' }, IsSolution: true },
        ],
      },
      async ({ press, user }) => {
        await press('Spielen');
        await user.click(await screen.findByRole('checkbox', { name: 'Antwort 3' }));
        await press('Spiel schließen');
        await press('Weiterspielen');
        const heard = await screen.findByRole('checkbox', { name: 'Antwort 3' });
        expect(heard.getAttribute('aria-checked')).toBe('true');
        await user.click(screen.getByRole('checkbox', { name: '1: Sechstel' }));
        await press('Prüfen');
        await screen.findByText('+10 Punkte');
      },
    ));
});
