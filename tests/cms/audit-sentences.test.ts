import { describe, expect, it } from 'vitest';
import { auditKinds, kindOf } from '#cms/sections/audit/audit-kinds.ts';
import { auditSentence } from '#cms/sections/audit/audit-sentence.ts';
import { commandKinds } from '#contract/audit-kinds.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';
import { auditedCalls } from '#server/usecases/audit/audited-calls.ts';

const german = await loadStaffTexts('de');
const t = createTranslate(german.pack, german.code);
const entry = { Who: 'Mara', What: 'publish', About: '', Outcome: 'done' } as const;

it('Every call and every command that the server notes has a sentence', () => {
  const noted = new Set<string>([...auditedCalls, ...Object.values(commandKinds)]);
  expect(auditKinds.toSorted()).toEqual([...noted].toSorted());
  expect(Object.keys(commandKinds).map(kindOf)).not.toContain(undefined);
});

describe('an entry is a sentence', () => {
  it.each([
    [{}, 'Mara hat die Bearbeitungskopie veröffentlicht.'],
    [{ What: 'remove', About: 'locations' }, 'Mara hat aus der Bearbeitungskopie gelöscht: Station.'],
    [{ What: 'logIn', Outcome: 'refused' }, 'Jemand wollte sich als Mara anmelden: Passwort oder Code war falsch.'],
    [
      { What: 'logIn', Outcome: 'asked' },
      'Jemand hat das richtige Passwort von Mara eingegeben und wurde nach dem Code gefragt.',
    ],
    [{ What: 'logIn', Outcome: 'locked' }, 'Zu viele falsche Versuche: Die Anmeldung als Mara wurde verzögert.'],
    [
      { What: 'changePassword', Outcome: 'refused' },
      'Mara wurde wegen eines falschen Passworts oder Codes abgelehnt: „Passwörter geändert“.',
    ],
    [
      { Who: 'npm run admin', What: 'user add', About: 'Bo' },
      'Der Betreiber (npm run admin) hat Bo zum Team hinzugefügt.',
    ],
    [
      { Who: 'schedule', What: 'backup everything', Outcome: 'refused', About: 'The disk is full.' },
      'Die Gesamtsicherung ist fehlgeschlagen: The disk is full.',
    ],
    [
      { Who: 'schedule', What: 'backup everything', About: 'everything-2026-11-22-0300.age' },
      'Der Zeitplan des Servers hat alles gesichert: everything-2026-11-22-0300.age.',
    ],
    [
      { What: 'listUsers', Outcome: 'denied' },
      'Mara hat versucht, was der eigenen Gruppe nicht erlaubt ist: „listUsers“.',
    ],
    [{ What: 'somethingNew', About: 'x' }, 'Mara: somethingNew x'],
  ] as const)('%j', (part, sentence) => expect(auditSentence({ ...entry, ...part }, t)).toBe(sentence));
});
