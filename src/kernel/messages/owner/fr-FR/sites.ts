import type { sites as source } from '../en-US/sites.ts'

/** `en-US/sites.ts` in French. */
export const sites = {
  'refusal.sites.slug_taken': 'Cette adresse est prise. Choisissez-en une autre.',
  'refusal.sites.slug_short': 'Une adresse compte au moins 3 caractères.',
  'refusal.sites.slug_long': 'Une adresse compte au plus 63 caractères.',
  'refusal.sites.country_sanctioned':
    'En raison de sanctions internationales, nous ne pouvons pas proposer de site dans ce pays.',
  'refusal.sites.currency_unoffered': 'La devise {currency} n’est pas encore proposée ici.',
  'refusal.sites.language_unoffered': 'Cette langue ne peut pas encore être choisie ici.',
  'refusal.sites.status_move': 'Un site ne peut pas passer de {from} à {to}.',
  'refusal.sites.status_meanwhile':
    'Quelqu’un d’autre a modifié le statut de ce site entre-temps. Regardez de nouveau le site, puis décidez.',
  'refusal.sites.no_legacy_address':
    'On ne sait pas où se trouve l’ancienne version de ce site. Reliez-le à elle par son adresse.',
  'refusal.sites.legacy_address':
    'Saisissez une adresse qui commence par http:// ou https:// et qui n’est pas sur cette plateforme.',
  'refusal.sites.no_trial': 'Ce site n’a pas d’essai à prolonger.',
  'refusal.sites.type_conversion': 'Ce site ne peut pas devenir un site de ce type.',
  'refusal.sites.nothing_to_pause': 'Ce site ne vend rien, il n’y a donc rien à mettre en pause.',
  'refusal.sites.gone': 'Les 30 jours sont écoulés. Ce site a définitivement disparu.',
  'refusal.sites.owner_gone':
    'Le propriétaire de ce site a supprimé son compte. Un administrateur du site dont l’accès n’a pas de date de fin peut le rétablir et en devient alors propriétaire.',
  'refusal.sites.inherit_admins_only':
    'Le propriétaire de ce site a supprimé son compte. Seul un administrateur dont l’accès n’a pas de date de fin peut le rétablir et en devient alors propriétaire.',
  'refusal.sites.copy_read_only':
    'Ce site est en lecture seule et ne peut donc pas être copié. Réactivez-le d’abord.',
  'refusal.sites.unverified':
    'Confirmez d’abord votre adresse e-mail. Nous vous avons envoyé un lien à l’inscription.',
  'refusal.sites.unknown_right': 'Cette autorisation n’existe pas.',
  'refusal.sites.unknown_role': 'L’un de ces rôles n’existe plus.',
  'refusal.sites.role_needed': 'Choisissez au moins un rôle.',
  'refusal.sites.end_in_past': 'Choisissez un jour à venir.',
  'refusal.sites.parking_admins_only':
    'Une page d’attente est réservée à son propriétaire et aux administrateurs. Commencez d’abord un site pour inviter d’autres personnes.',
  'refusal.sites.beyond_yours':
    'Vous ne pouvez donner, modifier ou retirer que ce que vous pouvez faire vous-même.',
  'refusal.sites.beyond_your_end':
    'Votre propre accès au site prend fin plus tôt. Choisissez un jour jusque-là.',
  'refusal.sites.person_outlasts_you':
    'Cette personne reste sur le site plus longtemps que vous. Vous pouvez lui retirer des rôles, mais pas en ajouter ; ou choisissez pour elle un dernier jour jusqu’au vôtre.',
  'refusal.sites.role_outlasts_you':
    'Quelqu’un a ce rôle, ou y est invité, pour plus longtemps que votre propre accès au site. Vous pouvez lui retirer des droits, mais pas en ajouter.',
  'refusal.sites.no_contributor': 'Cette personne ne contribue pas au site.',
  'refusal.sites.owner_role': 'Le propriétaire le reste tant qu’il n’a pas cédé le site.',
  'refusal.sites.owner_leaves': 'Ce site vous appartient. Cédez-le à quelqu’un d’autre avant de partir.',
  'refusal.sites.contributes_already': 'Cette personne contribue déjà.',
  'refusal.sites.contributes_already_you': 'Vous contribuez déjà à ce site.',
  'refusal.sites.owned_already': 'Cette personne possède déjà le site.',
  'refusal.sites.invited_already': 'Cette adresse est déjà invitée. Renvoyez l’invitation ou révoquez-la.',
  'refusal.sites.invited_just_now':
    'L’invitation est partie il y a moins d’une minute. Patientez un instant.',
  'refusal.sites.invitations_a_day':
    'Un site peut envoyer {most, number} invitations en 24 heures. Continuez demain.',
  'refusal.sites.invitations_a_day_yours':
    'Vous pouvez envoyer {most, number} invitations en 24 heures, tous vos sites confondus. Continuez demain.',
  'refusal.sites.invitations_to_address':
    'Cette adresse a reçu {most, number} invitations en 24 heures et n’en reçoit plus pour l’instant. Réessayez demain.',
  'refusal.sites.no_invitation': 'Cette invitation a été acceptée, refusée ou révoquée.',
  'refusal.sites.invitation_over':
    'Le dernier jour de cette invitation est passé. Révoquez-la et invitez de nouveau avec un autre jour.',
  'refusal.sites.limits_not_yet':
    'Les rôles ne peuvent pas encore être limités à des collections ou à des calendriers.',
  'refusal.sites.join_read_only':
    'Ce site est en lecture seule pour le moment : personne ne peut le rejoindre. Dès qu’il sera de nouveau actif, le lien de votre invitation fonctionnera.',
  'refusal.sites.link_spent':
    'Ce lien n’est plus valable. Demandez-en un nouveau à la personne qui l’a envoyé.',
  'refusal.sites.offered_already':
    'Le site est déjà proposé à quelqu’un. Retirez d’abord cette offre, dans les réglages du site.',
  'refusal.sites.no_offer': 'Le site n’est proposé à personne.',
  'refusal.sites.role_name_taken': 'Un autre rôle porte ce nom.',
  'refusal.sites.no_role': 'Ce rôle n’existe plus.',
  'refusal.sites.role_in_use': 'Quelqu’un a ce rôle, ou y est invité. Donnez-lui d’abord un autre rôle.',
  'refusal.sites.roles_full': 'Un site peut avoir {most, number} rôles à lui.',
  'refusal.sites.owns_sites':
    '{count, plural, =1 {Vous possédez un site. Cédez-le ou supprimez-le d’abord.} one {Vous possédez # site. Cédez-le ou supprimez-le d’abord.} many {Vous possédez # de sites. Cédez-les ou supprimez-les d’abord.} other {Vous possédez # sites. Cédez-les ou supprimez-les d’abord.}}',
  'refusal.sites.limit_contributors':
    '{plan, select, none {Ce site} other {{plan}}} accueille {most, plural, one {# contributeur} many {# de contributeurs} other {# contributeurs}}, invitations comprises. {next, select, none {Demandez davantage à l’opérateur.} other {{next} en accueille davantage.}}',
  'refusal.sites.limit_storage':
    '{plan, select, none {Ce site} other {{plan}}} n’a pas de place pour cela. Supprimez des fichiers, ou changez de formule : {next, select, none {demandez plus de place à l’opérateur.} other {{next} a plus de place.}}',
  'refusal.sites.limit_products':
    '{plan, select, none {Ce site} other {{plan}}} {most, plural, =0 {ne comprend pas de produits.} one {accueille # produit.} many {accueille # de produits.} other {accueille # produits.}} {next, select, none {Demandez davantage à l’opérateur.} other {{next} en accueille davantage.}}',
  'refusal.sites.limit_campaigns':
    '{plan, select, none {Ce site} other {{plan}}} {most, plural, =0 {ne comprend pas de campagnes.} one {envoie # campagne par mois.} many {envoie # de campagnes par mois.} other {envoie # campagnes par mois.}} {next, select, none {Demandez davantage à l’opérateur.} other {{next} en envoie davantage.}}',
  'refusal.sites.limit_sites':
    '{most, plural, one {Un compte peut avoir # site ici.} many {Un compte peut avoir # de sites ici.} other {Un compte peut avoir # sites ici.}} {next, select, none {Demandez davantage à l’opérateur.} other {Un site avec la formule {next} fait de la place pour d’autres.}}',
  'sites.status.1': 'Expiré',
  'sites.status.2': 'Paiement en retard',
  'sites.status.3': 'Essai',
  'sites.status.4': 'Bêta',
  'sites.status.5': 'Supprimé',
  'sites.status.6': 'Interne',
  'sites.status.7': 'Offert',
  'sites.status.8': 'En ligne',
  'sites.status.11': 'Ancienne version',
  'sites.status.12': 'Page d’attente',
  'sites.status.13': 'Revendu',
  'sites.status.14': 'Facturation à reprendre',
  'sites.status.15': 'Entreprise',
  'sites.status.paused': 'En pause',
  'sites.status.trial_left':
    '{days, plural, =0 {L’essai se termine aujourd’hui} one {# jour d’essai restant} many {# de jours d’essai restants} other {# jours d’essai restants}}',
  'sites.type.1': 'Classique',
  'sites.type.2': 'Page unique',
  'sites.type.3': 'Page d’attente',
  'sites.type.4': 'Commerce',
  'sites.type.5': 'Entreprise',
  'sites.type.1.text': 'Pages, blog et collections. Tout sauf une boutique.',
  'sites.type.2.text': 'Une seule page, sans navigation.',
  'sites.type.3.text': 'Une page qui occupe un domaine en attendant un site.',
  'sites.type.4.text': 'Tout, avec une boutique : produits, commandes, paiement.',
  'sites.type.5.text': 'Commerce pour une organisation qui a plusieurs sites.',
  'sites.failed.title': 'Le chargement a échoué',
  'sites.failed.text': 'Portico n’a pas répondu. Vérifiez votre connexion et réessayez.',
  'sites.missing.title': 'Ce site n’existe pas pour vous',
  'sites.missing.text': 'Il a peut-être disparu, ou vous n’y contribuez plus.',
  'sites.missing.action': 'Voir vos sites',
  'sites.read_only.title': 'Ce site est en lecture seule pour le moment',
  'sites.read_only.text': 'Ce qui est désactivé ici sera de nouveau disponible dès que le site sera actif.',
  'refusal.sites.rights_needed': 'Choisissez au moins une autorisation.',
  'sites.dashboard.title': 'Sites',
  'sites.dashboard.create': 'Créer un site',
  'sites.dashboard.search': 'Rechercher des sites',
  'sites.dashboard.empty.title': 'Vos sites seront ici',
  'sites.dashboard.empty.text':
    'Partez d’un modèle ou d’une page vide. Vous le voyez grandir avant tout le monde.',
  'sites.dashboard.empty.action': 'Créer votre premier site',
  'sites.dashboard.none.title': 'Aucun site ne s’appelle « {search} »',
  'sites.dashboard.none.action': 'Afficher tous les sites',
  'sites.dashboard.removed': 'Supprimés',
  'sites.card.menu': 'Plus sur {title}',
  'sites.overview.title': 'Vue d’ensemble',
  'sites.overview.preview': 'Aperçu du site',
  'sites.overview.edit': 'Modifier le site',
  'sites.overview.about': 'À propos de ce site',
  'sites.overview.selling': 'Vente',
  'sites.overview.selling_yes': 'Activée',
  'sites.overview.selling_test': 'Commandes de test uniquement',
  'sites.overview.selling_no': 'Désactivée',
  'sites.overview.latest': 'Activité récente',
  'sites.overview.unreleased': 'Rien de ce site n’est encore publié',
  'sites.overview.unreleased_text':
    'Tant que vous ne l’avez pas publié depuis l’éditeur ou sous « Publications », les visiteurs lisent qu’il arrive bientôt.',
  'sites.overview.all': 'Tout voir',
  'sites.trial.bar': 'Essai',
  'sites.trial.left':
    '{days, plural, =0 {L’essai se termine aujourd’hui.} one {Il reste # jour d’essai.} many {Il reste # de jours d’essai.} other {Il reste # jours d’essai.}}',
  'sites.trial.until': 'Il se termine le {date}.',
  'sites.trial.cannot':
    'Les visiteurs voient « bientôt », les commandes sont des tests, et 3 campagnes peuvent être envoyées.',
  'sites.trial.cannot_without_store':
    'Les visiteurs voient « bientôt », et 3 campagnes peuvent être envoyées.',
  'sites.trial.choose': 'Choisir une formule',
  'sites.trial.fold': 'Replier la barre d’essai',
  'sites.trial.unfold': 'Déplier la barre d’essai',
  'sites.expired.title': 'Ce site a expiré',
  'sites.expired.text':
    'Les visiteurs ne le voient pas. Vous pouvez tout lire, tout exporter et faire des remboursements. Il est conservé jusqu’au {date}.',
  'sites.expired.export': 'Exporter',
  'sites.expired.action': 'Réactiver',
  'sites.expired.ask': 'Demander la réactivation',
  'sites.expired.back': 'Ce site est de nouveau actif',
  'sites.past_due.title': 'Un paiement manque pour ce site',
  'sites.past_due.text': 'Sans paiement, le site expire le {date}.',
  'sites.past_due.action': 'Voir la formule et le paiement',
  'sites.grace.title': 'Votre revendeur ne paie plus pour ce site',
  'sites.grace.text': 'Reprenez sa facturation avant le {date}, sinon il expire.',
  'sites.grace.action': 'Reprendre la facturation',
  'sites.legacy.title': 'Ce site vit sur une version plus ancienne',
  'sites.legacy.text': 'Les visiteurs sont envoyés vers {address}. Ici, vous pouvez seulement lire.',
  'sites.legacy.action': 'Passer à cette version',
  'sites.legacy.moved': 'Ce site est maintenant sur cette version',
  'sites.legacy.ask': 'Demander son passage ici',
  'sites.parking.title': 'Ceci est une page d’attente',
  'sites.parking.action': 'Commencer un site',
  'sites.paused.title': 'Ce site est en pause : il est visible, mais ne vend rien',
  'sites.paused.manage': 'Gérer la pause',
  'sites.paused.action': 'Terminer la pause',
} as const satisfies Partial<Record<keyof typeof source, string>>
