import { Accessibility, Baby, EarOff, EyeOff, type LucideIcon } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { AccessQuestion } from '#content/access-questions.ts';
import { pickLanguage } from '#content/pick-language.ts';
import { Button } from '#ui/button.tsx';
import quietButton from '#ui/quiet-button.module.css';
import { useLateTexts } from '../../shell/late/late-texts.tsx';
import { Sheet } from '../../shell/sheet/sheet.tsx';
import { useInterface, useLoaderState, useSettings } from '../../state/content/interface-context.tsx';
import { looks, type Need, needs, plainProfile, textSizes } from '../../state/settings/access-profile.ts';
import { variantNames } from '#i18n/variant-names.ts';
import { useVisit } from '../../state/visit/visit-context.tsx';
import { Choice, Switch } from './controls.tsx';
import { useHasVoice } from './has-voice.ts';
import { withNeed } from './needs.ts';
import styles from './profile-sheet.module.css';
import { type Access, accessIn, askedFirst } from '../questions.ts';
import { Transfer } from './transfer-code.tsx';

export interface ProfileSheetProps {
  /** Whether the visitor did not ask for it: it comes once, before the first tour. */
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

const questionOf: Readonly<Record<Need, AccessQuestion>> = {
  cannotHear: 'hearing',
  cannotSee: 'seeing',
  noStairs: 'stairs',
  withChildren: 'children',
};

const icons: Readonly<Record<Need, LucideIcon>> = {
  cannotHear: EarOff,
  cannotSee: EyeOff,
  noStairs: Accessibility,
  withChildren: Baby,
};

/** How a visitor wants the guide. Every choice takes effect at once. */
export function ProfileSheet({ isFirst, onClose }: ProfileSheetProps): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const access = useAccess(isFirst);
  return (
    <Sheet title={t(isFirst ? 'profile.first' : 'profile.title')} closeLabel={t('profile.close')} onClose={onClose}>
      {isFirst ? <p className={styles.lead}>{t('profile.lead')}</p> : null}
      <Needs access={access} />
      <Speech access={access} />
      {access.questions.includes('textSize') ? <TextSize /> : null}
      <More access={access} isOpen={!isFirst} />
      <div className={styles.foot}>
        <Button onClick={onClose}>{t(isFirst ? 'profile.go' : 'profile.done')}</Button>
      </div>
    </Sheet>
  );
}

interface PartProps {
  readonly access: ShownAccess;
}

function Needs({ access: { questions, variants } }: PartProps): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { settings } = useInterface();
  const profile = useSettings();
  const asked = needs.filter((need) => questions.includes(questionOf[need]));
  if (asked.length === 0) return null;
  return (
    <div className={styles.switches}>
      {asked.map((need) => (
        <Switch
          key={need}
          icon={icons[need]}
          isOn={profile.needs.includes(need)}
          onChange={(isOn) => settings.change(withNeed(profile, { need, isOn }, variants))}
        >
          {t(`profile.${need}`)}
        </Switch>
      ))}
    </div>
  );
}

/** The variants of the visitor's language. */
function Speech({ access: { questions, variants, languageName } }: PartProps): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { settings } = useInterface();
  const { variant } = useSettings();
  if (!questions.includes('variant')) return null;
  return (
    <Choice
      legend={t('profile.variant')}
      value={variants.find((one) => one === variant) ?? ''}
      options={[
        { value: '', label: languageName },
        ...variants.map((one) => ({ value: one, label: t(variantNames[one]) })),
      ]}
      onChoose={(value) => settings.change({ variant: variants.find((one) => one === value) })}
    />
  );
}

function TextSize(): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { settings, interfaceLanguage } = useInterface();
  const { textSize } = useSettings();
  const percent = new Intl.NumberFormat(interfaceLanguage, { style: 'percent', numberingSystem: 'latn' });
  return (
    <Choice
      legend={t('profile.textSize')}
      value={String(textSize)}
      options={textSizes.map((size) => ({ value: String(size), label: percent.format(size) }))}
      onChoose={(value) => settings.change({ textSize: textSizes.find((size) => String(size) === value) ?? 1 })}
    />
  );
}

function More({ access, isOpen }: PartProps & { readonly isOpen: boolean }): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { settings } = useInterface();
  const { look, highContrast, captions, calm, aloud } = useSettings();
  const { questions } = access;
  const switches = [
    { question: 'captions', isOn: captions, change: () => settings.change({ captions: !captions }) },
    { question: 'contrast', isOn: highContrast, change: settings.toggleHighContrast },
    { question: 'calm', isOn: calm, change: () => settings.change({ calm: !calm }) },
    { question: 'aloud', isOn: aloud, change: () => settings.change({ aloud: !aloud }) },
  ] as const;
  return (
    <details
      className={styles.more}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !isOpen) currentTarget.scrollIntoView({ block: 'start' });
      }}
    >
      <summary>{t('profile.more')}</summary>
      <div className={styles.rest}>
        <div className={styles.switches}>
          {switches
            .filter(({ question }) => questions.includes(question))
            .map(({ question, isOn, change }) => (
              <Switch key={question} isOn={isOn} onChange={change}>
                {t(`profile.${question}`)}
              </Switch>
            ))}
        </div>
        {questions.includes('look') ? (
          <Choice
            legend={t('profile.look')}
            value={look}
            options={looks.map((one) => ({ value: one, label: t(`profile.look.${one}`) }))}
            onChoose={(value) => settings.change({ look: looks.find((one) => one === value) ?? 'device' })}
          />
        ) : null}
        <Elsewhere language={access.language} />
      </div>
    </details>
  );
}

function Elsewhere({ language }: Pick<ShownAccess, 'language'>): ReactNode {
  const t = useLateTexts('profile', 'versions');
  const { settings } = useInterface();
  const { highContrast } = useSettings();
  // The app's own address leads nowhere on another device.
  const { native } = useVisit();
  const [isShown, setShown] = useState(false);
  const reset = (): void => {
    settings.change({ ...plainProfile, isAsked: true });
    if (highContrast) settings.toggleHighContrast();
  };
  return (
    <>
      <p className={styles.note}>{t('profile.kept')}</p>
      <div className={styles.actions}>
        {native === undefined ? (
          <button
            type="button"
            className={quietButton.quiet}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t('profile.transfer')}
          </button>
        ) : null}
        <button type="button" className={quietButton.quiet} onClick={reset}>
          {t('profile.reset')}
        </button>
      </div>
      {isShown ? <Transfer language={language} /> : null}
    </>
  );
}

interface ShownAccess extends Access {
  readonly languageName: string;
  /** Undefined while there is no content. */
  readonly language: string | undefined;
}

/** What can be asked here. At the entrance, where there is no content yet, only the look of the guide. */
function useAccess(isFirst: boolean): ShownAccess {
  const state = useLoaderState();
  const { language: chosen } = useSettings();
  const content = state.status === 'ready' ? state.content.catalogue : undefined;
  const language = content && pickLanguage(content.spokenLanguages, chosen, navigator.languages);
  const speaks = useHasVoice(language?.AccessibilityCode);
  return useMemo(() => {
    if (content === undefined || language === undefined)
      return {
        variants: [],
        questions: ['textSize', 'contrast', 'look', 'calm'],
        languageName: '',
        language: undefined,
      };
    const { variants, questions } = accessIn(content, language, speaks);
    return {
      variants,
      questions: isFirst ? askedFirst(questions, content.configuration) : questions,
      language: language.Code,
      languageName: language.DisplayName || language.Code,
    };
  }, [content, language, speaks, isFirst]);
}
