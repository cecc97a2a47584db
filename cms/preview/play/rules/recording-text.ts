import { parseRecording, type PlayAction, playActions, type PlayRecording, playResults } from '#contract/play.ts';

/** Before the actions; another number means another format. */
const version = '1';
/** Decimals of numbers that are no whole ones. */
const decimals = 10_000;

/**
 * Writes what a tester did as short text for an address: the version and the game, then each action as time, name,
 * result and numbers. All are in base 36; `*` marks ten-thousandths. Seed and start are separate fields of the address.
 */
export function writeRecording({ game, actions }: Pick<PlayRecording, 'game' | 'actions'>): string {
  return [`${version}.${game}`, ...actions.map(writeAction)].join('_');
}

/** @returns undefined for text that {@link writeRecording} did not write */
export function readRecording(
  text: string,
  { seed, start }: Pick<PlayRecording, 'seed' | 'start'>,
): PlayRecording | undefined {
  const [head = '', ...actions] = text.split('_');
  const [number, game = '', ...rest] = head.split('.');
  if (number !== version || rest.length > 0) return undefined;
  return parseRecording({ game: readNumber(game), seed, start, actions: actions.map(readAction) });
}

function writeAction({ at, name, numbers, result }: PlayAction): string {
  return [at, playActions.indexOf(name), playResults.indexOf(result), ...numbers].map(writeNumber).join('.');
}

function readAction(text: string): unknown {
  const [at, name = -1, result = -1, ...numbers] = text.split('.').map(readNumber);
  return { at, name: playActions[name], result: playResults[result], numbers };
}

function writeNumber(value: number): string {
  return Number.isInteger(value) ? value.toString(36) : `*${Math.round(value * decimals).toString(36)}`;
}

/** @returns NaN for anything else */
function readNumber(text: string): number {
  if (!/^\*?-?[0-9a-z]{1,11}$/.test(text)) return Number.NaN;
  return text.startsWith('*') ? Number.parseInt(text.slice(1), 36) / decimals : Number.parseInt(text, 36);
}
