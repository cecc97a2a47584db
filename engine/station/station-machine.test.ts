import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type StationInput, stationMachine } from './station-machine.ts';

function open(input: StationInput) {
  return createActor(stationMachine, { input }).start();
}

describe('a station', () => {
  it.each<[StationInput, unknown]>([
    [{ kind: 'media', url: 'a.mp3' }, { media: 'ready' }],
    [{ kind: 'media', url: '' }, 'withoutRecording'],
    [{ kind: 'silent', url: '' }, 'silent'],
    [{ kind: 'game', url: '' }, 'game'],
    [{ kind: 'unavailable', url: '' }, 'unavailable'],
  ])('%j opens as %j', (input, state) => {
    expect(open(input).getSnapshot().value).toEqual(state);
  });

  it('is underway while its recording plays, finished at its end, and can be heard again', () => {
    const station = open({ kind: 'media', url: 'a.mp3' });
    const at = (): unknown => station.getSnapshot().value;
    station.send({ type: 'player.started' });
    expect(at()).toEqual({ media: 'underway' });
    station.send({ type: 'player.ended' });
    expect(at()).toEqual({ media: 'finished' });
    station.send({ type: 'player.started' });
    expect(at()).toEqual({ media: 'underway' });
  });

  it('has a player only when there is a recording', () => {
    expect(Object.keys(open({ kind: 'media', url: 'a.mp3' }).getSnapshot().children)).toEqual(['player']);
    expect(Object.keys(open({ kind: 'silent', url: 'a.mp3' }).getSnapshot().children)).toEqual([]);
  });
});
