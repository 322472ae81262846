import type { accountMails as source } from '../en-US/account-mails.ts'

/** `en-US/account-mails.ts` in Spanish. */
export const accountMails = {
  'accounts.mail_greeting': 'Hola, {name}:',
  'accounts.mail_verify.subject': 'Confirma tu dirección',
  'accounts.mail_verify.text':
    'Se abrió una cuenta de Portico con esta dirección. Abre el enlace para confirmar que es tuya; después podrás publicar lo que construyas.',
  'accounts.mail_verify.action': 'Confirmar la dirección',
  'accounts.mail_verify.foot':
    'El enlace sirve durante siete días. Si no abriste una cuenta, no tienes que hacer nada: sin tu confirmación no se publica nada en tu nombre.',
  'accounts.mail_reset.subject': 'Elige otra contraseña',
  'accounts.mail_reset.text': 'Con este enlace eliges otra contraseña para tu cuenta de Portico.',
  'accounts.mail_reset.action': 'Elegir contraseña',
  'accounts.mail_reset.foot':
    'Sirve una vez, durante {hours, plural, one {una hora} many {# de horas} other {# horas}}. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
  'accounts.mail_known.subject': 'Ya tienes una cuenta',
  'accounts.mail_known.text':
    'Alguien, probablemente tú, escribió esta dirección para abrir una cuenta o para pasar una a ella. Ya tiene una cuenta de Portico: basta con iniciar sesión.',
  'accounts.mail_known.action': 'Iniciar sesión',
  'accounts.mail_known.foot':
    'Si no sabes tu contraseña, elige otra: {link}. Si no eras tú, no pasó nada y nadie se enteró de que tienes una cuenta.',
  'accounts.mail_opened.subject': 'Se abrió una cuenta con tu dirección',
  'accounts.mail_opened.text':
    'Se abrió una cuenta con esta dirección por medio de la invitación que se le envió. Si fuiste tú, no hay nada que hacer.',
  'accounts.mail_opened.foot':
    'Si no fuiste tú, la cuenta es tuya con una contraseña propia: {link}. Así se cierra la sesión de quien la abrió.',
  'accounts.mail_change_from.subject': '¿Aceptas una nueva dirección?',
  'accounts.mail_change_from.text':
    'Tu cuenta de Portico va a pasar de esta dirección a {email}. Abre el enlace para aceptar. El mensaje a la nueva dirección tiene su propio enlace.',
  'accounts.mail_change_from.foot':
    'El enlace sirve durante un día. Si no lo pediste tú, no lo abras y cambia tu contraseña: alguien entró en tu cuenta.',
  'accounts.mail_change_to.subject': 'Confirma tu nueva dirección',
  'accounts.mail_change_to.text':
    'Una cuenta de Portico va a pasar a esta dirección. Abre el enlace para aceptar. El mensaje a la dirección actual tiene su propio enlace.',
  'accounts.mail_change_to.foot':
    'El enlace sirve durante un día. Si esto no tiene que ver contigo, no tienes que hacer nada.',
  'accounts.mail_change.action': 'Aceptar el cambio',
  'accounts.mail_device.subject': 'Nuevo inicio de sesión en tu cuenta',
  'accounts.mail_device.text':
    'Alguien inició sesión en tu cuenta ({at}) desde un navegador que no conocíamos: {device}, {ip}.',
  'accounts.mail_device.action': 'Ver tus sesiones',
  'accounts.mail_device.foot': 'Si eras tú, todo está bien. Si no, cierra esa sesión y cambia tu contraseña.',
  'accounts.mail_security.subject':
    '{change, select, password {Tu contraseña cambió} email {Tu dirección cambió} second_factor_on {Segundo factor activado} second_factor_off {Segundo factor desactivado} passkey_added {Se agregó una llave de acceso} passkey_removed {Se quitó una llave de acceso} other {Tu cuenta se eliminó}}',
  'accounts.mail_security.text':
    '{change, select, password {La contraseña de tu cuenta de Portico cambió} email {Tu cuenta de Portico pasó a otra dirección} second_factor_on {Tu cuenta de Portico ahora pide un código además de la contraseña} second_factor_off {Tu cuenta de Portico ya no pide un código además de la contraseña} passkey_added {Se agregó una llave de acceso a tu cuenta de Portico} passkey_removed {Se quitó una llave de acceso de tu cuenta de Portico} other {Tu cuenta de Portico se eliminó, como pediste}} ({at}).',
  'accounts.mail_security.action': 'Ver tu cuenta',
  'accounts.mail_security.foot': 'Si no eras tú, elige enseguida otra contraseña: {link}.',
} as const satisfies Partial<Record<keyof typeof source, string>>
