import type { support as source } from '../en-US/support.ts'

/** `en-US/support.ts` in German. */
export const support = {
  'support.nav': 'Hilfe holen',
  'support.title': 'Hilfe holen',
  'support.message': 'Was ist passiert, und was haben Sie erwartet?',
  'support.message_help':
    'Ihre Anfrage wird als Datei gespeichert, die Sie den Betreibern dieser Plattform schicken können.',
  'support.message_help_mail':
    'Ihre Anfrage wird als Datei gespeichert, und eine Mail öffnet sich: Hängen Sie die Datei dort an.',
  'support.take': 'Hinzufügen, was Sie auf dieser Seite sehen',
  'support.take_again': 'Noch einmal aufnehmen',
  'support.extension_asking': 'Die Browsererweiterung wird gesucht …',
  'support.extension_absent':
    'Das geht nur mit der Browsererweiterung, und keine antwortet. Installieren Sie sie und drücken Sie dann auf diesem Tab ihr Symbol.',
  'support.extension_ready':
    'Die Browsererweiterung ist bereit. Sie sehen, was aufgenommen wird, bevor etwas gespeichert wird.',
  'support.taking': 'Das Bild wird aufgenommen. Mit Escape brechen Sie ab.',
  'support.failed': 'Nichts wurde aufgenommen',
  'support.failed_text':
    'Drücken Sie auf diesem Tab noch einmal das Symbol der Erweiterung und versuchen Sie es dann erneut.',
  'support.picture': 'Was das Fenster zeigt',
  'support.taken':
    'Hinzugefügt: das Bild, der Text und {parts, plural, one {# Teil} other {# Teile}} der Seite.',
  'support.leave_out': 'Weglassen',
  'support.save': 'Als Datei speichern',
  'support.send': 'Speichern und Mail schreiben',
  'support.saved': 'Gespeichert als {name}',
  'support.mail.subject': 'Bitte um Hilfe',
  'support.mail.attach': 'Bitte sehen Sie sich die angehängte Datei {name} an.',
  'support.bundle.title': 'Bitte um Hilfe',
  'support.bundle.page': 'Seite',
  'support.bundle.browser': 'Browser',
  'support.bundle.window': 'Fenster',
  'support.bundle.at': 'Aufgenommen',
  'support.bundle.picture': 'Bild',
  'support.bundle.outline': 'Gliederung',
  'support.bundle.text': 'Text',
} as const satisfies Partial<Record<keyof typeof source, string>>
