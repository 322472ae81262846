import type { Catalogue } from '../message.ts'
import { deDE } from './de-DE/index.ts'
import { es419 } from './es-419/index.ts'
import { frFR } from './fr-FR/index.ts'
import { itIT } from './it-IT/index.ts'
import { jaJP } from './ja-JP/index.ts'
import { ptBR } from './pt-BR/index.ts'

/** The owner's catalogue in every language it is translated into; what a language lacks is said in English. */
export const ownerTranslations: Readonly<Record<string, Catalogue>> = {
  'de-DE': deDE,
  'es-419': es419,
  'fr-FR': frFR,
  'it-IT': itIT,
  'ja-JP': jaJP,
  'pt-BR': ptBR,
}
