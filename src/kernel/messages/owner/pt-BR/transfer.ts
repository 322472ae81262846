import type { transfer as source } from '../en-US/transfer.ts'

/** `en-US/transfer.ts` in Portuguese. */
export const transfer = {
  'refusal.archive.not_a_zip': 'Este não é um arquivo ZIP.',
  'refusal.archive.damaged': 'O arquivo está danificado ou incompleto. Baixe ou copie de novo.',
  'refusal.archive.unsafe_name': 'O ZIP contém um arquivo com um nome não permitido: “{name}”.',
  'refusal.archive.link': 'O ZIP contém um link para outro arquivo: “{name}”. Links não são aceitos.',
  'refusal.archive.twice': 'O ZIP contém dois arquivos com o mesmo nome: “{name}”.',
  'refusal.archive.locked': 'O ZIP está protegido por uma senha. Envie sem ela.',
  'refusal.archive.method':
    'O ZIP está compactado de um jeito que não pode ser lido aqui. Compacte como um arquivo ZIP comum.',
  'refusal.archive.too_many':
    'O ZIP contém mais de {most, plural, one {# arquivo} many {# de arquivos} other {# arquivos}}.',
  'refusal.archive.too_large': 'O ZIP é maior do que se aceita.',
  'refusal.archive.bomb': 'Descompactado, o ZIP ficaria muito maior do que é. Ele não foi aceito.',
  'refusal.transfer.not_ours': 'Este é um arquivo ZIP, mas não a exportação de um site do Portico.',
  'refusal.transfer.newer':
    'Esta exportação vem de uma versão mais nova do Portico. Ela poderá ser usada quando esta for atualizada.',
  'refusal.transfer.damaged': 'A exportação foi alterada ou danificada: “{name}” não é o que deveria ser.',
  'refusal.transfer.file_refused': 'Um arquivo da exportação não pode ser usado: {why} É “{name}”.',
  'refusal.transfer.no_room':
    'Um site novo no plano {plan} tem espaço para {most, number} MB de arquivos, e esta exportação contém mais. Peça mais espaço ao operador.',
  'refusal.transfer.failed': 'Algo deu errado do nosso lado. Tente de novo.',
  'refusal.transfer.gone': 'O arquivo não está mais guardado aqui. Escolha de novo.',
  'refusal.transfer.no_file': 'Escolha um arquivo.',
  'refusal.transfer.exports_a_day':
    'Um site pode ser exportado {most, number} vezes por dia. Tente de novo amanhã.',
  'refusal.transfer.under_way': 'Uma exportação deste site já está sendo criada.',
  'refusal.transfer.not_released': 'Nada deste site foi publicado ainda. Publique-o primeiro.',
  'refusal.transfer.plain_taken':
    'A página “{page}” está em {path}, onde os servidores web enviam outra página. Dê a ela outro endereço, publique e tente de novo.',
  'refusal.transfer.being_made':
    'O site já está sendo criado. Ele poderá ser removido quando estiver pronto.',
  'refusal.transfer.not_checked': 'Este arquivo não está pronto para criar um site. Escolha de novo.',
  'refusal.pages.carried_broken': 'A página “{page}” da exportação está danificada.',
  'refusal.pages.carried_newer':
    'A página “{page}” da exportação foi criada com uma versão mais nova do Portico.',
  'refusal.pages.carried_release': 'A publicação {number, number} da exportação está danificada.',
  'refusal.pages.carried_redirects': 'Os redirecionamentos da exportação estão danificados.',
  'refusal.pages.carried_styles':
    'Os estilos da exportação estão danificados ou vêm de uma versão mais nova do Portico.',
  'timeline.transfer.export_started': 'Exportação do site iniciada',
  'timeline.transfer.export_fetched': 'Exportação do site baixada',
  'timeline.transfer.export_cancelled': 'Exportação do site cancelada',
  'timeline.transfer.plain_cancelled': 'Preparação do site publicado como arquivos simples cancelada',
  'timeline.transfer.plain_started': 'Preparação do site publicado como arquivos simples iniciada',
  'timeline.transfer.plain_fetched': 'Site publicado baixado como arquivos simples',
  'transfer.export.title': 'Exportação',
  'transfer.export.text':
    'Leve seu site com você: tudo, para fazer dele um site de novo, ou o que os visitantes veem, para qualquer servidor web.',
  'transfer.export.open': 'Exportar o site',
  'transfer.export.archive': 'Tudo',
  'transfer.export.archive_text':
    'Um arquivo para guardar como cópia ou fazer dele um site de novo, aqui ou em qualquer outro Portico.',
  'transfer.export.plain': 'O site publicado como arquivos simples',
  'transfer.export.plain_text':
    'HTML, estilos, fontes e imagens exatamente como os visitantes recebem, em um arquivo zip. Qualquer servidor web pode enviá-los, sem o Portico.',
  'transfer.export.plain_start': 'Preparar os arquivos',
  'transfer.export.plain_making': 'Preparando as páginas',
  'transfer.export.plain_cancel': 'Cancelar a preparação dos arquivos',
  'transfer.export.plain_said':
    '{done, number} de {total, plural, one {# página} many {# de páginas} other {# páginas}}',
  'transfer.export.plain_unreleased':
    'Nada foi publicado ainda. Assim que você publicar o site, os arquivos dele estarão aqui.',
  'transfer.export.plain_left_out': 'Não incluídas, porque pedem senha: {paths}',
  'transfer.export.holds': 'O que ela contém',
  'transfer.export.holds_pages':
    'As páginas como estão agora seus rascunhos, com a navegação e os redirecionamentos',
  'transfer.export.holds_releases': 'Cada publicação com sua nota e sua data, para poder voltar a ela',
  'transfer.export.holds_look': 'Os estilos do site',
  'transfer.export.holds_files':
    'Todos os arquivos da biblioteca como foram enviados, com seu texto alternativo',
  'transfer.export.holds_settings': 'O título, os idiomas e as configurações regionais',
  'transfer.export.holds_not': 'As senhas, os colaboradores e a lixeira ficam aqui.',
  'transfer.export.start': 'Criar uma exportação',
  'transfer.export.start_again': 'Criar uma nova',
  'transfer.export.making': 'Empacotando o site',
  'transfer.export.cancel': 'Cancelar a exportação',
  'transfer.export.making_help': 'Isto continua se você sair desta tela.',
  'transfer.export.said': '{done} de {total}',
  'transfer.export.cancelled': 'Cancelado. Nada foi guardado.',
  'transfer.left': '{said}, {left}',
  'transfer.left.soon': 'falta menos de um minuto',
  'transfer.left.minutes':
    '{count, plural, one {falta cerca de # minuto} many {faltam cerca de # de minutos} other {faltam cerca de # minutos}}',
  'transfer.left.hours':
    '{count, plural, one {falta cerca de # hora} many {faltam cerca de # de horas} other {faltam cerca de # horas}}',
  'transfer.export.ready': 'A exportação está pronta',
  'transfer.export.ready_text': '{size}. Ela é guardada até {time} e depois removida.',
  'transfer.export.download': 'Baixar',
  'transfer.export.failed': 'Não foi possível criar a exportação',
  'transfer.export.retry': 'Tentar de novo',
  'transfer.export.failed_text':
    'Nada mudou no site. Tente de novo; se falhar outra vez, avise quem administra esta plataforma.',
  'transfer.export.read_failed': 'Não foi possível consultar a exportação',
  'transfer.import.title': 'Novo site a partir de uma exportação',
  'transfer.import.text':
    'Escolha o arquivo para o qual outro site foi exportado. Nada é criado antes de você ver o que ele contém.',
  'transfer.import.back': 'Escolher outro começo',
  'transfer.import.drop': 'Solte a exportação aqui',
  'transfer.import.drop_help': 'Um arquivo ZIP, até {size}',
  'transfer.import.drop_help_plan':
    'Um arquivo ZIP. Um site novo no plano {plan} tem espaço para {size} de arquivos.',
  'transfer.import.sending': 'Enviando {name}',
  'transfer.import.cancel_sending': 'Cancelar o envio de {name}',
  'transfer.import.checking': 'Verificando {name}',
  'transfer.import.cancel_checking': 'Cancelar a verificação de {name}',
  'transfer.import.checking_help': 'Cada arquivo é comparado com o que era quando foi exportado.',
  'transfer.import.refused': 'Não é possível criar um site a partir de {name}',
  'transfer.import.again': 'Escolher outro arquivo',
  'transfer.import.found': 'O que ela contém',
  'transfer.import.found_text': '“{title}”, exportado em {date}',
  'transfer.import.pages': 'Páginas',
  'transfer.import.files': 'Arquivos',
  'transfer.import.files_value': '{count, number} ({size})',
  'transfer.import.redirects': 'Redirecionamentos',
  'transfer.import.releases': 'Publicações',
  'transfer.import.live':
    'Os visitantes viam a publicação {number, number} de {date}. Não verão nada do novo site até que você o publique ou volte a uma destas.',
  'transfer.import.more_pages':
    '{count, plural, =1 {e mais uma} one {e mais #} many {e mais #} other {e mais #}}',
  'transfer.import.left_out': 'O que ela não contém',
  'transfer.import.left_out.page_passwords':
    '{count, plural, one {A senha de # página: defina uma nova antes de publicá-la.} many {As senhas de # de páginas: defina novas antes de publicá-las.} other {As senhas de # páginas: defina novas antes de publicá-las.}}',
  'transfer.import.left_out.locked_pages':
    '{count, plural, one {A senha de # página: ninguém entra até você definir uma nova.} many {As senhas de # de páginas: ninguém entra até você definir novas.} other {As senhas de # páginas: ninguém entra até você definir novas.}}',
  'transfer.import.left_out.site_password': 'A senha do site: defina uma nova antes de publicá-lo.',
  'transfer.import.left_out.trashed_pages':
    '{count, plural, one {# página que estava na lixeira.} many {# de páginas que estavam na lixeira.} other {# páginas que estavam na lixeira.}}',
  'transfer.import.left_out.scheduled_releases':
    '{count, plural, one {A data de # publicação agendada: agende-a de novo.} many {As datas de # de publicações agendadas: agende-as de novo.} other {As datas de # publicações agendadas: agende-as de novo.}}',
  'transfer.import.left_out.older_releases':
    '{count, plural, one {# publicação mais antiga, por falta de espaço.} many {# de publicações mais antigas, por falta de espaço.} other {# publicações mais antigas, por falta de espaço.}}',
  'transfer.import.left_out.releases':
    'As publicações anteriores: os visitantes veem o novo site quando você o publicar.',
  'transfer.import.left_out.people':
    'Os colaboradores, o plano e o histórico: o novo site é seu e começa do zero.',
  'transfer.import.name': 'O novo site',
  'transfer.import.make': 'Criar o site',
  'transfer.import.making': 'Criando o site',
  'transfer.import.cancel_making': 'Cancelar a criação do site',
  'transfer.import.making_help':
    'Isto continua se você sair desta tela; depois o site estará entre os seus sites.',
  'transfer.import.cancelled': 'Cancelado. Nenhum site foi criado.',
  'transfer.import.stopped': 'Não foi possível criar o site',
  'transfer.import.lost': 'Esta importação não existe mais',
  'transfer.import.lost_text':
    'Os arquivos com os quais ninguém cria um site são removidos depois de um dia, ou assim que outro é enviado.',
  'transfer.import.offline': 'O envio foi interrompido. Verifique sua conexão e escolha o arquivo de novo.',
} as const satisfies Partial<Record<keyof typeof source, string>>
