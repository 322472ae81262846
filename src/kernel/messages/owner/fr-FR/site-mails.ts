import type { siteMails as source } from '../en-US/site-mails.ts'

/** `en-US/site-mails.ts` in French. */
export const siteMails = {
  'sites.mail.invitation.subject': '{by} vous invite sur « {title} »',
  'sites.mail.invitation.preview': 'L’invitation est ouverte jusqu’au {date}.',
  'sites.mail.invitation.heading': 'Travailler sur « {title} »',
  'sites.mail.invitation.text': '{by} vous invite à contribuer à « {title} » comme :',
  'sites.mail.invitation.message': '{by} écrit :',
  'sites.mail.invitation.ends': 'Votre accès se termine le {date}.',
  'sites.mail.invitation.button': 'Voir l’invitation',
  'sites.mail.invitation.small':
    'Le lien est valable jusqu’au {date}. Si vous ne vous y attendiez pas, vous pouvez l’ignorer.',
  'sites.mail.offer.subject': '{by} vous propose le site « {title} »',
  'sites.mail.offer.preview': 'L’offre est ouverte jusqu’au {date}.',
  'sites.mail.offer.heading': 'Reprendre « {title} »',
  'sites.mail.offer.text': '{by} souhaite vous confier « {title} » ({address}).',
  'sites.mail.offer.what':
    'Vous recevez tout ce qu’il contient : pages, fichiers, personnes et commandes, ainsi que sa formule. Le propriétaire actuel reste administrateur jusqu’à ce que vous en décidiez autrement.',
  'sites.mail.offer.button': 'Voir l’offre',
  'sites.mail.offer.small': 'Le lien est valable jusqu’au {date}. Rien ne change sans votre accord.',
  'sites.mail.notice.small': 'Vous recevez cet e-mail parce que {address} vous appartient.',
  'sites.mail.notice.heir':
    'Vous recevez cet e-mail parce que vous administrez {address} et que le compte de son propriétaire n’existe plus.',
  'sites.mail.notice.export': 'Exporter le site',
  'sites.mail.trial_ending.subject': 'L’essai de « {title} » se termine le {date}',
  'sites.mail.trial_ending.preview': 'Choisissez une formule pour que le site continue.',
  'sites.mail.trial_ending.heading': 'L’essai se termine bientôt',
  'sites.mail.trial_ending.text':
    'L’essai de « {title} » se termine le {date}. Ensuite, les visiteurs voient que le site n’est pas disponible et vous ne pouvez que le lire. Tout ce que vous avez créé est gardé douze mois.',
  'sites.mail.trial_ending.button': 'Choisir une formule',
  'sites.mail.expired.subject': '« {title} » a expiré',
  'sites.mail.expired.preview': 'Tout est conservé jusqu’au {date}.',
  'sites.mail.expired.heading': '« {title} » a expiré',
  'sites.mail.expired.text':
    'Les visiteurs de {address} voient maintenant que le site n’est pas disponible. Vous pouvez encore tout lire, tout exporter et faire des remboursements. Nous le conservons jusqu’au {date}.',
  'sites.mail.expired.button': 'Réactiver le site',
  'sites.mail.expired_month_1.subject': '« {title} » est conservé jusqu’au {date}',
  'sites.mail.expired_month_1.preview': 'Il est expiré depuis le {since}.',
  'sites.mail.expired_month_1.heading': '« {title} » vous attend',
  'sites.mail.expired_month_1.text':
    '« {title} » a expiré le {since}. Tout y est comme avant, et conservé jusqu’au {date}. Réactivez-le, ou exportez ce que vous voulez garder.',
  'sites.mail.expired_month_1.button': 'Réactiver le site',
  'sites.mail.expired_month_6.subject': '« {title} » sera supprimé le {date}',
  'sites.mail.expired_month_6.preview': 'D’ici là, vous pouvez le réactiver ou l’exporter.',
  'sites.mail.expired_month_6.heading': 'Conservé jusqu’au {date}',
  'sites.mail.expired_month_6.text':
    '« {title} » a expiré le {since} et sera supprimé le {date}. D’ici là, vous pouvez le réactiver, ou exporter ce que vous voulez garder.',
  'sites.mail.expired_month_6.button': 'Réactiver le site',
  'sites.mail.expired_month_11.subject': '« {title} » sera supprimé le {date} au plus tôt',
  'sites.mail.expired_month_11.preview': 'Le dernier avis avant cette date : réactivez-le ou exportez-le.',
  'sites.mail.expired_month_11.heading': '« {title} » sera bientôt supprimé',
  'sites.mail.expired_month_11.text':
    '« {title} » a expiré le {since} et sera supprimé le {date} au plus tôt. Réactivez-le avant, ou exportez ce que vous voulez garder.',
  'sites.mail.expired_month_11.button': 'Réactiver le site',
  'sites.mail.past_due.subject': 'Un paiement manque pour « {title} »',
  'sites.mail.past_due.preview': 'Le site reste en ligne jusqu’au {date}.',
  'sites.mail.past_due.heading': 'Un paiement n’a pas abouti',
  'sites.mail.past_due.text':
    'Le dernier paiement pour « {title} » a échoué. Le site reste en ligne jusqu’au {date} ; ensuite, il expire.',
  'sites.mail.past_due.button': 'Voir la formule et le paiement',
  'sites.mail.resold_grace.subject': 'Reprenez la facturation de « {title} »',
  'sites.mail.resold_grace.preview': 'Votre revendeur ne paie plus pour le site.',
  'sites.mail.resold_grace.heading': 'Votre revendeur ne paie plus',
  'sites.mail.resold_grace.text':
    'La personne qui vous a vendu « {title} » ne paie plus pour lui. Le site reste en ligne jusqu’au {date} ; reprenez sa facturation avant.',
  'sites.mail.resold_grace.button': 'Reprendre la facturation',
  'sites.mail.removed.subject': '« {title} » a été supprimé',
  'sites.mail.removed.preview': 'Il peut être rétabli au moins jusqu’au {date}.',
  'sites.mail.removed.heading': '« {title} » a été supprimé',
  'sites.mail.removed.text':
    'Les visiteurs de {address} n’y trouvent plus rien. Vous pouvez rétablir le site, tel qu’il était, au moins jusqu’au {date}. Ensuite, il est définitivement supprimé.',
  'sites.mail.removed.button': 'Rétablir le site',
  'sites.mail.purge_in_7_days.subject': '« {title} » sera bientôt définitivement supprimé',
  'sites.mail.purge_in_7_days.preview': 'Vous pouvez le rétablir au moins jusqu’au {date}.',
  'sites.mail.purge_in_7_days.heading': 'Le site sera bientôt définitivement supprimé',
  'sites.mail.purge_in_7_days.text':
    '« {title} » a été supprimé le {since}. Au plus tôt le {date}, tout ce qu’il contient sera définitivement supprimé : pages, fichiers, personnes, commandes. Ensuite, personne ne pourra le rétablir.',
  'sites.mail.purge_in_7_days.button': 'Rétablir le site',
  'sites.mail.purge_in_1_day.subject': 'Dernier avis : « {title} » sera définitivement supprimé',
  'sites.mail.purge_in_1_day.preview': 'Vous pouvez le rétablir au moins jusqu’au {date}.',
  'sites.mail.purge_in_1_day.heading': 'Le dernier avis',
  'sites.mail.purge_in_1_day.text':
    'Au plus tôt le {date}, tout ce que contient « {title} » sera définitivement supprimé : pages, fichiers, personnes, commandes. Ensuite, personne ne pourra le rétablir.',
  'sites.mail.purge_in_1_day.button': 'Rétablir le site',
} as const satisfies Partial<Record<keyof typeof source, string>>
