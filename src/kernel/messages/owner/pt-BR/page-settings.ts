import type { pageSettings as source } from '../en-US/page-settings.ts'

/** `en-US/page-settings.ts` in Portuguese. */
export const pageSettings = {
  'pages.settings.title': 'Configurações de {title}',
  'pages.settings.save': 'Salvar',
  'pages.settings.saved': 'Configurações salvas. Os visitantes as veem na próxima publicação.',
  'pages.settings.search': 'Nos resultados de busca',
  'pages.settings.more': 'Mais',
  'pages.field.title': 'Título',
  'pages.field.title_footer': 'Só você vê.',
  'pages.field.nav_title': 'Título na navegação',
  'pages.field.nav_title_help': 'Um mais curto, quando o título é longo.',
  'pages.field.slug': 'Endereço',
  'pages.field.slug_help': 'Curto e em minúsculas: horarios',
  'pages.field.slug_redirect':
    'A partir da próxima publicação, {from} leva para cá: quem tiver o endereço antigo chega.',
  'pages.field.slug_home': 'A página inicial fica na raiz do site.',
  'pages.field.not_found': 'Mostrá-la quando um endereço não existe',
  'pages.field.not_found_help': 'No lugar da página que vem com o Portico. Os buscadores a ignoram.',
  'pages.field.home': 'Página inicial',
  'pages.field.home_help':
    'Os visitantes chegam primeiro aqui. A página inicial atual recebe um endereço próprio.',
  'pages.field.hidden': 'Ocultar na navegação',
  'pages.field.hidden_help': 'Ela ainda pode ser aberta pelo endereço.',
  'pages.field.hidden_help_short': 'Os visitantes não a veem.',
  'pages.field.href': 'Leva a',
  'pages.field.href_help':
    'Um endereço completo, como https://example.com, ou um deste site, como /cardapio.',
  'pages.field.new_tab': 'Abrir em uma nova aba',
  'pages.field.seo_title': 'Título nos resultados de busca',
  'pages.field.seo_title_help': 'Se ficar vazio: “{title}”',
  'pages.field.description': 'Descrição',
  'pages.field.description_help':
    'Uma ou duas frases que digam por que vir. Se ficar vazio, aparecem as primeiras palavras da página.',
  'pages.field.noindex': 'Deixar fora dos buscadores',
  'pages.field.noindex_help': 'Ela também não aparece no mapa do site.',
  'pages.field.social': 'Imagem ao compartilhar',
  'pages.field.social_help':
    'Mostrada onde o endereço é compartilhado. Se não houver, aparece a primeira imagem da página.',
  'pages.field.social_choose': 'Escolher uma imagem',
  'pages.field.social_other': 'Escolher outra',
  'pages.field.social_remove': 'Remover a imagem',
  'pages.field.header': 'Cabeçalho',
  'pages.field.footer': 'Rodapé',
  'pages.field.show': 'Mostrar',
  'pages.field.hide': 'Ocultar',
  'pages.field.password_on': 'Pedir uma senha',
  'pages.field.password_help': 'Os visitantes a digitam antes de ver a página.',
  'pages.field.password': 'Senha',
  'pages.field.password_keep': 'Deixe vazio para manter a atual.',
  'pages.search_preview.label': 'Como pode aparecer nos resultados de busca',
  'pages.search_preview.none': 'As primeiras palavras da página.',
} as const satisfies Partial<Record<keyof typeof source, string>>
