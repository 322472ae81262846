import type { accountMails as source } from '../en-US/account-mails.ts'

/** `en-US/account-mails.ts` in French. */
export const accountMails = {
  'accounts.mail_greeting': 'Bonjour {name},',
  'accounts.mail_verify.subject': 'Confirmez votre adresse',
  'accounts.mail_verify.text':
    'Un compte Portico a été ouvert avec cette adresse. Ouvrez le lien pour confirmer qu’elle est à vous ; vous pourrez alors publier ce que vous construisez.',
  'accounts.mail_verify.action': 'Confirmer l’adresse',
  'accounts.mail_verify.foot':
    'Le lien est valable sept jours. Si vous n’avez pas ouvert de compte, vous n’avez rien à faire : sans votre confirmation, rien n’est publié en votre nom.',
  'accounts.mail_reset.subject': 'Choisissez un nouveau mot de passe',
  'accounts.mail_reset.text':
    'Avec ce lien, vous choisissez un nouveau mot de passe pour votre compte Portico.',
  'accounts.mail_reset.action': 'Choisir un mot de passe',
  'accounts.mail_reset.foot':
    'Il sert une seule fois, pendant {hours, plural, =1 {une heure} one {# heure} many {# d’heures} other {# heures}}. Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
  'accounts.mail_known.subject': 'Vous avez déjà un compte',
  'accounts.mail_known.text':
    'Quelqu’un, sans doute vous, a saisi cette adresse pour ouvrir un compte ou pour en déplacer un. Elle a déjà un compte Portico : il suffit de vous connecter.',
  'accounts.mail_known.action': 'Se connecter',
  'accounts.mail_known.foot':
    'Si vous ne connaissez plus votre mot de passe, choisissez-en un nouveau : {link}. Si ce n’était pas vous, il ne s’est rien passé, et personne n’a appris que vous avez un compte.',
  'accounts.mail_opened.subject': 'Un compte a été ouvert avec votre adresse',
  'accounts.mail_opened.text':
    'Un compte a été ouvert avec cette adresse, par l’invitation qui lui a été envoyée. Si c’était vous, il n’y a rien à faire.',
  'accounts.mail_opened.foot':
    'Si ce n’était pas vous, le compte est à vous avec un mot de passe à vous : {link}. Qui l’a ouvert est alors déconnecté.',
  'accounts.mail_change_from.subject': 'Acceptez-vous une nouvelle adresse ?',
  'accounts.mail_change_from.text':
    'Votre compte Portico doit passer de cette adresse à {email}. Ouvrez le lien pour accepter. L’e-mail envoyé à la nouvelle adresse contient son propre lien.',
  'accounts.mail_change_from.foot':
    'Le lien est valable un jour. Si la demande ne vient pas de vous, ne l’ouvrez pas et changez votre mot de passe : quelqu’un est entré dans votre compte.',
  'accounts.mail_change_to.subject': 'Confirmez votre nouvelle adresse',
  'accounts.mail_change_to.text':
    'Un compte Portico doit passer à cette adresse. Ouvrez le lien pour accepter. L’e-mail envoyé à l’adresse actuelle contient son propre lien.',
  'accounts.mail_change_to.foot':
    'Le lien est valable un jour. Si cela ne vous concerne pas, vous n’avez rien à faire.',
  'accounts.mail_change.action': 'Accepter le changement',
  'accounts.mail_device.subject': 'Nouvelle connexion à votre compte',
  'accounts.mail_device.text':
    'Quelqu’un s’est connecté à votre compte depuis un navigateur que nous ne connaissions pas : {device}, {ip}, {at}.',
  'accounts.mail_device.action': 'Voir vos sessions',
  'accounts.mail_device.foot':
    'Si c’était vous, tout va bien. Sinon, fermez cette session et changez votre mot de passe.',
  'accounts.mail_security.subject':
    '{change, select, password {Votre mot de passe a été modifié} email {Votre adresse a été modifiée} second_factor_on {Second facteur activé} second_factor_off {Second facteur désactivé} passkey_added {Une clé d’accès a été ajoutée} passkey_removed {Une clé d’accès a été retirée} other {Votre compte a été supprimé}}',
  'accounts.mail_security.text':
    '{change, select, password {Le mot de passe de votre compte Portico a été modifié} email {Votre compte Portico est passé à une autre adresse} second_factor_on {Votre compte Portico demande maintenant un code en plus du mot de passe} second_factor_off {Votre compte Portico ne demande plus de code en plus du mot de passe} passkey_added {Une clé d’accès a été ajoutée à votre compte Portico} passkey_removed {Une clé d’accès a été retirée de votre compte Portico} other {Votre compte Portico a été supprimé, comme vous l’avez demandé}} ({at}).',
  'accounts.mail_security.action': 'Voir votre compte',
  'accounts.mail_security.foot':
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe : {link}.',
} as const satisfies Partial<Record<keyof typeof source, string>>
