import type { RefusalsPack } from '../pack.ts';

/** The server's refusals in German. */
export const refusals: RefusalsPack = {
  'file-empty': '„{name}“ ist leer. Laden Sie die Datei noch einmal aus der Quelle hoch.',
  'file-changed': '„{name}“ wurde geändert: {changed}',
  'file-renamed':
    'Der Name „{name}“ funktioniert nicht auf jedem System. Die Datei heißt jetzt „{better}“; Verweise darauf wurden angepasst.',
  'file-twin':
    '„{name}“ und „{other}“ unterscheiden sich nur in der Groß- und Kleinschreibung oder in der Schreibweise einzelner Buchstaben: Manche Systeme halten sie für dieselbe Datei. Benennen Sie eine davon um.',
  'file-unknown':
    '„{name}“ enthält nichts, was sich hier verwenden lässt, auch wenn die Endung passt. Möglich sind Bilder (PNG, JPEG, WebP, AVIF, GIF, SVG), Aufnahmen (MP3, M4A, AAC, Ogg, Opus, WAV, FLAC), Videos (MP4, WebM), Untertitel (VTT, SRT), PDF und GPX.',
  'file-not-kept': '„{name}“ lässt sich hier nicht verwenden. {advice}',
  'file-misnamed':
    '„{name}“ ist {kind}, dem Namen nach aber {promised}. Nennen Sie die Datei „{better}“ und laden Sie sie noch einmal hoch.',
  'file-unnamed': '„{name}“ ist {kind}. Nennen Sie die Datei „{better}“ und laden Sie sie noch einmal hoch.',
  'recording-broken':
    '„{name}“ ist abgeschnitten oder beschädigt. Exportieren Sie die Datei noch einmal und laden Sie die neue hoch.',
  'picture-too-large':
    '„{name}“ hat zu viele Pixel. Verkleinern Sie das Bild auf höchstens 100 Millionen Pixel und laden Sie es noch einmal hoch.',
  'picture-too-heavy':
    '„{name}“ zu zeichnen braucht zu viel Speicher oder Zeit. Verkleinern Sie das Bild, vereinfachen Sie die Zeichnung oder speichern Sie sie als PNG, und laden Sie sie noch einmal hoch.',
  'picture-broken':
    '„{name}“ lässt sich nicht anzeigen: Das Bild ist abgeschnitten oder beschädigt. Speichern Sie es noch einmal und laden Sie die neue Datei hoch.',
  'drawing-of-text':
    '„{name}“ enthält zu viel Text: höchstens {limit} Zeichen und {line} in einer Zeile. Kürzen Sie ihn oder speichern Sie die Zeichnung als PNG, und laden Sie sie noch einmal hoch.',
  'drawing-broken':
    '„{name}“ ist beschädigt: Die Datei {xml}. Exportieren Sie sie als einfaches SVG und laden Sie sie noch einmal hoch.',
  'track-broken':
    '„{name}“ ist beschädigt: Die Datei {xml}. Exportieren Sie sie noch einmal und laden Sie die neue hoch.',
  'text-not-utf8':
    '„{name}“ ist nicht in UTF-8 gespeichert. Speichern Sie den Text in UTF-8 und laden Sie ihn noch einmal hoch.',
  'upload-broken-off': 'Die Datei kam nicht vollständig an. Laden Sie sie noch einmal hoch.',
  'upload-no-form': 'Dateien müssen als multipart/form-data kommen, wie aus dem Formular eines Browsers.',
  'body-too-slow': 'Die Übertragung ist stehen geblieben. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  'storage-full':
    'Für weitere Dateien ist kein Platz mehr. Löschen Sie Dateien oder Sicherungen, die niemand braucht, oder lassen Sie den Speicher vergrößern, und versuchen Sie es noch einmal.',
  'storage-away':
    'Der Speicher für die Dateien antwortet nicht. Versuchen Sie es in einer Minute noch einmal; hilft das nicht, wenden Sie sich an den Betreiber.',
  'database-away':
    'Die Datenbank antwortet nicht. Versuchen Sie es in einer Minute noch einmal; hilft das nicht, wenden Sie sich an den Betreiber.',
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
  'no-access-to-guide': 'Für diesen Guide brauchen Sie einen Zugang: Geben Sie Ihr Token oder das Passwort ein.',
  'group-too-low': 'Das darf erst die Gruppe {access}; Sie gehören zur Gruppe {group}.',
  'model-for-root': 'Das darf nur die Gruppe root ändern ({model}).',
  'password-of-another': 'Sie sind als {name} angemeldet und dürfen nur Ihr eigenes Passwort ändern.',
  'id-wrong': 'Jede ID muss eine ganze Zahl bis {limit} sein, oder -1 für ein neues Objekt ({model}).',
  'id-twice': 'Die ID {id} kommt zweimal vor ({model}). Jedes Objekt darf nur einmal dabei sein.',
  'changed-by-another': {
    one: 'Inzwischen hat jemand anders ein Objekt geändert: {model} {ids}. Vergleichen Sie und speichern Sie noch einmal.',
    other:
      'Inzwischen hat jemand anders {count} Objekte geändert: {model} {ids}. Vergleichen Sie und speichern Sie noch einmal.',
  },
  'value-wrong': 'Ein Wert passt nicht: {field} ({model} {id}). Erwartet: {expected}. Gefunden: {found}.',
  'values-wrong':
    'Ein Wert passt nicht: {field} ({model} {id}). Erwartet: {expected}. Gefunden: {found}. Weitere unpassende Werte: {more}.',
  'address-host':
    '{field} ({model} {id}) nennt keinen gültigen Rechner: {url}. Prüfen Sie die Adresse zwischen „//“ und dem nächsten „/“.',
  'address-internal':
    '{field} ({model} {id}) verweist auf eine Adresse in einem internen Netz: {url}. Laden Sie die Datei hoch oder geben Sie eine öffentliche Adresse an.',
  'version-older':
    'Die Inhalte haben sich geändert, seit Sie sie geladen haben. Laden Sie sie neu und ändern Sie sie dann noch einmal.',
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
  'zip-unusable': 'Das Zip {zip} Es wurde nichts geändert; erstellen Sie ein neues und laden Sie das hoch.',
  'backup-unusable': 'Diese Sicherung lässt sich nicht verwenden: {backup} Es wurde nichts geändert.',
  'earlier-file-missing':
    'Diese Datei wurde inzwischen zurückgeholt oder ist seit mehr als 30 Tagen fort. Öffnen Sie ihren Ordner noch einmal: Er zeigt, was sich zurückholen lässt.',
  'kept-copy-missing':
    'Dieser Stand wurde inzwischen zurückgeholt oder ist älter als 30 Tage. Öffnen Sie die Liste noch einmal: Sie zeigt, was sich zurückholen lässt.',
  'backup-missing': 'Die Sicherung „{name}“ gibt es nicht. Die Liste zeigt, welche es gibt.',
  'backup-bytes-gone': 'Die Daten der Sicherung „{name}“ sind verloren. Löschen Sie sie aus der Liste.',
  'backup-disturbed': 'Andere speichern ständig. Bitten Sie um eine Pause und versuchen Sie es noch einmal.',
  'backup-running': 'Es wird bereits eine Sicherung gemacht. Warten Sie, bis sie fertig ist.',
  'restore-running': 'Es wird gerade eine Sicherung eingespielt. Warten Sie, bis das fertig ist.',
  'daily-backup-fixed':
    'Die täglichen Sicherungen sind auf dem Server mit {variable} eingestellt und lassen sich nur dort ändern.',
  'passphrase-missing': 'Eine Gesamtsicherung braucht eine Passphrase, denn sie enthält die Zugangsdaten des Teams.',
  'whole-backup-running': 'Es läuft bereits eine Gesamtsicherung. Warten Sie, bis sie fertig ist.',
  'whole-backup-copying':
    'Gerade werden Sicherungen an den zweiten Ort kopiert. Löschen Sie „{name}“, wenn das fertig ist.',
  'upload-without-zip': 'Es kam keine Datei an: Laden Sie genau ein Zip hoch, als multipart/form-data.',
  'login-wrong': 'Name oder Passwort ist falsch.',
  'old-password-wrong': 'Das alte Passwort ist falsch.',
  'user-name-wrong':
    '„{name}“ geht als Name nicht: Nehmen Sie 1 bis {limit} Zeichen, ohne Leerzeichen am Anfang oder Ende.',
  'user-exists': 'Den Benutzer „{name}“ gibt es schon. Wählen Sie einen anderen Namen.',
  'user-missing': 'Den Benutzer „{name}“ gibt es nicht.',
  'last-root': '„{name}“ ist der letzte Benutzer der Gruppe root. Legen Sie zuerst einen anderen an.',
  'own-account': '„{name}“ sind Sie selbst. Eigenes Passwort und eigenen zweiten Faktor ändern Sie in Ihrem Konto.',
  'password-change-first': 'Wählen Sie zuerst ein eigenes Passwort: Das jetzige hat Ihnen jemand gegeben.',
  'password-same': 'Wählen Sie ein anderes Passwort als das, das man Ihnen gegeben hat.',
  'factor-first': 'Richten Sie zuerst einen zweiten Faktor ein: Ihr Museum verlangt das.',
  'factor-not-begun': 'Erzeugen Sie zuerst ein Geheimnis für Ihre App.',
  'code-missing': 'Geben Sie den Code ein, den Ihre App zeigt.',
  'factor-on': 'Es ist schon ein zweiter Faktor eingerichtet. Entfernen Sie ihn zuerst mit einem seiner Codes.',
  'code-wrong': 'Der Code ist falsch oder wurde schon benutzt.',
  'phone-preview-missing': 'Diese Vorschau gibt es nicht, oder sie ist beendet. Öffnen Sie im CMS eine neue.',
  'phones-only': 'Das darf nur ein Telefon abfragen, das einer Vorschau folgt.',
  'phone-preview-ended': 'Diese Vorschau ist beendet. Öffnen Sie im CMS eine neue.',
  'session-missing': 'Diese Sitzung ist schon beendet.',
  'password-empty': 'Das neue Passwort darf nicht leer sein.',
  'too-many-attempts': {
    one: 'Es gab zu viele Fehlversuche. Versuchen Sie es in {count} Sekunde noch einmal.',
    other: 'Es gab zu viele Fehlversuche. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  'too-many-visits': {
    one: 'Dieses Gerät oder Netz hat zu viele Besuche gemeldet. Versuchen Sie es in {count} Sekunde noch einmal.',
    other: 'Dieses Gerät oder Netz hat zu viele Besuche gemeldet. Versuchen Sie es in {count} Sekunden noch einmal.',
  },
  'token-missing': 'Das Token „{token}“ gibt es nicht.',
  'token-none': 'Alle Token sind vergeben. Legen Sie neue an.',
  'token-free': 'Das Token {token} ist frei. Es lässt sich erst verlängern, wenn ein Gast es benutzt hat.',
  'login-without-password': 'Für die Anmeldeart „{type}“ muss ein Passwort gesetzt sein.',
  'login-without-period': 'Für die Anmeldeart „timed“ müssen Gültigkeitsdauer und Einheit gesetzt sein.',
  'device-missing': 'Der Header X-Guide-Device muss das Gerät nennen, an das das Token gebunden wird.',
  'password-wrong': 'Das Passwort ist falsch.',
  'password-missing': 'Der Header X-Guide-Password muss das Passwort enthalten.',
  'dates-reversed': 'dateMin ({dateMin}) darf nicht nach dateMax ({dateMax}) liegen.',
  'app-builder-missing': 'Diese Version von Cicerone kann die App noch nicht bauen.',
  'build-tools-missing':
    'Auf dem Server fehlt etwas, um die App zu bauen: {tools}. Installieren Sie es und versuchen Sie es noch einmal.',
  'no-build': 'Es gibt keinen Build.',
  'app-build-running': 'Die App wird schon gebaut. Warten Sie, bis das fertig ist, oder brechen Sie es ab.',
  'app-build-cancelled': 'Der Build wurde abgebrochen.',
  'app-build-stopped': 'Der Server wurde beendet, während er die App baute. Bauen Sie sie noch einmal.',
  'app-build-interrupted':
    'Der Server wurde unterbrochen, während er die App baute. Von diesem Build ist nichts geblieben. Bauen Sie sie noch einmal.',
  'app-tool-failed': 'Das Werkzeug {tool} ist gescheitert: {said}',
  'app-id-wrong':
    'Eine Anwendungs-ID besteht aus mindestens zwei Teilen mit Punkten dazwischen, etwa org.museum.guide, und hat höchstens {limit} Zeichen. Jeder Teil beginnt mit einem Buchstaben und enthält nur Buchstaben von A bis Z, Ziffern und _.',
  'app-id-reserved':
    'Die Anwendungs-ID darf den Teil „{word}“ nicht enthalten: Dieses Wort gehört zur Programmiersprache Java.',
  'app-name-empty': 'Die App braucht einen Namen.',
  'app-name-too-long': 'Der Name der App darf {limit} Zeichen haben. Geräte zeigen davon etwa 15.',
  'app-name-invisible': 'Der Name der App enthält Zeichen, die man nicht sieht. Tippen Sie ihn neu ein.',
  'app-version-wrong':
    'Eine Version wie 1.0 oder 2026.2 beginnt mit einem Buchstaben oder einer Ziffer und hat höchstens {limit} Buchstaben, Ziffern, Leerzeichen und Zeichen aus . + - _',
  'app-address-wrong':
    'Die Adresse für neuere Inhalte muss mit https:// beginnen und darf kein Passwort, kein ? und kein # enthalten: Alle anderen lehnt Android ab.',
  'app-address-device':
    'Mit dieser Adresse würde jedes Gerät bei sich selbst nach neueren Inhalten suchen. Tragen Sie die Adresse ein, unter der Gäste den Guide auf ihrem Telefon öffnen.',
  'app-address-staff':
    'Das ist die Adresse des Arbeitsbereichs. Tragen Sie die ein, unter der Gäste den Guide öffnen, ohne cms/ am Ende.',
  'app-pin-missing': 'Ein Leihgerät braucht eine PIN, mit der Ihr Team die App verlässt.',
  'app-nothing-published':
    'Es ist keine Tour veröffentlicht. Veröffentlichen Sie zuerst eine: Die App zeigt, was die Gäste sehen.',
  'app-too-large':
    'Die veröffentlichten Medien haben {size} GB, und Android installiert keine App mit mehr als {limit} GB. Nehmen Sie kleinere Dateien, oder veröffentlichen Sie weniger.',
  'app-icon-missing': 'Das Museum hat kein Symbol, deshalb bekommt die App das von Cicerone.',
  'app-icon-unusable':
    'Das Symbol des Museums ist kein Bild, das der Server lesen kann, deshalb bekommt die App das von Cicerone.',
  'app-icon-small':
    'Das Symbol des Museums hat {width} × {height} Pixel und wird unscharf aussehen. Nehmen Sie eines mit mindestens {least} × {least}.',
  'app-icon-not-square':
    'Das Symbol des Museums hat {width} × {height} Pixel. Die App zeigt es mit Rand, denn Symbole sind quadratisch.',
  'app-without-login':
    'Im Web müssen sich die Gäste anmelden. Die App öffnet sich ohne Anmeldung, für alle, die sie haben, und kann keine neueren Inhalte holen.',
  'database-busy':
    'Ein anderes Programm schreibt gerade in die Datenbank, etwa ein Import. Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  internal:
    'Auf dem Server ist ein Fehler aufgetreten. Versuchen Sie es noch einmal; hilft das nicht, steht mehr in seinem Protokoll.',
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
  'advice.apple-lossless':
    'Das ist eine Aufnahme in Apple Lossless, die die meisten Browser nicht abspielen: Speichern Sie sie als MP3 oder als M4A mit AAC.',
  'advice.hevc':
    'Das ist ein HEVC-Video (H.265), das viele Browser nicht abspielen: Speichern Sie es als MP4 mit H.264, in manchen Programmen „Maximale Kompatibilität“.',
  'advice.dolby':
    'Der Ton ist Dolby Digital, das die meisten Browser nicht abspielen: Speichern Sie die Datei mit AAC oder als MP3.',
  'advice.amr': 'Der Ton ist AMR, das Browser nicht abspielen: Speichern Sie die Datei als MP3 oder als MP4 mit AAC.',
  'advice.wave-codec':
    'Das ist eine gepackte WAV-Aufnahme, die viele Browser nicht abspielen: Speichern Sie sie als MP3 oder als WAV mit PCM.',
  'advice.video-codec':
    'Die Bilder sind so codiert, dass Browser sie nicht abspielen: Speichern Sie das Video als MP4 mit H.264 und AAC.',
  'advice.sound-codec':
    'Der Ton ist so codiert, dass Browser ihn nicht abspielen: Speichern Sie die Datei als MP3 oder als MP4 mit AAC.',
  'changed.labels':
    'Beschriftungen in HTML fehlen jetzt oder sind gekürzt, weil Zeichnungen sie nicht sicher enthalten können. Wandeln Sie sie im Zeichenprogramm in einfachen Text um und laden Sie die Zeichnung noch einmal hoch.',
  'changed.pictures':
    'Bilder aus anderen Dateien fehlen jetzt, weil Zeichnungen sie nicht laden können. Betten Sie sie im Zeichenprogramm ein und laden Sie die Zeichnung noch einmal hoch.',
  'changed.scripts': 'Was sie ausführen würde, fehlt jetzt. Prüfen Sie, ob sie noch richtig aussieht.',
  'changed.styles':
    'Stile oder Schriften, die sie laden würde, fehlen jetzt. Prüfen Sie, ob sie noch richtig aussieht; wandeln Sie sonst die Texte in Pfade um und laden Sie die Zeichnung noch einmal hoch.',
  'changed.smaller': 'Das Bild hatte zu viele Pixel und hat jetzt {width} × {height}.',
  'xml.characters': 'enthält Zeichen, die XML nicht erlaubt',
  'xml.root': 'hat ein anderes Wurzelelement als <svg>',
  'xml.parts': 'hat zu viele Teile',
  'xml.malformed': 'ist in Zeile {line} kein gültiges XML ({detail})',
  'xml.depth': 'ist tiefer als {limit} Ebenen verschachtelt',
  'xml.entities': 'wird zu lang, wenn ihre Abkürzungen ausgeschrieben werden',
  'xml.weight': 'wiederholt ihre Teile so oft, dass kein Telefon sie zeichnen könnte',
  'zip.too-many': 'enthält mehr als {limit} Dateien.',
  'zip.too-large': 'wäre entpackt größer als {limit} Bytes.',
  'zip.bomb': 'wäre entpackt viel größer, als echte Dateien es sind.',
  'zip.link': 'enthält „{path}“, und das ist keine Datei, sondern eine Verknüpfung oder ein Gerät.',
  'zip.locked': 'enthält „{path}“ mit einem Passwort geschützt.',
  'zip.packing': 'enthält „{path}“ in einer unbekannten Kompression.',
  'zip.folder-with-contents': 'enthält einen Ordner „{path}“, der selbst Daten hat.',
  'zip.unkept': 'enthält eine unzulässige Datei. {problem}',
  'zip.below-file': 'enthält „{path}“ unterhalb einer Datei.',
  'zip.twice': 'enthält „{path}“ zweimal.',
  'zip.changed': 'ist beschädigt: „{path}“ hat sich seit dem Packen verändert.',
  'zip.broken': 'ist beschädigt ({detail}).',
  'zip.none': 'ist keine Zip-Datei oder unvollständig.',
  'backup.too-large': '„{name}“ hat {bytes} Bytes; gelesen werden höchstens {limit}.',
  'backup.encoding': '„{name}“ ist kein Text in UTF-8. Speichern Sie die Datei in UTF-8.',
  'backup.entry-twice': 'Ihr Manifest nennt einen Eintrag zweimal.',
  'backup.entry-unknown': 'Sie enthält „{name}“, aber im Manifest steht das nicht.',
  'backup.entry-changed': '„{name}“ hat sich seit dem Sichern verändert.',
  'backup.entry-missing': '„{name}“ fehlt.',
  'backup.file-missing': 'Die Datei „{path}“ fehlt.',
  'backup.file-twice': 'Die Datei „{path}“ kommt zweimal vor.',
  'backup.definition': 'Zeile {line}, Spalte {column} von „{name}“: {detail}.',
  'backup.empty': 'Sie enthält weder {manifest} noch {definition}.',
  'backup.several': 'Sie enthält mehrere Tourdefinitionen: {names}. Lassen Sie nur eine übrig.',
  'backup.foreign': 'Ihr {manifest} stammt nicht von Cicerone.',
  'backup.newer':
    'Sie stammt von einem neueren Cicerone (Format {format}; dieses versteht Formate bis {known}). Installieren Sie zuerst die neue Version.',
  'backup.manifest-broken': 'Ihr {manifest} ist fehlerhaft bei {place}.',
  'backup.manifest-start-broken': 'Ihr {manifest} ist am Anfang fehlerhaft.',
  'backup.no-json': 'Ihr {manifest} ist kein JSON.',
};
