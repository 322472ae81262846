import type { transfer as source } from '../en-US/transfer.ts'

/** `en-US/transfer.ts` in French. */
export const transfer = {
  'refusal.archive.not_a_zip': 'Ce n’est pas un fichier ZIP.',
  'refusal.archive.damaged': 'Le fichier est endommagé ou incomplet. Téléchargez-le ou copiez-le à nouveau.',
  'refusal.archive.unsafe_name': 'L’archive contient un fichier dont le nom n’est pas autorisé : « {name} ».',
  'refusal.archive.link':
    'L’archive contient un lien vers un autre fichier : « {name} ». Les liens ne sont pas repris.',
  'refusal.archive.twice': 'L’archive contient deux fichiers du même nom : « {name} ».',
  'refusal.archive.locked': 'L’archive est protégée par un mot de passe. Fournissez-la sans mot de passe.',
  'refusal.archive.method':
    'L’archive est compressée d’une façon qui ne peut pas être lue ici. Refaites-la en fichier ZIP ordinaire.',
  'refusal.archive.too_many':
    'L’archive contient plus de {most, plural, one {# fichier} many {# de fichiers} other {# fichiers}}.',
  'refusal.archive.too_large': 'L’archive dépasse la taille acceptée.',
  'refusal.archive.bomb':
    'Une fois décompressée, l’archive serait bien plus grande qu’elle ne l’est. Elle n’a pas été reprise.',
  'refusal.transfer.not_ours': 'C’est un fichier ZIP, mais pas l’export d’un site Portico.',
  'refusal.transfer.newer':
    'Cet export vient d’une version plus récente de Portico. Il pourra être repris quand celle-ci sera à jour.',
  'refusal.transfer.damaged':
    'L’export a été modifié ou endommagé : « {name} » n’est pas ce qu’il devrait être.',
  'refusal.transfer.file_refused':
    'Un fichier de l’export ne peut pas être repris : {why} Il s’agit de « {name} ».',
  'refusal.transfer.no_room':
    'Un nouveau site avec la formule {plan} peut contenir {most, number} Mo de fichiers, et cet export en contient davantage. Demandez plus de place à l’opérateur.',
  'refusal.transfer.failed': 'Une erreur s’est produite de notre côté. Réessayez.',
  'refusal.transfer.gone': 'Le fichier n’est plus conservé ici. Choisissez-le à nouveau.',
  'refusal.transfer.no_file': 'Choisissez un fichier.',
  'refusal.transfer.exports_a_day':
    'Un site peut être exporté {most, number} fois par jour. Réessayez demain.',
  'refusal.transfer.under_way': 'Un export de ce site est déjà en cours.',
  'refusal.transfer.not_released': 'Rien de ce site n’est encore publié. Publiez-le d’abord.',
  'refusal.transfer.plain_taken':
    'La page « {page} » se trouve à l’adresse {path}, où les serveurs web envoient une autre page. Donnez-lui une autre adresse, publiez, puis réessayez.',
  'refusal.transfer.being_made':
    'Le site est déjà en cours de création. Vous pourrez le supprimer une fois créé.',
  'refusal.transfer.not_checked': 'Ce fichier n’est pas prêt pour créer un site. Choisissez-le à nouveau.',
  'refusal.pages.carried_broken': 'La page « {page} » de l’export est endommagée.',
  'refusal.pages.carried_newer':
    'La page « {page} » de l’export a été créée avec une version plus récente de Portico.',
  'refusal.pages.carried_release': 'La publication {number, number} de l’export est endommagée.',
  'refusal.pages.carried_redirects': 'Les redirections de l’export sont endommagées.',
  'refusal.pages.carried_styles':
    'Les styles de l’export sont endommagés, ou viennent d’une version plus récente de Portico.',
  'timeline.transfer.export_started': 'Export du site lancé',
  'timeline.transfer.export_fetched': 'Export du site téléchargé',
  'timeline.transfer.export_cancelled': 'Export du site annulé',
  'timeline.transfer.plain_cancelled': 'Préparation du site publié en fichiers simples annulée',
  'timeline.transfer.plain_started': 'Préparation du site publié en fichiers simples commencée',
  'timeline.transfer.plain_fetched': 'Site publié téléchargé en fichiers simples',
  'transfer.export.title': 'Export',
  'transfer.export.text':
    'Emportez votre site : en entier, pour en refaire un site, ou tel que les visiteurs le voient, pour n’importe quel serveur web.',
  'transfer.export.open': 'Exporter le site',
  'transfer.export.archive': 'Tout',
  'transfer.export.archive_text':
    'Un fichier à garder comme copie, ou dont refaire un site, ici ou sur n’importe quel autre Portico.',
  'transfer.export.plain': 'Le site publié en fichiers simples',
  'transfer.export.plain_text':
    'HTML, styles, polices et images tels que les visiteurs les reçoivent, dans un fichier zip. N’importe quel serveur web peut les envoyer, sans Portico.',
  'transfer.export.plain_start': 'Préparer les fichiers',
  'transfer.export.plain_making': 'Préparation des pages',
  'transfer.export.plain_cancel': 'Annuler la préparation des fichiers',
  'transfer.export.plain_said':
    '{done, number} sur {total, plural, one {# page} many {# de pages} other {# pages}}',
  'transfer.export.plain_unreleased':
    'Rien n’est encore publié. Dès que le site le sera, vous trouverez ses fichiers ici.',
  'transfer.export.plain_left_out': 'Non incluses, car protégées par un mot de passe : {paths}',
  'transfer.export.holds': 'Ce qu’il contient',
  'transfer.export.holds_pages':
    'Les pages dans l’état actuel de leurs brouillons, avec la navigation et les redirections',
  'transfer.export.holds_releases': 'Chaque publication avec sa note et sa date, pour pouvoir y revenir',
  'transfer.export.holds_look': 'Les styles du site',
  'transfer.export.holds_files':
    'Tous les fichiers de la bibliothèque tels qu’ils ont été ajoutés, avec leur texte alternatif',
  'transfer.export.holds_settings': 'Le titre, les langues et les paramètres régionaux',
  'transfer.export.holds_not': 'Les mots de passe, les contributeurs et la corbeille restent ici.',
  'transfer.export.start': 'Créer un export',
  'transfer.export.start_again': 'En créer un nouveau',
  'transfer.export.making': 'Préparation de l’export',
  'transfer.export.cancel': 'Annuler l’export',
  'transfer.export.making_help': 'L’opération continue si vous quittez cet écran.',
  'transfer.export.said': '{done} sur {total}',
  'transfer.export.cancelled': 'Annulé. Rien n’a été conservé.',
  'transfer.left': '{said}, {left}',
  'transfer.left.soon': 'moins d’une minute restante',
  'transfer.left.minutes':
    '{count, plural, one {environ # minute restante} many {environ # de minutes restantes} other {environ # minutes restantes}}',
  'transfer.left.hours':
    '{count, plural, one {environ # heure restante} many {environ # d’heures restantes} other {environ # heures restantes}}',
  'transfer.export.ready': 'L’export est prêt',
  'transfer.export.ready_text': '{size}. Il est conservé jusqu’à {time}, puis supprimé.',
  'transfer.export.download': 'Télécharger',
  'transfer.export.failed': 'L’export n’a pas pu être créé',
  'transfer.export.retry': 'Réessayer',
  'transfer.export.failed_text':
    'Rien n’a changé sur le site. Réessayez ; si cela échoue encore, prévenez les responsables de cette plateforme.',
  'transfer.export.read_failed': 'Impossible de lire l’état de l’export',
  'transfer.import.title': 'Nouveau site à partir d’un export',
  'transfer.import.text':
    'Choisissez le fichier dans lequel un autre site a été exporté. Rien n’est créé avant que vous ayez vu ce qu’il contient.',
  'transfer.import.back': 'Choisir un autre point de départ',
  'transfer.import.drop': 'Déposez l’export ici',
  'transfer.import.drop_help': 'Un fichier ZIP, jusqu’à {size}',
  'transfer.import.drop_help_plan':
    'Un fichier ZIP. Un nouveau site avec la formule {plan} peut contenir {size} de fichiers.',
  'transfer.import.sending': 'Envoi de {name}',
  'transfer.import.cancel_sending': 'Annuler l’envoi de {name}',
  'transfer.import.checking': 'Examen de {name}',
  'transfer.import.cancel_checking': 'Annuler l’examen de {name}',
  'transfer.import.checking_help': 'Chaque fichier est comparé à ce qu’il était lors de l’export.',
  'transfer.import.refused': 'Impossible de créer un site à partir de {name}',
  'transfer.import.again': 'Choisir un autre fichier',
  'transfer.import.found': 'Ce qu’il contient',
  'transfer.import.found_text': '« {title} », exporté le {date}',
  'transfer.import.pages': 'Pages',
  'transfer.import.files': 'Fichiers',
  'transfer.import.files_value': '{count, number} ({size})',
  'transfer.import.redirects': 'Redirections',
  'transfer.import.releases': 'Publications',
  'transfer.import.live':
    'Les visiteurs voyaient la publication {number, number} du {date}. Ils ne verront rien du nouveau site avant que vous le publiiez ou reveniez à l’une d’elles.',
  'transfer.import.more_pages':
    '{count, plural, =1 {et une autre} one {et # autre} many {et # d’autres} other {et # autres}}',
  'transfer.import.left_out': 'Ce qu’il ne contient pas',
  'transfer.import.left_out.page_passwords':
    '{count, plural, one {Le mot de passe de # page : choisissez-en un nouveau avant de la publier.} many {Les mots de passe de # de pages : choisissez-en de nouveaux avant de les publier.} other {Les mots de passe de # pages : choisissez-en de nouveaux avant de les publier.}}',
  'transfer.import.left_out.locked_pages':
    '{count, plural, one {Le mot de passe de # page : elle reste fermée jusqu’à ce que vous en choisissiez un nouveau.} many {Les mots de passe de # de pages : elles restent fermées jusqu’à ce que vous en choisissiez de nouveaux.} other {Les mots de passe de # pages : elles restent fermées jusqu’à ce que vous en choisissiez de nouveaux.}}',
  'transfer.import.left_out.site_password':
    'Le mot de passe du site : choisissez-en un nouveau avant de le publier.',
  'transfer.import.left_out.trashed_pages':
    '{count, plural, one {# page qui était dans la corbeille.} many {# de pages qui étaient dans la corbeille.} other {# pages qui étaient dans la corbeille.}}',
  'transfer.import.left_out.scheduled_releases':
    '{count, plural, one {La date de # publication planifiée : planifiez-la de nouveau.} many {Les dates de # de publications planifiées : planifiez-les de nouveau.} other {Les dates de # publications planifiées : planifiez-les de nouveau.}}',
  'transfer.import.left_out.older_releases':
    '{count, plural, one {# publication plus ancienne, faute de place.} many {# de publications plus anciennes, faute de place.} other {# publications plus anciennes, faute de place.}}',
  'transfer.import.left_out.releases':
    'Les publications passées : les visiteurs voient le nouveau site dès que vous le publiez.',
  'transfer.import.left_out.people':
    'Les contributeurs, la formule et l’historique : le nouveau site est à vous et repart de zéro.',
  'transfer.import.name': 'Le nouveau site',
  'transfer.import.make': 'Créer le site',
  'transfer.import.making': 'Création du site',
  'transfer.import.cancel_making': 'Annuler la création du site',
  'transfer.import.making_help':
    'L’opération continue si vous quittez cet écran ; le site sera ensuite parmi vos sites.',
  'transfer.import.cancelled': 'Annulé. Aucun site n’a été créé.',
  'transfer.import.stopped': 'Le site n’a pas pu être créé',
  'transfer.import.lost': 'Cet import n’existe plus',
  'transfer.import.lost_text':
    'Les fichiers dont personne ne fait un site sont supprimés après un jour, ou dès qu’un autre est remis.',
  'transfer.import.offline':
    'L’envoi s’est interrompu. Vérifiez votre connexion et choisissez à nouveau le fichier.',
} as const satisfies Partial<Record<keyof typeof source, string>>
