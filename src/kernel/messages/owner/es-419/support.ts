import type { support as source } from '../en-US/support.ts'

/** `en-US/support.ts` in Spanish. */
export const support = {
  'support.nav': 'Obtener ayuda',
  'support.title': 'Obtener ayuda',
  'support.message': '¿Qué pasó y qué esperabas?',
  'support.message_help':
    'Tu solicitud se guarda en un archivo que puedes enviar a quienes administran esta plataforma.',
  'support.message_help_mail':
    'Tu solicitud se guarda en un archivo y se abre un mensaje de correo: adjunta ahí el archivo.',
  'support.take': 'Agregar lo que ves en esta página',
  'support.take_again': 'Capturar de nuevo',
  'support.extension_asking': 'Buscando la extensión del navegador…',
  'support.extension_absent':
    'Esto requiere la extensión del navegador y ninguna responde. Instálala y luego presiona su ícono en esta pestaña.',
  'support.extension_ready':
    'La extensión del navegador está lista. Ves lo que se captura antes de que se guarde algo.',
  'support.taking': 'Se está tomando la imagen. Con Escape se cancela.',
  'support.failed': 'No se capturó nada',
  'support.failed_text': 'Presiona otra vez el ícono de la extensión en esta pestaña e inténtalo de nuevo.',
  'support.picture': 'Lo que muestra la ventana',
  'support.taken':
    'Agregado: la imagen, el texto y {parts, plural, one {# parte} many {# de partes} other {# partes}} de la página.',
  'support.leave_out': 'No agregarla',
  'support.save': 'Guardar en un archivo',
  'support.send': 'Guardar y escribir el correo',
  'support.saved': 'Guardado como {name}',
  'support.mail.subject': 'Solicitud de ayuda',
  'support.mail.attach': 'Consulta el archivo adjunto {name}, por favor.',
  'support.bundle.title': 'Solicitud de ayuda',
  'support.bundle.page': 'Página',
  'support.bundle.browser': 'Navegador',
  'support.bundle.window': 'Ventana',
  'support.bundle.at': 'Captura',
  'support.bundle.picture': 'Imagen',
  'support.bundle.outline': 'Estructura',
  'support.bundle.text': 'Texto',
} as const satisfies Partial<Record<keyof typeof source, string>>
