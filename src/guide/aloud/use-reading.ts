import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { type ActorRefFrom, fromCallback } from 'xstate';
import { useCalm } from '#ui/calm.ts';
import { joinOtherTabs, type OtherTabs } from '../adapters/other-tabs.ts';
import { type Speech } from '../adapters/speech.ts';
import { useSettings } from '../state/content/interface-context.tsx';
import { useVisit } from '../state/visit/visit-context.tsx';
import { bringIntoView, isInView, mark } from './mark.ts';
import { pickVoice } from '../adapters/pick-voice.ts';
import { sentencesIn, type ShownSentence } from './readable.ts';
import { createReadingMachine, type Speaking } from './reading-machine.ts';

const readingMachine = createReadingMachine<ShownSentence>();

export interface Reading {
  readonly actor: ActorRefFrom<typeof readingMachine>;
  /** Reads the screen from its start, or goes on. */
  readonly start: () => void;
  readonly step: (to: 'NEXT' | 'PREVIOUS') => void;
}

/** Reads a screen aloud for as long as it is shown, and nothing else sounds. */
export function useReading(screen: Element | undefined, speech: Speech): Reading {
  const actor = useActorRef(
    useMemo(() => readingMachine.provide({ actors: { speech: speakingBy(speech) } }), [speech]),
  );
  const { playback } = useVisit();
  const { speed } = useSettings();
  const tabs = useRef<OtherTabs>(undefined);
  useEffect(() => {
    const stop = (): void => actor.send({ type: 'STOP' });
    // Recordings of this tab report there too.
    const joined = joinOtherTabs(stop);
    tabs.current = joined;
    addEventListener('pagehide', stop);
    return () => {
      joined.close();
      removeEventListener('pagehide', stop);
    };
  }, [actor]);

  const sentence = useSelector(actor, (state) =>
    state.hasTag('atRest') ? undefined : state.context.sentences[state.context.at],
  );
  const isCalm = useCalm();
  /** The sentence before, unless the visitor has gone to this one. */
  const before = useRef<Range>(undefined);
  useEffect(() => {
    const [first] = sentence?.ranges ?? [];
    // Visitors who have scrolled elsewhere stay there.
    if (first !== undefined && (before.current === undefined || isInView(before.current))) bringIntoView(first, isCalm);
    before.current = first;
    mark(sentence?.ranges ?? []);
    return () => mark([]);
  }, [sentence, isCalm]);

  return {
    actor,
    start: () => {
      playback.current.getState()?.silence();
      tabs.current?.silence();
      const state = actor.getSnapshot();
      if (state.matches('paused') || state.matches('failed')) actor.send({ type: 'PLAY' });
      else if (screen !== undefined) actor.send({ type: 'READ', sentences: sentencesIn(screen), rate: speed });
    },
    step: (type) => {
      before.current = undefined;
      actor.send({ type });
    },
  };
}

/** Says a sentence with the device's voice for its language. */
function speakingBy({ voices, say }: Speech) {
  return fromCallback<{ readonly type: 'none' }, Speaking>(({ input: { text, language, rate }, sendBack }) => {
    const voice = pickVoice(voices.getState(), language);
    if (voice === undefined) return sendBack({ type: 'speech.voiceless' });
    return say(
      { text, voice, rate },
      {
        onBegun: () => sendBack({ type: 'speech.begun' }),
        onEnded: () => sendBack({ type: 'speech.ended' }),
        onFailed: (reason) => sendBack({ type: outcomes.get(reason) ?? 'speech.failed' }),
      },
    );
  });
}

const outcomes = new Map<SpeechSynthesisErrorCode, 'speech.interrupted' | 'speech.voiceless'>([
  ['canceled', 'speech.interrupted'],
  ['interrupted', 'speech.interrupted'],
  ['language-unavailable', 'speech.voiceless'],
  ['voice-unavailable', 'speech.voiceless'],
]);
