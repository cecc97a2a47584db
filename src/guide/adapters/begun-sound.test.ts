// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { begunName, recordingAttribute, soundingAttribute } from '#contract/rendered-page.ts';
import { goOnWithSound, takeBegunSound } from './begun-sound.ts';

/** A page that plays seven.mp3 before the guide runs. */
function playing(state: { paused: boolean } = { paused: false }) {
  const element = Object.assign(new Audio(), { src: new URL('seven.mp3', document.baseURI).href });
  Object.defineProperty(element, 'paused', { get: () => state.paused });
  element.pause = () => void (state.paused = true);
  window[begunName] = element;
  document.documentElement.setAttribute(soundingAttribute, '');
  return element;
}

afterEach(() => {
  delete window[begunName];
  document.body.replaceChildren();
});

it('gives the sound to the station that plays it, once, and to no other', () => {
  const element = playing();
  expect(takeBegunSound('eight.mp3')).toBeUndefined();
  element.currentTime = 3;
  expect(takeBegunSound('seven.mp3')).toEqual({ element, position: 3 });
  expect(element.paused).toBe(true);
  expect(takeBegunSound('seven.mp3')).toBeUndefined();
});

it('presses the button of the recording that sounds, and none of one that was paused', () => {
  let presses = 0;
  const button = document.createElement('button');
  button.setAttribute(recordingAttribute, 'seven.mp3');
  button.addEventListener('click', () => {
    presses += 1;
    takeBegunSound('seven.mp3');
  });
  document.body.append(button);
  playing();
  goOnWithSound(document.body);
  const paused = playing({ paused: true });
  paused.currentTime = 3;
  goOnWithSound(document.body);
  expect(presses).toBe(1);
  expect(takeBegunSound('seven.mp3')?.position).toBe(3);
  expect(document.documentElement.hasAttribute(soundingAttribute)).toBe(false);
});

it('ends a sound that the guide has no station for', () => {
  const element = playing();
  goOnWithSound(document.body);
  expect(element.paused).toBe(true);
  expect(window[begunName]).toBeUndefined();
});
