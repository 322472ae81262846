import type { siteMails as source } from '../en-US/site-mails.ts'

/** `en-US/site-mails.ts` in Spanish. */
export const siteMails = {
  'sites.mail.invitation.subject': '{by} te invita a “{title}”',
  'sites.mail.invitation.preview': 'La invitación está abierta hasta el {date}.',
  'sites.mail.invitation.heading': 'Trabajar en “{title}”',
  'sites.mail.invitation.text': '{by} te invita a colaborar en “{title}” como:',
  'sites.mail.invitation.message': '{by} escribe:',
  'sites.mail.invitation.ends': 'Tu acceso termina el {date}.',
  'sites.mail.invitation.button': 'Ver la invitación',
  'sites.mail.invitation.small': 'El enlace sirve hasta el {date}. Si no lo esperabas, puedes ignorarlo.',
  'sites.mail.offer.subject': '{by} te ofrece el sitio “{title}”',
  'sites.mail.offer.preview': 'La oferta está abierta hasta el {date}.',
  'sites.mail.offer.heading': 'Asumir “{title}”',
  'sites.mail.offer.text': '{by} quiere que “{title}” ({address}) sea tuyo.',
  'sites.mail.offer.what':
    'Recibes todo lo que contiene: páginas, archivos, personas y pedidos, y su plan. El propietario actual sigue como administrador hasta que cambies eso.',
  'sites.mail.offer.button': 'Ver la oferta',
  'sites.mail.offer.small': 'El enlace sirve hasta el {date}. No cambia nada si no aceptas.',
  'sites.mail.notice.small': 'Recibes este mensaje porque {address} es tuyo.',
  'sites.mail.notice.heir':
    'Recibes este mensaje porque administras {address} y la cuenta de su propietario ya no existe.',
  'sites.mail.notice.export': 'Exportar el sitio',
  'sites.mail.trial_ending.subject': 'La prueba de “{title}” termina el {date}',
  'sites.mail.trial_ending.preview': 'Elige un plan para que el sitio siga en marcha.',
  'sites.mail.trial_ending.heading': 'La prueba termina pronto',
  'sites.mail.trial_ending.text':
    'La prueba de “{title}” termina el {date}. Después, los visitantes ven que el sitio no está disponible y solo puedes leerlo. Todo lo que creaste se conserva doce meses.',
  'sites.mail.trial_ending.button': 'Elegir un plan',
  'sites.mail.expired.subject': '“{title}” venció',
  'sites.mail.expired.preview': 'Todo se conserva hasta el {date}.',
  'sites.mail.expired.heading': '“{title}” venció',
  'sites.mail.expired.text':
    'Los visitantes de {address} ahora ven que el sitio no está disponible. Todavía puedes leer y exportar todo y hacer reembolsos. Lo conservamos hasta el {date}.',
  'sites.mail.expired.button': 'Reactivar el sitio',
  'sites.mail.expired_month_1.subject': '“{title}” se conserva hasta el {date}',
  'sites.mail.expired_month_1.preview': 'Está vencido desde el {since}.',
  'sites.mail.expired_month_1.heading': '“{title}” te espera',
  'sites.mail.expired_month_1.text':
    '“{title}” venció el {since}. Todo está como estaba y se conserva hasta el {date}. Reactívalo o exporta lo que quieras guardar.',
  'sites.mail.expired_month_1.button': 'Reactivar el sitio',
  'sites.mail.expired_month_6.subject': '“{title}” se elimina el {date}',
  'sites.mail.expired_month_6.preview': 'Hasta entonces puedes reactivarlo o exportarlo.',
  'sites.mail.expired_month_6.heading': 'Se conserva hasta el {date}',
  'sites.mail.expired_month_6.text':
    '“{title}” venció el {since} y se elimina el {date}. Hasta entonces puedes reactivarlo o exportar lo que quieras guardar.',
  'sites.mail.expired_month_6.button': 'Reactivar el sitio',
  'sites.mail.expired_month_11.subject': '“{title}” se elimina no antes del {date}',
  'sites.mail.expired_month_11.preview': 'El último aviso antes de esa fecha: reactívalo o expórtalo.',
  'sites.mail.expired_month_11.heading': '“{title}” se elimina pronto',
  'sites.mail.expired_month_11.text':
    '“{title}” venció el {since} y se elimina no antes del {date}. Antes de esa fecha, reactívalo o exporta lo que quieras guardar.',
  'sites.mail.expired_month_11.button': 'Reactivar el sitio',
  'sites.mail.past_due.subject': 'Falta un pago de “{title}”',
  'sites.mail.past_due.preview': 'El sitio sigue en línea hasta el {date}.',
  'sites.mail.past_due.heading': 'Un pago no se pudo cobrar',
  'sites.mail.past_due.text':
    'El último pago de “{title}” falló. El sitio sigue en línea hasta el {date}; después vence.',
  'sites.mail.past_due.button': 'Ver plan y pago',
  'sites.mail.resold_grace.subject': 'Asume la facturación de “{title}”',
  'sites.mail.resold_grace.preview': 'Tu revendedor ya no paga por el sitio.',
  'sites.mail.resold_grace.heading': 'Tu revendedor ya no paga',
  'sites.mail.resold_grace.text':
    'Quien te vendió “{title}” ya no paga por él. El sitio sigue en línea hasta el {date}; asume la facturación antes.',
  'sites.mail.resold_grace.button': 'Asumir la facturación',
  'sites.mail.removed.subject': '“{title}” se eliminó',
  'sites.mail.removed.preview': 'Se puede recuperar al menos hasta el {date}.',
  'sites.mail.removed.heading': '“{title}” se eliminó',
  'sites.mail.removed.text':
    'Los visitantes de {address} ya no encuentran nada allí. Puedes recuperar el sitio, tal como estaba, al menos hasta el {date}. Después se borra para siempre.',
  'sites.mail.removed.button': 'Recuperar el sitio',
  'sites.mail.purge_in_7_days.subject': '“{title}” se borra pronto para siempre',
  'sites.mail.purge_in_7_days.preview': 'Puedes recuperarlo al menos hasta el {date}.',
  'sites.mail.purge_in_7_days.heading': 'El sitio se borra pronto para siempre',
  'sites.mail.purge_in_7_days.text':
    '“{title}” se eliminó el {since}. No antes del {date} se borra todo lo que contiene: páginas, archivos, personas, pedidos. Después nadie puede recuperarlo.',
  'sites.mail.purge_in_7_days.button': 'Recuperar el sitio',
  'sites.mail.purge_in_1_day.subject': 'Último aviso: “{title}” se borra para siempre',
  'sites.mail.purge_in_1_day.preview': 'Puedes recuperarlo al menos hasta el {date}.',
  'sites.mail.purge_in_1_day.heading': 'El último aviso',
  'sites.mail.purge_in_1_day.text':
    'No antes del {date} se borra todo lo que contiene “{title}”: páginas, archivos, personas, pedidos. Después nadie puede recuperarlo.',
  'sites.mail.purge_in_1_day.button': 'Recuperar el sitio',
} as const satisfies Partial<Record<keyof typeof source, string>>
