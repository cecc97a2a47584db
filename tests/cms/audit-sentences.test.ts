import { describe, expect, it } from 'vitest';
import { auditSentence } from '#cms/sections/audit/audit-sentence.ts';
import { createTranslate } from '#i18n/pack.ts';
import { loadStaffTexts } from '#i18n/staff-packs.ts';

const german = await loadStaffTexts('de');
const t = createTranslate(german.pack, german.code);
const entry = { Who: 'Mara', What: 'publish', About: '', Outcome: 'done' } as const;

describe('an entry is a sentence', () => {
  it.each([
    [{}, 'Mara hat die Bearbeitungskopie veröffentlicht.'],
    [{ What: 'remove', About: 'locations' }, 'Mara hat aus der Bearbeitungskopie gelöscht: Station.'],
    [
      { What: 'remove', About: 'locations 12 “Mond”, 13 “Sonne”, +7' },
      'Mara hat aus der Bearbeitungskopie gelöscht: Station 12 „Mond“, 13 „Sonne“ und 7 weitere.',
    ],
    [{ What: 'save', About: 'tours 3 “Bei $1 & Co”' }, 'Mara hat bearbeitet: Tour 3 „Bei $1 & Co“.'],
    [{ What: 'save', About: 'configurations' }, 'Mara hat bearbeitet: Konfiguration.'],
    [{ What: 'uploadFiles', About: 'messages 1.mp3, +2' }, 'Mara hat hochgeladen: messages 1.mp3 und 2 weitere.'],
    [{ What: 'replace file', About: 'house.jpg' }, 'Mara hat ersetzt, auch für Gäste: house.jpg.'],
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
    [{ Who: 'constructor' }, 'constructor hat die Bearbeitungskopie veröffentlicht.'],
  ] as const)('%j', (part, sentence) => expect(auditSentence({ ...entry, ...part }, t)).toBe(sentence));
});
