import type { Catalogue } from '#kernel/messages/message.ts'

/** Fetches the whole catalogue of the owner's app, by locale: one language at a time; the source is not among them. */
export const ownerLoaders: Readonly<Record<string, () => Promise<Catalogue>>> = {
  'de-DE': async () => (await import('#kernel/messages/owner/de-DE/index.ts')).deDE,
  'es-419': async () => (await import('#kernel/messages/owner/es-419/index.ts')).es419,
  'fr-FR': async () => (await import('#kernel/messages/owner/fr-FR/index.ts')).frFR,
  'it-IT': async () => (await import('#kernel/messages/owner/it-IT/index.ts')).itIT,
  'ja-JP': async () => (await import('#kernel/messages/owner/ja-JP/index.ts')).jaJP,
  'pt-BR': async () => (await import('#kernel/messages/owner/pt-BR/index.ts')).ptBR,
}
