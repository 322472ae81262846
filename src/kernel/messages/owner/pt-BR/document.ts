import type { document as source } from '../en-US/document.ts'

/** `en-US/document.ts` in Portuguese. */
export const document = {
  'refusal.document.json': 'Esta alteração contém algo que não pode ser salvo.',
  'refusal.document.format': 'Esta página está em um formato que não conseguimos ler.',
  'refusal.document.node_unknown': 'O que você alterou não está mais na página.',
  'refusal.document.node_taken': 'Isto já está na página.',
  'refusal.document.path_unknown': 'Este ajuste não existe aqui.',
  'refusal.document.value_invalid': 'Este ajuste não aceita esse valor.',
  'refusal.document.props_unknown': 'Este bloco não tem esse ajuste.',
  'refusal.document.props_invalid': 'Este bloco não aceita esse valor.',
  'refusal.document.text_invalid':
    'O texto mudou nesse meio-tempo, então esta edição não tem mais lugar nele.',
  'refusal.document.item_unknown': 'Este item não está mais na lista.',
  'refusal.document.item_taken': 'Este item já está na lista.',
  'refusal.document.sibling_unknown': 'O vizinho ao lado do qual isto ficaria não está mais lá.',
  'refusal.document.parent_unknown': 'O lugar para onde isto iria não está mais lá.',
  'refusal.document.order_broken': 'A ordem desta página está danificada.',
  'refusal.document.slot_unknown': 'Este bloco não tem um lugar assim por dentro.',
  'refusal.document.slot_type': 'Este tipo de bloco não cabe aqui dentro.',
  'refusal.document.slot_full':
    'Aqui há lugar para {max, plural, one {# bloco} many {# de blocos} other {# blocos}}.',
  'refusal.document.nesting': 'Um bloco dentro de outro não pode conter mais blocos.',
  'refusal.document.source_blocks': 'Esta seção vem de outro lugar. Altere-a na origem.',
  'refusal.document.place_bounds': 'Isto sairia da grade.',
  'refusal.document.place_size':
    'Este bloco precisa de pelo menos {width} colunas e {height, plural, one {# linha} many {# de linhas} other {# linhas}}.',
  'refusal.document.place_overlap':
    'Há outro bloco ali. Ponha um dos dois em outra camada para que se sobreponham.',
  'refusal.document.phone_bounds': 'Isto sairia da grade do telefone.',
  'refusal.document.limit_bytes':
    'Esta página está cheia: comporta {max, number} bytes. Mova algo para outra página.',
  'refusal.document.limit_blocks':
    'Esta página tem todos os blocos que uma página pode ter: {max, number}. Mova algo para outra página.',
  'refusal.document.limit_sections':
    'Esta página tem todas as seções que uma página pode ter: {max, number}.',
  'refusal.document.type_unknown': 'O bloco “{type}” não está instalado aqui.',
  'document.block_gone':
    'Este bloco não pode ser mostrado aqui: “{type}” não está instalado. Nada dele se perdeu.',
  'document.check.contrast_ground':
    'O texto é difícil de ler neste fundo: contraste {ratio, number} de {least, number}.',
  'document.check.contrast_picture': 'O texto pode ser difícil de ler nesta imagem. Um véu mais forte ajuda.',
  'document.check.contrast_upon_picture':
    'Este texto está sobre uma imagem. Um fundo próprio o mantém legível.',
  'document.check.alt_missing': 'Esta imagem não tem descrição para quem não a vê.',
  'document.check.alt_useless': '“{alt}” não diz o que a imagem mostra.',
  'document.check.heading_skipped':
    'Este título é de nível {level}; depois do anterior vem o nível {expected}.',
  'document.check.heading_no_first': 'A página não tem um título de nível 1 que diga do que ela trata.',
  'document.check.heading_many_first': 'A página tem mais de um título de nível 1.',
  'document.check.heading_empty': 'Este título está vazio.',
  'document.check.link_empty': 'Este link não tem texto que diga para onde leva.',
  'document.check.link_gone': 'O destino deste link não está mais lá.',
  'document.check.anchor_gone': 'Nenhuma seção desta página se chama “{anchor}”.',
  'document.check.anchor_taken': 'Outra seção já se chama “{anchor}”.',
  'document.check.target_small': 'Em um telefone, é pequeno demais para tocar com facilidade.',
  'document.check.phone_overlap': 'No telefone, isto cobre outro bloco.',
  'document.check.text_overlap': 'Este texto está em cima de outro texto.',
  'document.check.block_plain':
    'Há mais células, código e marcações do que uma página mostra ({max, number}): este bloco aparece como texto simples. Divida a página.',
  'document.check.image_heavy':
    'O original desta imagem tem {megabytes, number} MB. Os visitantes recebem uma menor, mas ele ocupa seu armazenamento.',
  'document.check.title_missing': 'A página não tem título.',
  'document.check.title_long':
    'O título é mais longo do que os resultados de busca mostram: cerca de {max, number} caracteres.',
  'document.check.description_missing': 'A página não tem descrição para os resultados de busca.',
  'document.check.description_long':
    'A descrição é mais longa do que os resultados de busca mostram: cerca de {max, number} caracteres.',
  'document.css.at_rule': '{what} não é uma regra de CSS.',
  'document.css.block_open': 'Esta chave nunca é fechada.',
  'document.css.brace_stray': 'Esta chave não fecha nada.',
  'document.css.bracket_open': 'O parêntese em “{what}” nunca é fechado.',
  'document.css.colon': 'Em “{what}” faltam os dois-pontos entre propriedade e valor.',
  'document.css.comment_open': 'O comentário “{what}” nunca é fechado.',
  'document.css.import': 'Outras folhas de estilo não são carregadas: “{what}”.',
  'document.css.outside': '“{what}” não está em nenhuma regra.',
  'document.css.property': 'Este navegador não conhece a propriedade “{what}”.',
  'document.css.selector': 'Este navegador não entende o que “{what}” seleciona.',
  'document.css.string_open': 'As aspas em “{what}” nunca são fechadas.',
  'document.css.value': 'Este navegador não aceita o valor em “{what}”.',
} as const satisfies Partial<Record<keyof typeof source, string>>
