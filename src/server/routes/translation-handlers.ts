import { UserGroup } from '#contract/staff-kinds.ts';
import { type translationCalls } from '#contract/calls/translation-calls.ts';
import { refuse } from '../refuse.ts';
import { type Services } from '../usecases/services.ts';
import { type Handlers } from './register-calls.ts';
import { staff } from './session-handlers.ts';

export function translationHandlers({ translator }: Services): Handlers<keyof typeof translationCalls> {
  return {
    readTranslator: () => ({ IsThere: translator.isThere }),
    async translate({ body: { From: from, To: to, Texts: texts }, who }) {
      const { group, languages } = staff(who);
      if (group === UserGroup.translator && !languages.includes(to))
        throw refuse('language-of-others', { language: to });
      return { Texts: [...(await translator.translate({ from, to, texts }))] };
    },
  };
}
