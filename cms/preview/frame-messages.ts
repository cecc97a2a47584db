import { type RefObject, useEffect, useEffectEvent } from 'react';
import {
  type DraftMessage,
  type EnterMessage,
  type FrameMessage,
  parseFrameMessage,
  readMessage,
  type ShowMessage,
} from '#contract/frame-messages.ts';

/** Listens to messages from one of our frames only. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  hear: (message: FrameMessage) => void,
): void {
  const heard = useEffectEvent(hear);
  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      const partner = { window: frame.current?.contentWindow ?? null, origin: location.origin };
      const reading = readMessage(event, partner, parseFrameMessage);
      if (reading.kind === 'message') heard(reading.message);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame]);
}

export function tellFrame(frame: HTMLIFrameElement | null, message: ShowMessage | EnterMessage | DraftMessage): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}
