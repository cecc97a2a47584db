import { kindOf } from '#contract/audit-kinds.ts';
import { type AnswerOf } from '#contract/call.ts';
import { type auditCalls } from '#contract/calls/audit-calls.ts';
import { editedModels } from '#contract/calls/content-calls.ts';
import { type KeyOf, type Translate } from '#i18n/pack.ts';
import { personOf } from '../../language/person-of.ts';

export type AuditEntry = AnswerOf<(typeof auditCalls)['auditPage']>['Entries'][number];

/** Says what an entry is about. */
export function auditSentence(entry: Omit<AuditEntry, 'At' | 'From'>, t: Translate<KeyOf<'cms'>>): string {
  const who = personOf(entry.Who, t);
  const kind = kindOf(entry.What);
  const about = kind === 'save' || kind === 'remove' ? objectsIn(entry.About, t) : inWords(entry.About, t);
  if (entry.Outcome === 'denied') {
    const wanted = kind === undefined ? entry.What : t(`audit.kind.${kind}`);
    return t('audit.denied', { who, kind: about === '' ? wanted : `${wanted}: ${about}` });
  }
  if (kind === undefined) return t('audit.other', { who, what: entry.What, about }).trim();
  if (entry.Outcome === 'done') return t(`audit.done.${kind}`, { who, about });
  if (kind === 'logIn') return t(`audit.${entry.Outcome}.logIn`, { who });
  if (kind === 'backUpEverything' || kind === 'copyBackup' || kind === 'dailyBackup' || kind === 'publishPlanned')
    return t(`audit.failed.${kind}`, { about });
  return t(`audit.${entry.Outcome === 'locked' ? 'locked' : 'refused'}`, { who, kind: t(`audit.kind.${kind}`) });
}

/** Words the objects that the server names: `locations 12 “Moon”`. */
function objectsIn(about: string, t: Translate<KeyOf<'cms'>>): string {
  const [, name, rest] = /^(\w+)(.*)$/s.exec(about) ?? [];
  const model = editedModels.find((each) => each === name);
  if (model === undefined || rest === undefined) return about;
  const named = rest.replaceAll(/“([^”]*)”/g, (_, each: string) => t('audit.quoted', { name: each }));
  return inWords(t(`model.${model}`) + named, t);
}

/** A list that is too long ends with a number. */
function inWords(about: string, t: Translate<KeyOf<'cms'>>): string {
  return about.replace(/, \+(\d+)$/, (_, count: string) => ` ${t('publish.more', { count: Number(count) })}`);
}
