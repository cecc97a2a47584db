import { readExchange, writeExchange } from '#content/translation-exchange/files.ts';
import { type ExchangeAnswer, type ExchangeQuestion } from './exchange-aside.ts';

addEventListener('message', ({ data }: MessageEvent<ExchangeQuestion>) => {
  answer(data).then(
    (given) => postMessage(given),
    (error: unknown) => postMessage({ kind: 'failed', message: String(error) } satisfies ExchangeAnswer),
  );
});

async function answer(question: ExchangeQuestion): Promise<ExchangeAnswer> {
  return question.kind === 'read'
    ? { kind: 'read', read: await readExchange(question.file, question.bytes) }
    : { kind: 'written', file: await writeExchange(question.exchange, question.format, question.name) };
}
