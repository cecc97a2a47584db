import { type Storage } from '../../adapters/storage.ts';
import { type LoadedContent } from '../content/loader.ts';

/**
 * Notes on the device which content the guide has, and the museum's default language (sections 3.6 and 9).
 *
 * @returns a sentence for developers if the device had other content before
 */
export function noteContent({ catalogue }: Pick<LoadedContent, 'catalogue'>, storage: Storage): string | undefined {
  const { Counter, UpdatedAt } = catalogue.version;
  const before = storage.read('dataCounter');
  storage.write('defaultLanguage', catalogue.languages[0].Code);
  storage.write('dataCounter', String(Counter));
  storage.write('dataUpdatedAt', UpdatedAt);
  return before === undefined || before === String(Counter)
    ? undefined
    : `The content is version ${Counter}; this device had version ${before}.`;
}
