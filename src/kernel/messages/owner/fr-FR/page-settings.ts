import type { pageSettings as source } from '../en-US/page-settings.ts'

/** `en-US/page-settings.ts` in French. */
export const pageSettings = {
  'pages.settings.title': 'Réglages de {title}',
  'pages.settings.save': 'Enregistrer',
  'pages.settings.saved': 'Réglages enregistrés. Les visiteurs les voient à la prochaine publication.',
  'pages.settings.search': 'Dans les résultats de recherche',
  'pages.settings.more': 'Plus',
  'pages.field.title': 'Titre',
  'pages.field.title_footer': 'Vous seul le voyez.',
  'pages.field.nav_title': 'Titre dans la navigation',
  'pages.field.nav_title_help': 'Un plus court, quand le titre est long.',
  'pages.field.slug': 'Adresse',
  'pages.field.slug_help': 'Courte et en minuscules : horaires',
  'pages.field.slug_redirect':
    'Dès la prochaine publication, {from} mène ici : les visiteurs qui ont l’ancienne adresse arrivent à bon port.',
  'pages.field.slug_home': 'La page d’accueil est à la racine du site.',
  'pages.field.not_found': 'La montrer quand une adresse n’existe pas',
  'pages.field.not_found_help':
    'À la place de la page fournie par Portico. Les moteurs de recherche l’ignorent.',
  'pages.field.home': 'Page d’accueil',
  'pages.field.home_help':
    'Les visiteurs arrivent d’abord ici. La page d’accueil actuelle reçoit sa propre adresse.',
  'pages.field.hidden': 'Masquer dans la navigation',
  'pages.field.hidden_help': 'Elle reste accessible par son adresse.',
  'pages.field.hidden_help_short': 'Les visiteurs ne la voient pas.',
  'pages.field.href': 'Mène à',
  'pages.field.href_help':
    'Une adresse complète, comme https://example.com, ou une adresse de ce site, comme /carte.',
  'pages.field.new_tab': 'Ouvrir dans un nouvel onglet',
  'pages.field.seo_title': 'Titre dans les résultats de recherche',
  'pages.field.seo_title_help': 'Si le champ est vide : « {title} »',
  'pages.field.description': 'Description',
  'pages.field.description_help':
    'Une ou deux phrases qui donnent envie de venir. Si le champ est vide, les premiers mots de la page s’affichent.',
  'pages.field.noindex': 'Exclure des moteurs de recherche',
  'pages.field.noindex_help': 'Elle n’apparaît pas non plus dans le plan du site.',
  'pages.field.social': 'Image de partage',
  'pages.field.social_help': 'Affichée là où l’adresse est partagée. À défaut, la première image de la page.',
  'pages.field.social_choose': 'Choisir une image',
  'pages.field.social_other': 'En choisir une autre',
  'pages.field.social_remove': 'Retirer l’image',
  'pages.field.header': 'En-tête',
  'pages.field.footer': 'Pied de page',
  'pages.field.show': 'Montrer',
  'pages.field.hide': 'Masquer',
  'pages.field.password_on': 'Demander un mot de passe',
  'pages.field.password_help': 'Les visiteurs le saisissent avant de voir la page.',
  'pages.field.password': 'Mot de passe',
  'pages.field.password_keep': 'Laissez vide pour garder l’actuel.',
  'pages.search_preview.label': 'Allure possible dans les résultats de recherche',
  'pages.search_preview.none': 'Les premiers mots de la page.',
} as const satisfies Partial<Record<keyof typeof source, string>>
