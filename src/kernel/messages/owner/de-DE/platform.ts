import type { platform as source } from '../en-US/platform.ts'

/** `en-US/platform.ts` in German. */
export const platform = {
  'refusal.storage.full': 'Für weitere Dateien ist kein Platz mehr. Nichts wurde gespeichert.',
  'refusal.limits.too_many':
    'Das geschah zu oft. Versuchen Sie es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
  'refusal.mail.header': 'Namen und Betreffzeilen von E-Mails stehen in einer Zeile, ohne Steuerzeichen.',
  'refusal.mail.address': 'Geben Sie eine einzelne E-Mail-Adresse ein.',
  'refusal.outbound.url': 'Geben Sie eine Webadresse ein, die mit http:// oder https:// beginnt.',
  'refusal.outbound.port': 'Die Adresse muss den üblichen Port für http oder https verwenden.',
  'refusal.outbound.address': 'Diese Adresse liegt nicht im öffentlichen Internet.',
  'refusal.outbound.resolve': 'Unter dieser Adresse gibt es keinen Server.',
  'refusal.outbound.network': 'Der Server unter dieser Adresse war nicht zu erreichen.',
  'refusal.outbound.timeout': 'Der Server unter dieser Adresse hat nicht rechtzeitig geantwortet.',
  'refusal.outbound.redirects': 'Diese Adresse leitet zu oft weiter.',
  'refusal.outbound.too_large': 'Was unter dieser Adresse steht, ist zu groß.',
  'refusal.outbound.encoding':
    'Was unter dieser Adresse steht, ist so gepackt, dass es sich nicht lesen lässt.',
} as const satisfies Partial<Record<keyof typeof source, string>>
