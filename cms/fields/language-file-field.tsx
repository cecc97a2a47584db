import { type ReactNode } from 'react';
import { FileSlot } from '../files/file-slot.tsx';
import { useTexts } from '../language/texts.tsx';
import { languageName } from '../language/writing.ts';
import { type FileFieldProps } from './file-field.tsx';
import { LanguageColumns } from './language-columns.tsx';
import { fieldMark } from './field-mark.ts';
import { useFieldError } from './use-findings.ts';
import { useLanguageMap } from './use-language-map.ts';

/** A file in the museum's languages. */
export function LanguageFileField({ kind, ...field }: FileFieldProps): ReactNode {
  const { of, path } = field;
  const { t } = useTexts();
  const { textIn, choose, isMissing } = useLanguageMap(of, path);
  const errorAt = useFieldError(of, path);
  return (
    <LanguageColumns {...field} from="lg" isMissing={isMissing}>
      {(language) => {
        const { Code } = language;
        return (
          <div key={Code} {...fieldMark([...path, Code])}>
            <FileSlot
              label={languageName(language)}
              lang={Code}
              hint={isMissing(Code) ? t('field.missing') : undefined}
              error={errorAt([...path, Code])}
              use={kind}
              value={textIn(Code)}
              onChange={(next) => choose(Code, next)}
            />
          </div>
        );
      }}
    </LanguageColumns>
  );
}
