import type { cmsWork as english } from '../en/cms-work.ts';
import type { PackLike } from '../pack.ts';

/** German texts of the staff area: the overview, what is not published yet, and who else is at work. */
export const cmsWork: PackLike<typeof english> = {
  'autosave.label': 'Von selbst speichern',
  'autosave.hint':
    'Änderungen werden zwei Sekunden nach der letzten Eingabe in der Bearbeitungskopie gespeichert. Gäste sehen sie erst, wenn sie veröffentlicht sind.',
  'work.unpublished': {
    one: '{count} Objekt ist gespeichert, aber nicht veröffentlicht',
    other: '{count} Objekte sind gespeichert, aber nicht veröffentlicht',
  },
  'work.here': { one: '{names} hat das auch geöffnet', other: '{names} haben das auch geöffnet' },
  'work.hereHint':
    'Beide können es bearbeiten. Änderungen an verschiedenen Feldern werden beim Speichern zusammengeführt.',
  'work.state': 'Stand des Guides',
  'work.published': 'Ihre Gäste haben Version {counter} seit {when}.',
  'work.neverPublished': 'Es wurde noch nichts veröffentlicht.',
  'work.allPublished': 'Alles Gespeicherte ist veröffentlicht.',
  'work.publishHint': 'Ihre Gäste sehen es, sobald Sie oben auf „Veröffentlichen …“ drücken.',
  'work.saved': 'Zuletzt gespeichert: {when}',
  'work.lastEdited': 'Zuletzt bearbeitet',
  'work.noneEdited': 'Noch wurde nichts bearbeitet.',
  'work.people': 'Wer sonst gerade arbeitet',
  'work.nobody': 'Im Augenblick sonst niemand.',
  'work.at': '{user}: {place}',
  'work.somewhere': 'im Arbeitsbereich',
  'work.today': 'Heute',
  'work.devices': { one: '{count} Gerät ausgegeben', other: '{count} Geräte ausgegeben' },
  'work.openings': { one: '{count} Station geöffnet', other: '{count} Stationen geöffnet' },
  'work.notCounted': 'Besuche werden nicht gezählt.',
  'work.count': 'Zählen einschalten',
  'work.backup': 'Letzte Sicherung',
  'work.noBackup': 'Es gibt noch keine Sicherung.',
  'work.makeBackup': 'Jetzt sichern',
  'work.faults': 'Was nicht stimmt',
  'work.noFaults': 'Es wurden keine Fehler gefunden.',
  'work.someFaults': {
    one: '{count} Fehler in der Bearbeitungskopie',
    other: '{count} Fehler in der Bearbeitungskopie',
  },
  'work.content': 'Der Inhalt in Zahlen',
  'steps.title': 'Erste Schritte',
  'steps.done': '{done} von {count} erledigt',
  'steps.hide': 'Erste Schritte ausblenden',
  'steps.isDone': 'erledigt',
  'steps.name': 'Den Namen Ihres Museums eintragen',
  'steps.languages': 'Die Sprachen des Guides wählen',
  'steps.welcome': 'Ein Bild für die Startseite wählen',
  'steps.station': 'Die erste Station anlegen',
  'steps.sound': 'Einer Station Ton, Video oder Text geben',
  'steps.tour': 'Stationen in eine Tour aufnehmen',
  'steps.publish': 'Veröffentlichen: Dann sehen es Ihre Gäste',
};
