import type { redirects as source } from '../en-US/redirects.ts'

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from': 'Comece com uma barra, como /cardapio-antigo, sem espaços.',
  'refusal.pages.redirect_own':
    'O próprio site responde neste endereço, então um redirecionamento a partir dele nunca seria seguido.',
  'refusal.pages.redirect_to': 'Digite um endereço deste site, como /cardapio, ou um completo com https://.',
  'refusal.pages.redirect_loop': 'Isto daria voltas em círculo.',
  'refusal.pages.redirect_taken': 'Este endereço já tem um redirecionamento. Primeiro exclua aquele.',
  'refusal.pages.redirect_pattern':
    'Ponha [name] no lugar de uma parte inteira, cada nome uma vez, e * só no fim, como /blog/[name] ou /antigo/*.',
  'refusal.pages.redirect_unsaid': 'O endereço novo usa um [name] ou * que o antigo não tem.',
  'refusal.pages.redirect_kind': 'O tipo é 301 (definitivo) ou 302 (temporário).',
  'refusal.pages.redirect_long': 'Esta linha é longa demais para um endereço.',
  'refusal.pages.redirect_tangled':
    'Os padrões do site se encadeiam demais para que esta linha possa ser verificada. Importe menos linhas de uma vez.',
  'refusal.pages.redirects_many':
    'Um site tem no máximo {most, number} redirecionamentos, {patterns, number} deles com [name] ou *.',
  'refusal.pages.redirects_none': 'Não há nenhum redirecionamento neste arquivo.',
  'refusal.pages.redirects_quote': 'Aqui abrem aspas que nunca se fecham.',
  'pages.redirects.title': 'Redirecionamentos',
  'pages.redirects.help':
    'Um endereço antigo leva os visitantes a um novo. Quando o endereço de uma página muda, o redirecionamento é criado sozinho. As alterações valem a partir da próxima publicação.',
  'pages.redirects.empty': 'Nenhum redirecionamento',
  'pages.redirects.empty_text': 'Adicione um para um endereço que as pessoas ainda têm de antes.',
  'pages.redirects.add': 'Adicionar redirecionamento',
  'pages.redirects.from': 'Endereço antigo',
  'pages.redirects.from_help': 'Neste site: /cardapio-antigo',
  'pages.redirects.to': 'Leva a',
  'pages.redirects.to_help': 'Neste site, como /cardapio, ou um endereço completo.',
  'pages.redirects.kind': 'Tipo',
  'pages.redirects.status_301': 'Definitivo (301)',
  'pages.redirects.status_302': 'Temporário (302)',
  'pages.redirects.automatic': 'Automático',
  'pages.redirects.import': 'Importar',
  'pages.redirects.export': 'Exportar',
  'pages.redirects.import_title': 'Importar redirecionamentos',
  'pages.redirects.file': 'Um arquivo com redirecionamentos',
  'pages.redirects.file_help':
    'Um arquivo CSV com o endereço antigo, o novo e 301 ou 302 em cada linha. [name] representa uma parte do endereço; * no fim, o resto.',
  'pages.redirects.file_unread': 'Este arquivo não é texto em UTF-8. Salve como CSV (UTF-8) e tente de novo.',
  'pages.redirects.found':
    '{added, plural, =0 {Nenhum redirecionamento novo} =1 {Um redirecionamento novo} one {# redirecionamento novo} many {# de redirecionamentos novos} other {# redirecionamentos novos}}, {changed, plural, =0 {nenhum alterado} =1 {um alterado} one {# alterado} many {# alterados} other {# alterados}}, {same, plural, =0 {nenhum igual} =1 {um igual} one {# igual} many {# iguais} other {# iguais}}',
  'pages.redirects.faults':
    '{count, plural, =1 {Uma linha não entra} one {# linha não entra} many {# de linhas não entram} other {# linhas não entram}}',
  'pages.redirects.fault_line': 'Linha {line, number}: {message}',
  'pages.redirects.faults_more':
    '{count, plural, =1 {e mais uma} one {e mais #} many {e mais #} other {e mais #}}',
  'pages.redirects.imported':
    '{count, plural, =1 {Um redirecionamento importado} one {# redirecionamento importado} many {# de redirecionamentos importados} other {# redirecionamentos importados}}',
  'pages.redirects.since': 'Desde',
  'pages.redirects.search': 'Buscar redirecionamentos',
  'pages.redirects.maker': 'Criação',
  'pages.redirects.by_hand': 'Manual',
  'pages.redirects.no_match': 'Nenhum redirecionamento corresponde',
  'pages.redirects.delete': 'Excluir o redirecionamento de {from}',
  'pages.redirects.deleted_count':
    '{count, plural, =1 {Redirecionamento excluído} one {# redirecionamento excluído} many {# de redirecionamentos excluídos} other {# redirecionamentos excluídos}}',
  'pages.redirects.delete_chosen': 'Excluir',
  'pages.redirects.not_all_back':
    '{count, plural, one {# redirecionamento não pôde voltar} many {# de redirecionamentos não puderam voltar} other {# redirecionamentos não puderam voltar}}',
  'pages.redirects.added': 'Redirecionamento adicionado',
  'pages.redirects.when': 'Ele vale a partir da próxima publicação.',
} as const satisfies Partial<Record<keyof typeof source, string>>
