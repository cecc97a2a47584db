import { findSpeech } from '../adapters/speech.ts';
import { lateTexts } from '../shell/late/late-texts.tsx';
import { type Visit } from '../state/visit/visit-context.tsx';
import { ReadAloud } from './read-aloud.tsx';

const { Texts: AloudTexts, ready: aloudTexts } = lateTexts('aloud');

/** Fills the places that screens keep for reading aloud, where the device has voices. */
export async function offerAloud({ fillings }: Pick<Visit, 'fillings'>): Promise<void> {
  const speech = findSpeech();
  if (speech === undefined) return;
  await aloudTexts;
  fillings.setState({
    aloud: () => (
      <AloudTexts standIn={null}>
        <ReadAloud speech={speech} />
      </AloudTexts>
    ),
  });
}
