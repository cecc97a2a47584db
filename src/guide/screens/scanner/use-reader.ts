import { useEffect, useState } from 'react';
import { type CodeReader, createCodeReader } from './code-reader.ts';

/** The reader lasts as long as the screen. */
export function useReader(): CodeReader {
  const [reader] = useState(createCodeReader);
  useEffect(() => () => reader.destroy(), [reader]);
  return reader;
}
