import type { support as source } from '../en-US/support.ts'

/** `en-US/support.ts` in French. */
export const support = {
  'support.nav': 'Obtenir de l’aide',
  'support.title': 'Obtenir de l’aide',
  'support.message': 'Que s’est-il passé, et qu’attendiez-vous ?',
  'support.message_help':
    'Votre demande est enregistrée dans un fichier que vous pouvez envoyer aux responsables de cette plateforme.',
  'support.message_help_mail':
    'Votre demande est enregistrée dans un fichier, et un e-mail s’ouvre : joignez-y le fichier.',
  'support.take': 'Ajouter ce que vous voyez sur cette page',
  'support.take_again': 'Refaire la capture',
  'support.extension_asking': 'Recherche de l’extension du navigateur…',
  'support.extension_absent':
    'Cela demande l’extension du navigateur, et aucune ne répond. Installez-la, puis appuyez sur son icône dans cet onglet.',
  'support.extension_ready':
    'L’extension du navigateur est prête. Vous voyez ce qui est capturé avant que quoi que ce soit ne soit enregistré.',
  'support.taking': 'La capture est en cours. Échap l’annule.',
  'support.failed': 'Rien n’a été capturé',
  'support.failed_text': 'Appuyez de nouveau sur l’icône de l’extension dans cet onglet, puis réessayez.',
  'support.picture': 'Ce que montre la fenêtre',
  'support.taken':
    'Ajouté : l’image, le texte et {parts, plural, one {# partie} many {# de parties} other {# parties}} de la page.',
  'support.leave_out': 'Ne pas l’ajouter',
  'support.save': 'Enregistrer dans un fichier',
  'support.send': 'Enregistrer et écrire l’e-mail',
  'support.saved': 'Enregistré sous {name}',
  'support.mail.subject': 'Demande d’aide',
  'support.mail.attach': 'Merci de consulter le fichier joint {name}.',
  'support.bundle.title': 'Demande d’aide',
  'support.bundle.page': 'Page',
  'support.bundle.browser': 'Navigateur',
  'support.bundle.window': 'Fenêtre',
  'support.bundle.at': 'Capture',
  'support.bundle.picture': 'Image',
  'support.bundle.outline': 'Structure',
  'support.bundle.text': 'Texte',
} as const satisfies Partial<Record<keyof typeof source, string>>
