import type { RefusalsPack } from '../pack.ts';

/** The server's refusals in German. */
export const refusals: RefusalsPack = {
  'file-empty': '„{name}“ ist leer. Laden Sie die Datei noch einmal aus der Quelle hoch.',
  'file-unknown':
    '„{name}“ lässt sich hier nicht verwenden. Möglich sind Bilder (PNG, JPEG, WebP, AVIF, GIF, SVG), Aufnahmen (MP3, M4A, AAC, Ogg, Opus, WAV, FLAC), Videos (MP4, WebM), Untertitel (VTT, SRT), PDF und GPX.',
  'file-not-kept': '„{name}“ lässt sich hier nicht verwenden. {advice}',
  'file-misnamed':
    '„{name}“ ist {kind}, dem Namen nach aber {promised}. Nennen Sie die Datei „{better}“ und laden Sie sie noch einmal hoch.',
  'file-unnamed': '„{name}“ ist {kind}. Nennen Sie die Datei „{better}“ und laden Sie sie noch einmal hoch.',
  'recording-broken':
    '„{name}“ ist abgeschnitten oder beschädigt. Exportieren Sie die Datei noch einmal und laden Sie die neue hoch.',
  'picture-too-large':
    '„{name}“ hat zu viele Pixel. Verkleinern Sie das Bild auf höchstens 100 Millionen Pixel und laden Sie es noch einmal hoch.',
  'picture-broken':
    '„{name}“ lässt sich nicht anzeigen: Das Bild ist abgeschnitten oder beschädigt. Speichern Sie es noch einmal und laden Sie die neue Datei hoch.',
  'drawing-broken':
    '„{name}“ ist beschädigt: Die Datei {xml}. Exportieren Sie sie als einfaches SVG und laden Sie sie noch einmal hoch.',
  'track-broken':
    '„{name}“ ist beschädigt: Die Datei {xml}. Exportieren Sie sie noch einmal und laden Sie die neue hoch.',
  'text-not-utf8':
    '„{name}“ ist nicht in UTF-8 gespeichert. Speichern Sie den Text in UTF-8 und laden Sie ihn noch einmal hoch.',
  'upload-broken-off': 'Die Datei kam nicht vollständig an. Laden Sie sie noch einmal hoch.',
  'upload-no-form': 'Dateien müssen als multipart/form-data kommen, wie aus dem Formular eines Browsers.',
  'storage-full':
    'Für weitere Dateien ist kein Platz mehr. Löschen Sie Dateien oder Sicherungen, die niemand braucht, oder lassen Sie den Speicher vergrößern, und versuchen Sie es noch einmal.',
  'name-empty': 'Der Name „{name}“ ist leer: Geben Sie der Datei oder dem Ordner einen Namen.',
  'name-too-long': 'Der Name „{name}“ ist zu lang: Erlaubt sind höchstens {limit} Zeichen.',
  'name-invisible': 'Der Name „{name}“ enthält unsichtbare Zeichen: Tippen Sie ihn neu.',
  'name-with-sign': 'Der Name „{name}“ enthält „{sign}“. In Namen geht das nicht: Lassen Sie das Zeichen weg.',
  'name-with-dot': 'Der Name „{name}“ beginnt mit einem Punkt: Lassen Sie ihn weg.',
  'name-with-blank':
    'Der Name „{name}“ beginnt oder endet mit einem Leerzeichen oder endet mit einem Punkt: Lassen Sie das weg.',
  'name-reserved': 'Den Namen „{name}“ braucht Windows selbst: Wählen Sie einen anderen.',
  'name-too-large': 'Der Name „{name}“ ist zu lang für manche Datenträger: Wählen Sie einen kürzeren.',
  'path-missing': 'Der Pfad fehlt: Geben Sie an, welche Datei oder welcher Ordner gemeint ist.',
  'path-too-long': 'Ein Pfad hat höchstens {limit} Zeichen; dieser hat {length}.',
  'path-normalised-too-long': 'Ein Pfad hat höchstens {limit} Zeichen.',
  'folder-in-place': 'Es gibt schon einen Ordner „{path}“. Geben Sie der Datei einen anderen Namen.',
  'folder-exists': 'Den Ordner „{path}“ gibt es schon. Wählen Sie einen anderen Namen.',
  'folder-missing': 'Den Ordner „{path}“ gibt es nicht. Laden Sie die Liste neu oder legen Sie den Ordner zuerst an.',
  'file-not-folder':
    '„{path}“ ist eine Datei, kein Ordner, und kann nichts enthalten. Wählen Sie einen anderen Ordner.',
  'file-or-folder-missing': 'Es gibt weder Datei noch Ordner „{path}“. Laden Sie die Liste neu.',
  'file-moved-to-itself': '„{path}“ lässt sich nicht in sich selbst verschieben. Wählen Sie einen anderen Ort.',
  'place-taken': 'Unter „{path}“ gibt es schon etwas. Wählen Sie einen anderen Namen.',
  'ending-kept': '„{path}“ muss die Dateiendung behalten: „….{ending}“.',
  'file-in-use': {
    one: '„{path}“ wird noch an einer Stelle verwendet. Ändern Sie zuerst diese und veröffentlichen Sie, oder löschen Sie trotzdem.',
    other:
      '„{path}“ wird noch an {count} Stellen verwendet. Ändern Sie zuerst diese und veröffentlichen Sie, oder löschen Sie trotzdem.',
  },
  'file-missing': 'Die Datei „{path}“ gibt es nicht.',
  'picture-missing': 'Die Datei „{path}“ gibt es nicht. Wählen Sie ein Bild.',
  'icons-impossible': 'Aus dieser Datei lassen sich keine Symbole machen: Wählen Sie ein Bild.',
  'contents-missing': 'Der Inhalt dieser Datei fehlt auf dem Server: Laden Sie sie noch einmal hoch.',
  'not-authorized': 'Dafür müssen Sie angemeldet sein.',
  'not-authorized-to-edit': 'Um die Bearbeitungskopie zu sehen, müssen Sie angemeldet sein.',
  'no-access-to-guide':
    'Für diesen Guide brauchen Sie einen Zugang: Geben Sie Ihren Zugangscode oder das Passwort ein.',
  'group-too-low': 'Das darf erst die Gruppe {access}; Sie gehören zur Gruppe {group}.',
  'model-for-root': 'Das darf nur die Gruppe root ändern ({model}).',
  'password-of-another': 'Sie sind als {name} angemeldet und dürfen nur Ihr eigenes Passwort ändern.',
  'id-wrong': 'Jede ID muss eine ganze Zahl sein, oder -1 für ein neues Objekt ({model}).',
  'id-twice': 'Die ID {id} kommt zweimal vor ({model}). Jedes Objekt darf nur einmal dabei sein.',
  'changed-by-another': {
    one: 'Inzwischen hat jemand anders ein Objekt geändert: {model} {ids}. Vergleichen Sie und speichern Sie noch einmal.',
    other:
      'Inzwischen hat jemand anders {count} Objekte geändert: {model} {ids}. Vergleichen Sie und speichern Sie noch einmal.',
  },
  'value-wrong': 'Ein Wert passt nicht: {field} ({model} {id}). Erwartet: {expected}. Gefunden: {found}.',
  'values-wrong':
    'Ein Wert passt nicht: {field} ({model} {id}). Erwartet: {expected}. Gefunden: {found}. Weitere unpassende Werte: {more}.',
  'address-internal':
    '{field} ({model} {id}) verweist auf eine Adresse in einem internen Netz: {url}. Laden Sie die Datei hoch oder geben Sie eine öffentliche Adresse an.',
  'default-theme-stays': 'Das Standard-Layout kann nicht gelöscht werden. Machen Sie zuerst ein anderes zum Standard.',
  'group-not-empty':
    'Nur leere Tourgruppen lassen sich löschen. Verschieben oder löschen Sie zuerst die Touren dieser Gruppe.',
  'object-in-use':
    '{model} {id} lässt sich nicht löschen: Andere Objekte verweisen darauf. Ändern oder löschen Sie zuerst diese.',
  'definition-wrong': 'Zeile {line}, Spalte {column}: {detail}',
  'definition-wrong-at': 'Zeile {line}, Spalte {column}, {path}: {detail}',
  'name-forbidden': 'Weder ein Feld noch eine Sprache darf „__proto__“ heißen. Wählen Sie einen anderen Namen.',
  'body-wrong': 'Ungültige Angabe in {field}: {detail}',
  'body-too-deep': 'Die Daten sind mehr als {limit} Ebenen tief verschachtelt.',
  'body-not-text': 'Die Daten müssen als Text kommen: Content-Type application/yaml oder text/plain.',
  'body-not-json': 'Die Daten müssen als JSON kommen: Content-Type application/json, nicht „{type}“.',
  internal: 'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es noch einmal; hilft das nicht, steht mehr in seinem Protokoll.',
  'kind.png': 'ein PNG-Bild',
  'kind.jpeg': 'ein JPEG-Bild',
  'kind.webp': 'ein WebP-Bild',
  'kind.avif': 'ein AVIF-Bild',
  'kind.gif': 'ein GIF-Bild',
  'kind.svg': 'eine SVG-Zeichnung',
  'kind.mp3': 'eine MP3-Aufnahme',
  'kind.m4a': 'eine M4A-Aufnahme',
  'kind.aac': 'eine AAC-Aufnahme',
  'kind.ogg': 'eine Ogg-Aufnahme',
  'kind.wav': 'eine WAV-Aufnahme',
  'kind.flac': 'eine FLAC-Aufnahme',
  'kind.mp4': 'ein MP4-Video',
  'kind.webm': 'ein WebM-Video',
  'kind.vtt': 'eine WebVTT-Untertiteldatei',
  'kind.srt': 'eine SubRip-Untertiteldatei',
  'kind.pdf': 'ein PDF-Dokument',
  'kind.gpx': 'ein GPX-Track',
  'advice.heic': 'Das ist ein HEIC-Bild, das die meisten Browser nicht anzeigen: Speichern Sie es als JPEG.',
  'advice.tiff': 'Das ist ein TIFF-Bild, das Browser nicht anzeigen: Speichern Sie es als JPEG oder PNG.',
  'advice.bmp': 'Das ist ein BMP-Bild: Speichern Sie es als JPEG oder PNG.',
  'advice.photoshop': 'Das ist eine Photoshop-Datei: Speichern Sie sie als JPEG oder PNG.',
  'advice.zip': 'Das ist ein Zip-Archiv: Entpacken Sie es und laden Sie die Dateien daraus hoch.',
  'advice.compressed': 'Das ist eine komprimierte Datei: Entpacken Sie sie zuerst.',
  'advice.program': 'Das ist ein Programm.',
  'advice.text': 'Das ist ein Textdokument: Speichern Sie es als PDF.',
  'advice.office': 'Das ist ein Office-Dokument: Speichern Sie es als PDF.',
  'advice.aiff': 'Das ist eine AIFF-Aufnahme: Speichern Sie sie als MP3 oder WAV.',
  'advice.windows-media': 'Das ist eine Windows-Media-Datei: Speichern Sie sie als MP3 oder MP4.',
  'advice.avi': 'Das ist ein AVI-Video: Speichern Sie es als MP4.',
  'advice.quicktime': 'Das ist ein QuickTime-Film, den viele Browser nicht abspielen: Speichern Sie ihn als MP4.',
  'advice.ogg-video': 'Das ist ein Ogg-Video, das die meisten Browser nicht abspielen: Speichern Sie es als MP4.',
  'advice.matroska':
    'Das ist ein Matroska-Video, das die meisten Browser nicht abspielen: Speichern Sie es als MP4 oder WebM.',
  'xml.characters': 'enthält Zeichen, die XML nicht erlaubt',
  'xml.root': 'hat ein anderes Wurzelelement als <svg>',
  'xml.parts': 'hat zu viele Teile',
  'xml.malformed': 'ist in Zeile {line} kein gültiges XML ({detail})',
  'xml.depth': 'ist tiefer als {limit} Ebenen verschachtelt',
  'xml.weight': 'wiederholt ihre Teile so oft, dass kein Telefon sie zeichnen könnte',
};
