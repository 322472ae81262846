import type { redirects as source } from '../en-US/redirects.ts'

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from': 'Commencez par une barre oblique, comme /ancienne-carte, sans espaces.',
  'refusal.pages.redirect_own':
    'Le site répond lui-même à cette adresse. Une redirection à partir d’elle ne serait jamais suivie.',
  'refusal.pages.redirect_to':
    'Saisissez une adresse de ce site, comme /carte, ou une adresse complète avec https://.',
  'refusal.pages.redirect_loop': 'Cela tournerait en rond.',
  'refusal.pages.redirect_taken': 'Cette adresse a déjà une redirection. Supprimez-la d’abord.',
  'refusal.pages.redirect_pattern':
    'Mettez [name] à la place d’une partie entière, chaque nom une fois, et * seulement à la fin, comme /blog/[name] ou /ancien/*.',
  'refusal.pages.redirect_unsaid': 'La nouvelle adresse utilise un [name] ou un * que l’ancienne n’a pas.',
  'refusal.pages.redirect_kind': 'Le type est 301 (définitive) ou 302 (temporaire).',
  'refusal.pages.redirect_long': 'Cette ligne est trop longue pour une adresse.',
  'refusal.pages.redirect_tangled':
    'Les modèles du site s’enchaînent trop pour que cette ligne soit vérifiée. Importez moins de lignes à la fois.',
  'refusal.pages.redirects_many':
    'Un site a au plus {most, number} redirections, dont {patterns, number} avec [name] ou *.',
  'refusal.pages.redirects_none': 'Ce fichier ne contient aucune redirection.',
  'refusal.pages.redirects_quote': 'Un guillemet s’ouvre ici et n’est jamais fermé.',
  'pages.redirects.title': 'Redirections',
  'pages.redirects.help':
    'Une ancienne adresse mène les visiteurs à une nouvelle. Quand l’adresse d’une page change, une redirection se crée d’elle-même. Les modifications prennent effet à la prochaine publication.',
  'pages.redirects.empty': 'Aucune redirection',
  'pages.redirects.empty_text': 'Ajoutez-en une pour une adresse d’avant qui circule encore.',
  'pages.redirects.add': 'Ajouter une redirection',
  'pages.redirects.from': 'Ancienne adresse',
  'pages.redirects.from_help': 'Sur ce site : /ancienne-carte',
  'pages.redirects.to': 'Mène à',
  'pages.redirects.to_help': 'Sur ce site, comme /carte, ou une adresse complète.',
  'pages.redirects.kind': 'Type',
  'pages.redirects.status_301': 'Définitive (301)',
  'pages.redirects.status_302': 'Temporaire (302)',
  'pages.redirects.automatic': 'Automatique',
  'pages.redirects.import': 'Importer',
  'pages.redirects.export': 'Exporter',
  'pages.redirects.import_title': 'Importer des redirections',
  'pages.redirects.file': 'Un fichier de redirections',
  'pages.redirects.file_help':
    'Un fichier CSV avec l’ancienne adresse, la nouvelle et 301 ou 302 sur chaque ligne. [name] représente une partie de l’adresse, * à la fin le reste.',
  'pages.redirects.file_unread':
    'Ce fichier n’est pas du texte en UTF-8. Enregistrez-le en CSV (UTF-8) et réessayez.',
  'pages.redirects.found':
    '{added, plural, =0 {Aucune nouvelle redirection} =1 {Une nouvelle redirection} one {# nouvelle redirection} many {# de nouvelles redirections} other {# nouvelles redirections}}, {changed, plural, =0 {aucune modifiée} =1 {une modifiée} one {# modifiée} many {# modifiées} other {# modifiées}}, {same, plural, =0 {aucune inchangée} =1 {une inchangée} one {# inchangée} many {# inchangées} other {# inchangées}}',
  'pages.redirects.faults':
    '{count, plural, =1 {Une ligne n’est pas reprise} one {# ligne n’est pas reprise} many {# de lignes ne sont pas reprises} other {# lignes ne sont pas reprises}}',
  'pages.redirects.fault_line': 'Ligne {line, number} : {message}',
  'pages.redirects.faults_more':
    '{count, plural, =1 {et une autre} one {et # autre} many {et # d’autres} other {et # autres}}',
  'pages.redirects.imported':
    '{count, plural, =1 {Une redirection importée} one {# redirection importée} many {# de redirections importées} other {# redirections importées}}',
  'pages.redirects.since': 'Depuis',
  'pages.redirects.search': 'Rechercher des redirections',
  'pages.redirects.maker': 'Création',
  'pages.redirects.by_hand': 'Manuelle',
  'pages.redirects.no_match': 'Aucune redirection ne correspond',
  'pages.redirects.delete': 'Supprimer la redirection de {from}',
  'pages.redirects.deleted_count':
    '{count, plural, =1 {Redirection supprimée} one {# redirection supprimée} many {# de redirections supprimées} other {# redirections supprimées}}',
  'pages.redirects.delete_chosen': 'Supprimer',
  'pages.redirects.not_all_back':
    '{count, plural, one {# redirection n’a pas pu être rétablie} many {# de redirections n’ont pas pu être rétablies} other {# redirections n’ont pas pu être rétablies}}',
  'pages.redirects.added': 'Redirection ajoutée',
  'pages.redirects.when': 'Elle prend effet à la prochaine publication.',
} as const satisfies Partial<Record<keyof typeof source, string>>
