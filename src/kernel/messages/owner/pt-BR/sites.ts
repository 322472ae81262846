import type { sites as source } from '../en-US/sites.ts'

/** `en-US/sites.ts` in Portuguese. */
export const sites = {
  'refusal.sites.slug_taken': 'Este endereço já está em uso. Escolha outro.',
  'refusal.sites.slug_short': 'Um endereço tem pelo menos 3 caracteres.',
  'refusal.sites.slug_long': 'Um endereço tem no máximo 63 caracteres.',
  'refusal.sites.country_sanctioned':
    'Por causa de sanções internacionais, não podemos oferecer sites neste país.',
  'refusal.sites.currency_unoffered': 'A moeda {currency} ainda não está disponível aqui.',
  'refusal.sites.language_unoffered': 'Este idioma ainda não pode ser escolhido aqui.',
  'refusal.sites.status_move': 'Um site não pode passar de {from} para {to}.',
  'refusal.sites.status_meanwhile':
    'Enquanto isso, outra pessoa alterou o status deste site. Veja o site de novo e então decida.',
  'refusal.sites.no_legacy_address':
    'Não se sabe onde está a versão antiga deste site. Vincule o site a ela pelo endereço.',
  'refusal.sites.legacy_address':
    'Digite um endereço que comece com http:// ou https:// e não esteja nesta plataforma.',
  'refusal.sites.no_trial': 'Este site não tem um período de teste a estender.',
  'refusal.sites.type_conversion': 'Este site não pode ser convertido para esse tipo.',
  'refusal.sites.nothing_to_pause': 'Este site não vende, então não há o que pausar.',
  'refusal.sites.gone': 'Os 30 dias acabaram. Este site se foi para sempre.',
  'refusal.sites.owner_gone':
    'O proprietário deste site excluiu a própria conta. Um administrador do site cujo acesso não tenha data de término pode trazê-lo de volta e passa a ser o proprietário.',
  'refusal.sites.inherit_admins_only':
    'O proprietário deste site excluiu a própria conta. Só um administrador cujo acesso não tenha data de término pode trazê-lo de volta e passa a ser o proprietário.',
  'refusal.sites.copy_read_only':
    'Este site só pode ser lido, por isso não pode ser copiado. Reative-o primeiro.',
  'refusal.sites.unverified': 'Primeiro confirme seu e-mail. Enviamos um link quando você criou a conta.',
  'refusal.sites.unknown_right': 'Essa permissão não existe.',
  'refusal.sites.unknown_role': 'Uma dessas funções não existe mais.',
  'refusal.sites.role_needed': 'Escolha pelo menos uma função.',
  'refusal.sites.end_in_past': 'Escolha um dia no futuro.',
  'refusal.sites.parking_admins_only':
    'Uma página de espera é só para o proprietário e os administradores. Primeiro comece um site para convidar outras pessoas.',
  'refusal.sites.beyond_yours': 'Você só pode dar, mudar ou tirar o que você mesmo pode fazer.',
  'refusal.sites.beyond_your_end': 'Seu próprio tempo no site termina antes. Escolha um dia até lá.',
  'refusal.sites.person_outlasts_you':
    'Esta pessoa fica no site por mais tempo do que você. Você pode tirar funções dela, mas não acrescentar; ou escolha para ela um último dia até o seu.',
  'refusal.sites.role_outlasts_you':
    'Alguém tem esta função, ou foi convidado com ela, por mais tempo do que você ficará no site. Você pode tirar permissões dela, mas não acrescentar.',
  'refusal.sites.no_contributor': 'Esta pessoa não colabora no site.',
  'refusal.sites.owner_role': 'O proprietário continua sendo o proprietário até transferir o site.',
  'refusal.sites.owner_leaves': 'Este site é seu. Transfira-o para outra pessoa antes de sair.',
  'refusal.sites.contributes_already': 'Esta pessoa já colabora.',
  'refusal.sites.contributes_already_you': 'Você já colabora neste site.',
  'refusal.sites.owned_already': 'Esta pessoa já é proprietária do site.',
  'refusal.sites.invited_already': 'Este endereço já foi convidado. Envie o convite de novo ou revogue-o.',
  'refusal.sites.invited_just_now': 'O convite saiu há menos de um minuto. Aguarde um momento.',
  'refusal.sites.invitations_a_day':
    'Um site pode enviar {most, number} convites em 24 horas. Continue amanhã.',
  'refusal.sites.invitations_a_day_yours':
    'Você pode enviar {most, number} convites em 24 horas, somando todos os seus sites. Continue amanhã.',
  'refusal.sites.invitations_to_address':
    'Este endereço recebeu {most, number} convites em 24 horas e, por enquanto, não recebe mais nenhum. Tente de novo amanhã.',
  'refusal.sites.no_invitation': 'Este convite foi aceito, recusado ou revogado.',
  'refusal.sites.invitation_over':
    'O último dia deste convite já passou. Revogue-o e convide de novo com outro dia.',
  'refusal.sites.limits_not_yet': 'As funções ainda não podem ser limitadas a coleções ou calendários.',
  'refusal.sites.join_read_only':
    'Por enquanto, este site só pode ser lido, por isso ninguém pode entrar nele. Quando voltar a ficar ativo, o link do seu convite vai funcionar.',
  'refusal.sites.link_spent': 'Este link não vale mais. Peça um novo a quem o enviou.',
  'refusal.sites.offered_already':
    'O site já está oferecido a alguém. Primeiro retire essa oferta, nas configurações do site.',
  'refusal.sites.no_offer': 'O site não está oferecido a ninguém.',
  'refusal.sites.role_name_taken': 'Outra função tem este nome.',
  'refusal.sites.no_role': 'Esta função não existe mais.',
  'refusal.sites.role_in_use':
    'Alguém tem esta função ou foi convidado com ela. Primeiro dê outra a essa pessoa.',
  'refusal.sites.roles_full': 'Um site pode ter {most, number} funções próprias.',
  'refusal.sites.owns_sites':
    '{count, plural, =1 {Você tem um site. Primeiro transfira-o ou remova-o.} one {Você tem # site. Primeiro transfira-o ou remova-o.} many {Você tem # de sites. Primeiro transfira-os ou remova-os.} other {Você tem # sites. Primeiro transfira-os ou remova-os.}}',
  'refusal.sites.limit_contributors':
    '{plan, select, none {Este site} other {{plan}}} comporta {most, plural, one {# colaborador} many {# de colaboradores} other {# colaboradores}}, incluindo convites. {next, select, none {Peça mais ao operador.} other {{next} comporta mais.}}',
  'refusal.sites.limit_storage':
    '{plan, select, none {Este site} other {{plan}}} não tem espaço para isso. Remova arquivos ou mude de plano: {next, select, none {peça mais espaço ao operador.} other {{next} tem mais espaço.}}',
  'refusal.sites.limit_products':
    '{plan, select, none {Este site} other {{plan}}} {most, plural, =0 {não inclui produtos.} one {comporta # produto.} many {comporta # de produtos.} other {comporta # produtos.}} {next, select, none {Peça mais ao operador.} other {{next} comporta mais.}}',
  'refusal.sites.limit_campaigns':
    '{plan, select, none {Este site} other {{plan}}} {most, plural, =0 {não inclui campanhas.} one {envia # campanha por mês.} many {envia # de campanhas por mês.} other {envia # campanhas por mês.}} {next, select, none {Peça mais ao operador.} other {{next} envia mais.}}',
  'refusal.sites.limit_sites':
    '{most, plural, one {Uma conta pode ter # site aqui.} many {Uma conta pode ter # de sites aqui.} other {Uma conta pode ter # sites aqui.}} {next, select, none {Peça mais ao operador.} other {Um site com o plano {next} abre lugar para mais.}}',
  'sites.status.1': 'Expirado',
  'sites.status.2': 'Pagamento atrasado',
  'sites.status.3': 'Teste',
  'sites.status.4': 'Beta',
  'sites.status.5': 'Removido',
  'sites.status.6': 'Interno',
  'sites.status.7': 'Cortesia',
  'sites.status.8': 'No ar',
  'sites.status.11': 'Versão antiga',
  'sites.status.12': 'Página de espera',
  'sites.status.13': 'Revendido',
  'sites.status.14': 'Falta cobrança',
  'sites.status.15': 'Empresa',
  'sites.status.paused': 'Pausado',
  'sites.status.trial_left':
    '{days, plural, =0 {O teste termina hoje} one {Resta # dia de teste} many {Restam # de dias de teste} other {Restam # dias de teste}}',
  'sites.type.1': 'Clássico',
  'sites.type.2': 'Página única',
  'sites.type.3': 'Página de espera',
  'sites.type.4': 'Comércio',
  'sites.type.5': 'Empresa',
  'sites.type.1.text': 'Páginas, blog e coleções. Tudo, menos uma loja.',
  'sites.type.2.text': 'Uma página só, sem navegação.',
  'sites.type.3.text': 'Uma página que segura um domínio até haver um site.',
  'sites.type.4.text': 'Tudo, com loja: produtos, pedidos, pagamento.',
  'sites.type.5.text': 'Comércio para uma organização com vários sites.',
  'sites.failed.title': 'Não foi possível carregar',
  'sites.failed.text': 'O Portico não respondeu. Verifique sua conexão e tente de novo.',
  'sites.missing.title': 'Esse site não existe para você',
  'sites.missing.text': 'Ele pode não existir mais, ou você não colabora mais nele.',
  'sites.missing.action': 'Ver seus sites',
  'sites.read_only.title': 'Por enquanto, este site só pode ser lido',
  'sites.read_only.text': 'O que está desligado aqui poderá ser usado quando o site voltar a ficar ativo.',
  'refusal.sites.rights_needed': 'Escolha pelo menos uma permissão.',
  'sites.dashboard.title': 'Sites',
  'sites.dashboard.create': 'Criar um site',
  'sites.dashboard.search': 'Buscar sites',
  'sites.dashboard.empty.title': 'Seus sites ficarão aqui',
  'sites.dashboard.empty.text':
    'Comece com um modelo ou com uma página em branco. Você o vê crescer antes de todo mundo.',
  'sites.dashboard.empty.action': 'Criar seu primeiro site',
  'sites.dashboard.none.title': 'Nenhum site se chama “{search}”',
  'sites.dashboard.none.action': 'Mostrar todos os sites',
  'sites.dashboard.removed': 'Removidos',
  'sites.card.menu': 'Mais sobre {title}',
  'sites.overview.title': 'Visão geral',
  'sites.overview.preview': 'Prévia do site',
  'sites.overview.edit': 'Editar o site',
  'sites.overview.about': 'Sobre este site',
  'sites.overview.selling': 'Vendas',
  'sites.overview.selling_yes': 'Ativadas',
  'sites.overview.selling_test': 'Só pedidos de teste',
  'sites.overview.selling_no': 'Desativadas',
  'sites.overview.latest': 'Novidades',
  'sites.overview.unreleased': 'Nada deste site foi publicado ainda',
  'sites.overview.unreleased_text':
    'Até você publicar pelo editor ou em Publicações, os visitantes leem que o site chega em breve.',
  'sites.overview.all': 'Ver tudo',
  'sites.trial.bar': 'Teste',
  'sites.trial.left':
    '{days, plural, =0 {O teste termina hoje.} one {Resta # dia de teste.} many {Restam # de dias de teste.} other {Restam # dias de teste.}}',
  'sites.trial.until': 'Termina em {date}.',
  'sites.trial.cannot':
    'Visitantes veem “em breve”, os pedidos são de teste e 3 campanhas podem ser enviadas.',
  'sites.trial.cannot_without_store': 'Visitantes veem “em breve” e 3 campanhas podem ser enviadas.',
  'sites.trial.choose': 'Escolher um plano',
  'sites.trial.fold': 'Recolher a barra de teste',
  'sites.trial.unfold': 'Expandir a barra de teste',
  'sites.expired.title': 'Este site expirou',
  'sites.expired.text':
    'Os visitantes não o veem. Você pode ler e exportar tudo e fazer reembolsos. Ele é guardado até {date}.',
  'sites.expired.export': 'Exportar',
  'sites.expired.action': 'Reativar',
  'sites.expired.ask': 'Pedir a reativação',
  'sites.expired.back': 'Este site está ativo de novo',
  'sites.past_due.title': 'Falta um pagamento deste site',
  'sites.past_due.text': 'Sem pagamento, o site expira em {date}.',
  'sites.past_due.action': 'Ver plano e pagamento',
  'sites.grace.title': 'Seu revendedor não paga mais por este site',
  'sites.grace.text': 'Assuma a cobrança até {date}, ou ele expira.',
  'sites.grace.action': 'Assumir a cobrança',
  'sites.legacy.title': 'Este site vive em uma versão antiga',
  'sites.legacy.text': 'Os visitantes são levados para {address}. Aqui você só pode ler.',
  'sites.legacy.action': 'Passar para esta versão',
  'sites.legacy.moved': 'Este site agora está nesta versão',
  'sites.legacy.ask': 'Pedir para trazê-lo para cá',
  'sites.parking.title': 'Esta é uma página de espera',
  'sites.parking.action': 'Começar um site',
  'sites.paused.title': 'Este site está pausado: ele aparece, mas não vende nada',
  'sites.paused.manage': 'Gerenciar a pausa',
  'sites.paused.action': 'Encerrar a pausa',
} as const satisfies Partial<Record<keyof typeof source, string>>
