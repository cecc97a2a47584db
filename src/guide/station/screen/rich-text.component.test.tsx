import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { smallMuseum } from '#tests/browser/museum.ts';
import { mountInGuide } from '#tests/component/guide-page.tsx';
import { ItalicText } from './italic-text.tsx';
import { RichText } from './rich-text.tsx';

it('the museum’s italic words are italic in titles and texts (specification 3.4, ItalicsStrings)', async () => {
  const spoken = (text: string) => ({ text, language: 'de', isFallback: false });
  await mountInGuide(
    <>
      <h2>
        <ItalicText spoken={spoken('Die spira mirabilis')} />
      </h2>
      <RichText html={spoken('<p>Er nannte sie <b>spira mirabilis</b>.</p>')} />
    </>,
    {
      definition: {
        ...smallMuseum,
        Configurations: [{ ID: 1, ItalicsStrings: { de: 'spira mirabilis' } }],
      },
    },
  );
  const italic = screen.getAllByText('spira mirabilis', { selector: 'i' });
  expect(italic.map((element) => element.parentElement?.localName)).toEqual(['h2', 'b']);
});
