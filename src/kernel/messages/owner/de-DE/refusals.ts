import type { refusals as source } from '../en-US/refusals.ts'

/** `en-US/refusals.ts` in German. */
export const refusals = {
  'refusal.fault':
    'Bei uns ist etwas schiefgegangen. Nichts wurde geändert. Wenn es noch einmal passiert, nennen Sie {id}.',
  'refusal.input': 'Einige Angaben brauchen noch einen zweiten Blick.',
  'refusal.not_found': 'Das gibt es nicht oder nicht mehr.',
  'refusal.sign_in': 'Melden Sie sich an, um fortzufahren.',
  'refusal.prove_again': 'Bestätigen Sie Ihr Passwort, um fortzufahren.',
  'refusal.operator_only': 'Das darf nur, wer diese Plattform betreibt.',
  'refusal.changed_meanwhile':
    'Jemand anderes hat das inzwischen geändert. Sehen Sie sich an, was jetzt da ist; speichern Sie noch einmal, um es durch Ihres zu ersetzen.',
  'refusal.right_missing': 'Ihre Rolle auf dieser Website umfasst das nicht.',
  'refusal.read_only':
    'Diese Website kann nur gelesen werden. Wählen Sie einen Tarif, um sie wieder zu bearbeiten.',
  'refusal.forged': 'Diese Seite ist veraltet. Laden Sie sie neu und versuchen Sie es noch einmal.',
  'refusal.busy': 'Gerade geschieht zu viel auf einmal. Versuchen Sie es gleich noch einmal.',
  'refusal.database_full':
    'Auf dem Datenträger der Datenbank ist kein Platz mehr, deshalb wurde nichts geändert. Wer diese Plattform betreibt, muss Platz schaffen.',
  'refusal.database_away':
    'Die Datenbank antwortet im Moment nicht. Nichts ist verloren; versuchen Sie es gleich noch einmal.',
  'refusal.json.too_large': 'Das ist mehr, als eine Anfrage enthalten darf (1 MB).',
  'refusal.json.wrong_type': 'Senden Sie das als JSON.',
  'refusal.bytes.wrong_type': 'Senden Sie die Datei selbst, als application/octet-stream.',
  'refusal.json.malformed': 'Das ist kein gültiges JSON.',
  'refusal.json.not_an_object': 'Senden Sie ein JSON-Objekt.',
  'refusal.json.too_deep': 'Das ist tiefer als {most, number} Ebenen verschachtelt.',
  'refusal.idempotency.key_too_long': 'Ein Idempotenzschlüssel hat höchstens {most, number} Zeichen.',
  'refusal.idempotency.running': 'Dieselbe Anfrage wird noch bearbeitet. Fragen Sie in einer Sekunde wieder.',
  'refusal.idempotency.other_body':
    'Dieser Idempotenzschlüssel wurde schon für eine andere Anfrage verwendet.',
  'refusal.field.required': 'Füllen Sie dieses Feld aus.',
  'refusal.field.invalid_type': 'Hier wird eine andere Art von Wert erwartet.',
  'refusal.field.too_small':
    '{minimum, plural, =1 {Füllen Sie dieses Feld aus.} other {Mindestens # sind nötig.}}',
  'refusal.field.too_big': 'Höchstens {maximum, number} sind möglich.',
  'refusal.field.invalid_format': 'Das ist nicht wie erwartet geschrieben.',
  'refusal.field.invalid_value': 'Wählen Sie einen der angebotenen Werte.',
  'refusal.field.invalid_union': 'Wählen Sie einen der angebotenen Werte.',
  'refusal.field.unrecognized_keys': 'Das ist hier nicht bekannt.',
  'refusal.field.custom': 'Dieser Wert passt nicht.',
  'refusal.field.not_multiple_of': 'Dieser Wert passt nicht.',
  'refusal.field.invalid_key': 'Dieser Wert passt nicht.',
  'refusal.field.invalid_element': 'Dieser Wert passt nicht.',
  'refusal.shape.text': 'Das enthält Zeichen, die nicht gespeichert werden können.',
  'refusal.shape.line': 'Bleiben Sie in einer Zeile.',
  'refusal.shape.email': 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  'refusal.shape.slug': 'Verwenden Sie Buchstaben von a bis z, Ziffern und einzelne Bindestriche.',
  'refusal.shape.site_name':
    'Verwenden Sie Buchstaben von a bis z, Ziffern und Bindestriche; am Anfang und am Ende steht ein Buchstabe oder eine Ziffer.',
  'refusal.shape.site_name_reserved': 'Diese Adresse ist reserviert. Wählen Sie eine andere.',
  'refusal.shape.id': 'Das ist keine unserer IDs.',
  'refusal.shape.locale': 'Wählen Sie eine der angebotenen Sprachen.',
  'refusal.shape.currency': 'Wählen Sie eine der angebotenen Währungen.',
  'refusal.shape.country': 'Wählen Sie eines der angebotenen Länder.',
  'refusal.shape.time_zone': 'Wählen Sie eine der angebotenen Zeitzonen.',
  'refusal.shape.amount': 'Geben Sie einen Betrag ein, zum Beispiel 12.50.',
  'refusal.shape.cursor':
    'Diese Liste lässt sich von hier aus nicht fortsetzen. Beginnen Sie wieder am Anfang.',
  'refusal.shape.url': 'Geben Sie eine Webadresse ein, die mit https:// oder http:// beginnt.',
  'refusal.shape.date': 'Geben Sie ein Datum ein, das es gibt.',
  'refusal.shape.time': 'Geben Sie eine Uhrzeit ein, zum Beispiel 09:30.',
} as const satisfies Partial<Record<keyof typeof source, string>>
