import type { document as source } from '../en-US/document.ts'

/** `en-US/document.ts` in French. */
export const document = {
  'refusal.document.json': 'Cette modification contient quelque chose qui ne peut pas être enregistré.',
  'refusal.document.format': 'Cette page est dans un format que nous ne pouvons pas lire.',
  'refusal.document.node_unknown': 'Ce que vous avez modifié n’est plus sur la page.',
  'refusal.document.node_taken': 'Ceci est déjà sur la page.',
  'refusal.document.path_unknown': 'Ce réglage n’existe pas ici.',
  'refusal.document.value_invalid': 'Ce réglage n’accepte pas cette valeur.',
  'refusal.document.props_unknown': 'Ce bloc n’a pas ce réglage.',
  'refusal.document.props_invalid': 'Ce bloc n’accepte pas cette valeur.',
  'refusal.document.text_invalid':
    'Le texte a changé entre-temps : cette modification n’y trouve plus sa place.',
  'refusal.document.item_unknown': 'Cet élément n’est plus dans la liste.',
  'refusal.document.item_taken': 'Cet élément est déjà dans la liste.',
  'refusal.document.sibling_unknown': 'Le voisin à côté duquel ceci devait se placer n’est plus là.',
  'refusal.document.parent_unknown': 'L’endroit où ceci devait aller n’est plus là.',
  'refusal.document.order_broken': 'L’ordre de cette page est endommagé.',
  'refusal.document.slot_unknown': 'Ce bloc n’a pas cet emplacement à l’intérieur.',
  'refusal.document.slot_type': 'Ce type de bloc n’entre pas ici.',
  'refusal.document.slot_full':
    'Il y a de la place pour {max, plural, one {# bloc} many {# de blocs} other {# blocs}} ici.',
  'refusal.document.nesting': 'Un bloc placé dans un bloc ne peut pas en contenir d’autres.',
  'refusal.document.source_blocks': 'Cette section vient d’ailleurs. Modifiez-la à sa source.',
  'refusal.document.place_bounds': 'Ceci sortirait de la grille.',
  'refusal.document.place_size':
    'Ce bloc a besoin d’au moins {width} colonnes et {height, plural, one {# ligne} many {# de lignes} other {# lignes}}.',
  'refusal.document.place_overlap':
    'Un autre bloc est déjà là. Mettez l’un des deux sur un autre calque pour qu’ils se superposent.',
  'refusal.document.phone_bounds': 'Ceci sortirait de la grille du téléphone.',
  'refusal.document.limit_bytes':
    'Cette page est pleine : elle contient au plus {max, number} octets. Déplacez quelque chose vers une autre page.',
  'refusal.document.limit_blocks':
    'Cette page a autant de blocs qu’une page peut en avoir : {max, number}. Déplacez quelque chose vers une autre page.',
  'refusal.document.limit_sections':
    'Cette page a autant de sections qu’une page peut en avoir : {max, number}.',
  'refusal.document.type_unknown': 'Le bloc « {type} » n’est pas installé ici.',
  'document.block_gone':
    'Ce bloc ne peut pas être affiché ici : « {type} » n’est pas installé. Rien n’en est perdu.',
  'document.check.contrast_ground':
    'Le texte se lit mal sur ce fond : contraste de {ratio, number} sur {least, number}.',
  'document.check.contrast_picture':
    'Le texte peut être difficile à lire sur cette image. Un voile plus fort aide.',
  'document.check.contrast_upon_picture':
    'Ce texte se trouve sur une image. Un fond propre le garde lisible.',
  'document.check.alt_missing': 'Cette image n’a pas de description pour les personnes qui ne la voient pas.',
  'document.check.alt_useless': '« {alt} » ne dit pas ce que montre l’image.',
  'document.check.heading_skipped':
    'Ce titre est de niveau {level} ; après le précédent vient le niveau {expected}.',
  'document.check.heading_no_first': 'La page n’a pas de titre de niveau 1 qui dise de quoi elle parle.',
  'document.check.heading_many_first': 'La page a plus d’un titre de niveau 1.',
  'document.check.heading_empty': 'Ce titre est vide.',
  'document.check.link_empty': 'Ce lien n’a pas de texte qui dise où il mène.',
  'document.check.link_gone': 'La cible de ce lien n’est plus là.',
  'document.check.anchor_gone': 'Aucune section de cette page ne s’appelle « {anchor} ».',
  'document.check.anchor_taken': 'Une autre section s’appelle déjà « {anchor} ».',
  'document.check.target_small': 'Sur un téléphone, c’est trop petit pour être touché facilement.',
  'document.check.phone_overlap': 'Sur le téléphone, ceci couvre un autre bloc.',
  'document.check.text_overlap': 'Ce texte recouvre un autre texte.',
  'document.check.block_plain':
    'Il y a plus de cellules, de code et de balises qu’une page n’en affiche ({max, number}) : ce bloc apparaît en texte brut. Répartissez-le sur plusieurs pages.',
  'document.check.image_heavy':
    'L’original de cette image pèse {megabytes, number} Mo. Les visiteurs en reçoivent une plus petite, mais il remplit votre stockage.',
  'document.check.title_missing': 'La page n’a pas de titre.',
  'document.check.title_long':
    'Le titre est plus long que ce qu’affichent les résultats de recherche : environ {max, number} caractères.',
  'document.check.description_missing': 'La page n’a pas de description pour les résultats de recherche.',
  'document.check.description_long':
    'La description est plus longue que ce qu’affichent les résultats de recherche : environ {max, number} caractères.',
  'document.css.at_rule': '{what} n’est pas une règle CSS.',
  'document.css.block_open': 'Cette accolade n’est jamais fermée.',
  'document.css.brace_stray': 'Cette accolade ne ferme rien.',
  'document.css.bracket_open': 'La parenthèse dans « {what} » n’est jamais fermée.',
  'document.css.colon': 'Il manque un deux-points entre propriété et valeur dans « {what} ».',
  'document.css.comment_open': 'Le commentaire « {what} » n’est jamais fermé.',
  'document.css.import': 'Les autres feuilles de style ne sont pas chargées : « {what} ».',
  'document.css.outside': '« {what} » n’est dans aucune règle.',
  'document.css.property': 'Ce navigateur ne connaît pas la propriété « {what} ».',
  'document.css.selector': 'Ce navigateur ne comprend pas ce que « {what} » sélectionne.',
  'document.css.string_open': 'Le guillemet dans « {what} » n’est jamais fermé.',
  'document.css.value': 'Ce navigateur n’accepte pas la valeur dans « {what} ».',
} as const satisfies Partial<Record<keyof typeof source, string>>
