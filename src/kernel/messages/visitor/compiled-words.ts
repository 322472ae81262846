import type { TranslationLocale } from '../../i18n/locales.ts'
import type { CompiledCatalogue } from '../compiled.ts'

/**
 * Visitors' words of one language. The build puts one file a language in this module's place
 * (`scripts/build-words.mjs`), so that a browser loads one, parsed already and without notes.
 */
export async function visitorWordsOf(locale: TranslationLocale): Promise<CompiledCatalogue> {
  const [{ compileAll }, { textsOf }, { visitorSource }, { visitorTranslations }] = await Promise.all([
    import('../compile.ts'),
    import('../message.ts'),
    import('./en-US.ts'),
    import('./index.ts'),
  ])
  return compileAll(locale === 'en-US' ? textsOf(visitorSource) : visitorTranslations[locale])
}
