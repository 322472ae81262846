import type { TranslationLocale } from '../../i18n/locales.ts'
import type { Catalogue } from '../message.ts'
import { daDK } from './da-DK.ts'
import { deDE } from './de-DE.ts'
import { es419 } from './es-419.ts'
import { fiFI } from './fi-FI.ts'
import { frFR } from './fr-FR.ts'
import { itIT } from './it-IT.ts'
import { jaJP } from './ja-JP.ts'
import { nlNL } from './nl-NL.ts'
import { noNO } from './no-NO.ts'
import { ptBR } from './pt-BR.ts'
import { svSE } from './sv-SE.ts'
import { trTR } from './tr-TR.ts'

/** The visitor's catalogue in every language it is translated into, by translation file. */
export const visitorTranslations: Readonly<Record<Exclude<TranslationLocale, 'en-US'>, Catalogue>> &
  Readonly<Record<string, Catalogue | undefined>> = {
  'da-DK': daDK,
  'de-DE': deDE,
  'es-419': es419,
  'fi-FI': fiFI,
  'fr-FR': frFR,
  'it-IT': itIT,
  'ja-JP': jaJP,
  'nl-NL': nlNL,
  'no-NO': noNO,
  'pt-BR': ptBR,
  'sv-SE': svSE,
  'tr-TR': trTR,
}
