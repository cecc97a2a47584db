import { type Facts, type WordOf } from '#i18n/pack.ts';
import { refusalWord } from '../../refuse.ts';

/** The file is not well-formed or exceeds a limit. The message completes a sentence that begins with "it". */
export class XmlError extends Error {
  override readonly name = 'XmlError';
  readonly fault: WordOf<'xml'>;
  readonly facts: Facts;

  constructor(fault: WordOf<'xml'>, facts: Facts = {}) {
    super(refusalWord(`xml.${fault}`, facts));
    this.fault = fault;
    this.facts = facts;
  }
}
