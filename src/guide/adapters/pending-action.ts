import { pendingActionName } from '#contract/rendered-page.ts';

/** The visitor's last action on a rendered screen before the guide ran: the guide repeats it. */
export interface PendingAction {
  /** The key is "End". */
  readonly type: 'click' | 'change' | 'keydown';
  /** A button, a field, or where the key was pressed. */
  readonly on: Element;
  /** A field's chosen value; undefined for other elements. */
  readonly value: string | undefined;
}

declare global {
  interface Window {
    [pendingActionName]?: PendingAction;
  }
}

/**
 * Does what a visitor did on the rendered screen before the guide answered.
 *
 * @param host holds the screen, which the guide has taken over or drawn anew
 */
export function runPendingAction(host: Element): void {
  const action = window[pendingActionName];
  delete window[pendingActionName];
  if (action === undefined) return;
  const target = findAgain(action.on, host);
  if (target === undefined) return;
  switch (action.type) {
    case 'click':
      target.click();
      break;
    case 'change':
      if ('value' in target) target.value = action.value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
      break;
    case 'keydown': {
      const isFree = target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }),
      );
      if (isFree) scrollTo(0, document.body.scrollHeight);
    }
  }
}

/** Returns an element, or the one that has taken its place. */
function findAgain(element: Element, host: Element): HTMLElement | undefined {
  const likely = element.isConnected ? [element] : [...host.querySelectorAll(element.localName)];
  return likely.find(
    (other): other is HTMLElement => other instanceof HTMLElement && nameOf(other) === nameOf(element),
  );
}

function nameOf(element: Element): string | null {
  return element.getAttribute('aria-label') ?? element.textContent;
}
