import type { siteMails as source } from '../en-US/site-mails.ts'

/** `en-US/site-mails.ts` in Portuguese. */
export const siteMails = {
  'sites.mail.invitation.subject': '{by} convida você para “{title}”',
  'sites.mail.invitation.preview': 'O convite está aberto até {date}.',
  'sites.mail.invitation.heading': 'Trabalhar em “{title}”',
  'sites.mail.invitation.text': '{by} convida você a colaborar em “{title}” como:',
  'sites.mail.invitation.message': '{by} escreve:',
  'sites.mail.invitation.ends': 'Seu acesso termina em {date}.',
  'sites.mail.invitation.button': 'Ver o convite',
  'sites.mail.invitation.small': 'O link vale até {date}. Se você não esperava por isto, pode ignorar.',
  'sites.mail.offer.subject': '{by} oferece a você o site “{title}”',
  'sites.mail.offer.preview': 'A oferta está aberta até {date}.',
  'sites.mail.offer.heading': 'Assumir “{title}”',
  'sites.mail.offer.text': '{by} gostaria que “{title}” ({address}) fosse seu.',
  'sites.mail.offer.what':
    'Você recebe tudo o que há nele: páginas, arquivos, pessoas e pedidos, e seu plano. O proprietário atual continua como administrador até você mudar isso.',
  'sites.mail.offer.button': 'Ver a oferta',
  'sites.mail.offer.small': 'O link vale até {date}. Nada muda se você não aceitar.',
  'sites.mail.notice.small': 'Você recebe esta mensagem porque {address} é seu.',
  'sites.mail.notice.heir':
    'Você recebe esta mensagem porque administra {address} e a conta do proprietário não existe mais.',
  'sites.mail.notice.export': 'Exportar o site',
  'sites.mail.trial_ending.subject': 'O teste de “{title}” termina em {date}',
  'sites.mail.trial_ending.preview': 'Escolha um plano para o site continuar.',
  'sites.mail.trial_ending.heading': 'O teste termina em breve',
  'sites.mail.trial_ending.text':
    'O teste de “{title}” termina em {date}. Depois disso, os visitantes veem que o site não está disponível e você só pode lê-lo. Tudo o que você fez fica guardado por doze meses.',
  'sites.mail.trial_ending.button': 'Escolher um plano',
  'sites.mail.expired.subject': '“{title}” expirou',
  'sites.mail.expired.preview': 'Tudo fica guardado até {date}.',
  'sites.mail.expired.heading': '“{title}” expirou',
  'sites.mail.expired.text':
    'Os visitantes de {address} agora veem que o site não está disponível. Você ainda pode ler e exportar tudo e fazer reembolsos. Guardamos tudo até {date}.',
  'sites.mail.expired.button': 'Reativar o site',
  'sites.mail.expired_month_1.subject': '“{title}” fica guardado até {date}',
  'sites.mail.expired_month_1.preview': 'Ele está expirado desde {since}.',
  'sites.mail.expired_month_1.heading': '“{title}” está esperando',
  'sites.mail.expired_month_1.text':
    '“{title}” expirou em {since}. Tudo está como estava e fica guardado até {date}. Reative-o ou exporte o que quiser manter.',
  'sites.mail.expired_month_1.button': 'Reativar o site',
  'sites.mail.expired_month_6.subject': '“{title}” será removido em {date}',
  'sites.mail.expired_month_6.preview': 'Até lá, você pode reativá-lo ou exportá-lo.',
  'sites.mail.expired_month_6.heading': 'Guardado até {date}',
  'sites.mail.expired_month_6.text':
    '“{title}” expirou em {since} e será removido em {date}. Até lá, você pode reativá-lo ou exportar o que quiser manter.',
  'sites.mail.expired_month_6.button': 'Reativar o site',
  'sites.mail.expired_month_11.subject': '“{title}” será removido não antes de {date}',
  'sites.mail.expired_month_11.preview': 'O último aviso antes disso: reative ou exporte o site.',
  'sites.mail.expired_month_11.heading': '“{title}” será removido em breve',
  'sites.mail.expired_month_11.text':
    '“{title}” expirou em {since} e será removido não antes de {date}. Antes disso, reative-o ou exporte o que quiser manter.',
  'sites.mail.expired_month_11.button': 'Reativar o site',
  'sites.mail.past_due.subject': 'Falta um pagamento de “{title}”',
  'sites.mail.past_due.preview': 'O site fica no ar até {date}.',
  'sites.mail.past_due.heading': 'Um pagamento não foi aprovado',
  'sites.mail.past_due.text':
    'O último pagamento de “{title}” falhou. O site fica no ar até {date}; depois disso, expira.',
  'sites.mail.past_due.button': 'Ver plano e pagamento',
  'sites.mail.resold_grace.subject': 'Assuma a cobrança de “{title}”',
  'sites.mail.resold_grace.preview': 'Seu revendedor não paga mais pelo site.',
  'sites.mail.resold_grace.heading': 'Seu revendedor não paga mais',
  'sites.mail.resold_grace.text':
    'Quem vendeu “{title}” a você não paga mais por ele. O site fica no ar até {date}; assuma a cobrança antes disso.',
  'sites.mail.resold_grace.button': 'Assumir a cobrança',
  'sites.mail.removed.subject': '“{title}” foi removido',
  'sites.mail.removed.preview': 'Ele pode voltar pelo menos até {date}.',
  'sites.mail.removed.heading': '“{title}” foi removido',
  'sites.mail.removed.text':
    'Os visitantes de {address} não encontram mais nada lá. Você pode trazer o site de volta, como era, pelo menos até {date}. Depois disso, ele é excluído para sempre.',
  'sites.mail.removed.button': 'Trazer o site de volta',
  'sites.mail.purge_in_7_days.subject': '“{title}” será excluído para sempre em breve',
  'sites.mail.purge_in_7_days.preview': 'Você pode trazê-lo de volta pelo menos até {date}.',
  'sites.mail.purge_in_7_days.heading': 'O site será excluído para sempre em breve',
  'sites.mail.purge_in_7_days.text':
    '“{title}” foi removido em {since}. Não antes de {date}, tudo o que há nele é excluído: páginas, arquivos, pessoas, pedidos. Depois disso, ninguém pode trazê-lo de volta.',
  'sites.mail.purge_in_7_days.button': 'Trazer o site de volta',
  'sites.mail.purge_in_1_day.subject': 'Último aviso: “{title}” será excluído para sempre',
  'sites.mail.purge_in_1_day.preview': 'Você pode trazê-lo de volta pelo menos até {date}.',
  'sites.mail.purge_in_1_day.heading': 'O último aviso',
  'sites.mail.purge_in_1_day.text':
    'Não antes de {date}, tudo o que há em “{title}” é excluído: páginas, arquivos, pessoas, pedidos. Depois disso, ninguém pode trazê-lo de volta.',
  'sites.mail.purge_in_1_day.button': 'Trazer o site de volta',
} as const satisfies Partial<Record<keyof typeof source, string>>
