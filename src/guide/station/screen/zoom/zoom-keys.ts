/** The action of a key in the viewer. */
export type ZoomKeyAction =
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'pan'; readonly x: number; readonly y: number }
  | { readonly kind: 'reset' }
  /** Shows another picture, as a number of pictures onward. */
  | { readonly kind: 'turn'; readonly by: 1 | -1 };

export const zoomStep = 1.5;
const panStep = 80;

/**
 * Returns the action of a key, or undefined if it has none. The arrows to the sides move a zoomed picture, and turn to
 * another one while the whole picture is shown.
 *
 * @param rightward 1 if the next picture is to the right, -1 if it is to the left
 */
export function actionOfKey(key: string, isWhole: boolean, rightward: 1 | -1): ZoomKeyAction | undefined {
  switch (key) {
    case '+':
    case '=':
      return { kind: 'zoom', factor: zoomStep };
    case '-':
      return { kind: 'zoom', factor: 1 / zoomStep };
    case '0':
      return { kind: 'reset' };
    case 'ArrowUp':
      return { kind: 'pan', x: 0, y: panStep };
    case 'ArrowDown':
      return { kind: 'pan', x: 0, y: -panStep };
    case 'ArrowRight':
      return isWhole ? { kind: 'turn', by: rightward } : { kind: 'pan', x: -panStep, y: 0 };
    case 'ArrowLeft':
      return isWhole ? { kind: 'turn', by: rightward === 1 ? -1 : 1 } : { kind: 'pan', x: panStep, y: 0 };
    default:
      return undefined;
  }
}
