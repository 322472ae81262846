import type { support as source } from '../en-US/support.ts'

/** `en-US/support.ts` in Portuguese. */
export const support = {
  'support.nav': 'Obter ajuda',
  'support.title': 'Obter ajuda',
  'support.message': 'O que aconteceu e o que você esperava?',
  'support.message_help':
    'Seu pedido é salvo em um arquivo que você pode enviar a quem administra esta plataforma.',
  'support.message_help_mail': 'Seu pedido é salvo em um arquivo e um e-mail é aberto: anexe o arquivo nele.',
  'support.take': 'Adicionar o que você vê nesta página',
  'support.take_again': 'Capturar de novo',
  'support.extension_asking': 'Procurando a extensão do navegador…',
  'support.extension_absent':
    'Isto requer a extensão do navegador, e nenhuma responde. Instale-a e depois pressione o ícone dela nesta aba.',
  'support.extension_ready':
    'A extensão do navegador está pronta. Você vê o que é capturado antes que algo seja salvo.',
  'support.taking': 'A imagem está sendo capturada. Esc cancela.',
  'support.failed': 'Nada foi capturado',
  'support.failed_text': 'Pressione outra vez o ícone da extensão nesta aba e tente de novo.',
  'support.picture': 'O que a janela mostra',
  'support.taken':
    'Adicionado: a imagem, o texto e {parts, plural, one {# parte} many {# de partes} other {# partes}} da página.',
  'support.leave_out': 'Não adicionar',
  'support.save': 'Salvar em um arquivo',
  'support.send': 'Salvar e escrever o e-mail',
  'support.saved': 'Salvo como {name}',
  'support.mail.subject': 'Pedido de ajuda',
  'support.mail.attach': 'Por favor, veja o arquivo anexo {name}.',
  'support.bundle.title': 'Pedido de ajuda',
  'support.bundle.page': 'Página',
  'support.bundle.browser': 'Navegador',
  'support.bundle.window': 'Janela',
  'support.bundle.at': 'Captura',
  'support.bundle.picture': 'Imagem',
  'support.bundle.outline': 'Estrutura',
  'support.bundle.text': 'Texto',
} as const satisfies Partial<Record<keyof typeof source, string>>
