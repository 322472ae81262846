import type { platform as source } from '../en-US/platform.ts'

/** `en-US/platform.ts` in French. */
export const platform = {
  'refusal.storage.full': 'Il n’y a plus de place pour garder des fichiers. Rien n’a été enregistré.',
  'refusal.limits.too_many':
    'Trop de tentatives. Réessayez dans {seconds, plural, one {# seconde} many {# de secondes} other {# secondes}}.',
  'refusal.mail.header':
    'Les noms et objets des e-mails tiennent sur une ligne, sans caractères de contrôle.',
  'refusal.mail.address': 'Saisissez une seule adresse e-mail.',
  'refusal.outbound.url': 'Saisissez une adresse web qui commence par http:// ou https://.',
  'refusal.outbound.port': 'L’adresse doit utiliser le port habituel de http ou https.',
  'refusal.outbound.address': 'Cette adresse n’est pas sur l’Internet public.',
  'refusal.outbound.resolve': 'Il n’y a pas de serveur à cette adresse.',
  'refusal.outbound.network': 'Le serveur à cette adresse est injoignable.',
  'refusal.outbound.timeout': 'Le serveur à cette adresse n’a pas répondu à temps.',
  'refusal.outbound.redirects': 'Cette adresse redirige trop de fois.',
  'refusal.outbound.too_large': 'Le contenu à cette adresse est trop volumineux.',
  'refusal.outbound.encoding': 'Le contenu à cette adresse est encodé d’une façon illisible pour nous.',
} as const satisfies Partial<Record<keyof typeof source, string>>
