import type { transfer as source } from '../en-US/transfer.ts'

/** `en-US/transfer.ts` in Spanish. */
export const transfer = {
  'refusal.archive.not_a_zip': 'Este no es un archivo ZIP.',
  'refusal.archive.damaged': 'El archivo está dañado o incompleto. Descárgalo o cópialo de nuevo.',
  'refusal.archive.unsafe_name': 'El ZIP contiene un archivo con un nombre no permitido: “{name}”.',
  'refusal.archive.link': 'El ZIP contiene un enlace a otro archivo: “{name}”. Los enlaces no se aceptan.',
  'refusal.archive.twice': 'El ZIP contiene dos archivos con el mismo nombre: “{name}”.',
  'refusal.archive.locked': 'El ZIP está protegido con una contraseña. Súbelo sin ella.',
  'refusal.archive.method':
    'El ZIP está comprimido de una forma que aquí no se puede leer. Comprímelo como un archivo ZIP común.',
  'refusal.archive.too_many':
    'El ZIP contiene más de {most, plural, one {# archivo} many {# de archivos} other {# archivos}}.',
  'refusal.archive.too_large': 'El ZIP es más grande de lo que se acepta.',
  'refusal.archive.bomb': 'Al descomprimirse, el ZIP ocuparía muchísimo más de lo que ocupa. No se aceptó.',
  'refusal.transfer.not_ours': 'Este es un archivo ZIP, pero no la exportación de un sitio de Portico.',
  'refusal.transfer.newer':
    'Esta exportación viene de una versión más nueva de Portico. Se podrá usar cuando esta se actualice.',
  'refusal.transfer.damaged': 'La exportación se modificó o se dañó: “{name}” no es lo que debería ser.',
  'refusal.transfer.file_refused': 'Un archivo de la exportación no se puede usar: {why} Es “{name}”.',
  'refusal.transfer.no_room':
    'Un sitio nuevo con el plan {plan} tiene espacio para {most, number} MB de archivos, y esta exportación contiene más. Pide más espacio al operador.',
  'refusal.transfer.failed': 'Algo falló de nuestro lado. Inténtalo de nuevo.',
  'refusal.transfer.gone': 'El archivo ya no se conserva aquí. Elígelo de nuevo.',
  'refusal.transfer.no_file': 'Elige un archivo.',
  'refusal.transfer.exports_a_day':
    'Un sitio se puede exportar {most, number} veces al día. Inténtalo de nuevo mañana.',
  'refusal.transfer.under_way': 'Ya se está creando una exportación de este sitio.',
  'refusal.transfer.not_released': 'Aún no se ha publicado nada de este sitio. Publícalo primero.',
  'refusal.transfer.plain_taken':
    'La página «{page}» está en {path}, donde los servidores web envían otra página. Dale otra dirección, publica y vuelve a intentarlo.',
  'refusal.transfer.being_made': 'El sitio ya se está creando. Se podrá quitar cuando esté listo.',
  'refusal.transfer.not_checked': 'Este archivo no está listo para crear un sitio. Elígelo de nuevo.',
  'refusal.pages.carried_broken': 'La página “{page}” de la exportación está dañada.',
  'refusal.pages.carried_newer':
    'La página “{page}” de la exportación se creó con una versión más nueva de Portico.',
  'refusal.pages.carried_release': 'La publicación {number, number} de la exportación está dañada.',
  'refusal.pages.carried_redirects': 'Las redirecciones de la exportación están dañadas.',
  'refusal.pages.carried_styles':
    'Los estilos de la exportación están dañados o vienen de una versión más nueva de Portico.',
  'timeline.transfer.export_started': 'Exportación del sitio iniciada',
  'timeline.transfer.export_fetched': 'Exportación del sitio descargada',
  'timeline.transfer.export_cancelled': 'Exportación del sitio cancelada',
  'timeline.transfer.plain_cancelled': 'Se canceló la preparación del sitio publicado como archivos simples',
  'timeline.transfer.plain_started': 'Comenzó la preparación del sitio publicado como archivos simples',
  'timeline.transfer.plain_fetched': 'Sitio publicado descargado como archivos simples',
  'transfer.export.title': 'Exportación',
  'transfer.export.text':
    'Llévate tu sitio: completo, para volver a hacer un sitio con él, o lo que ven los visitantes, para cualquier servidor web.',
  'transfer.export.open': 'Exportar el sitio',
  'transfer.export.archive': 'Todo',
  'transfer.export.archive_text':
    'Un archivo para conservarlo como copia o volver a hacer con él un sitio, aquí o en cualquier otro Portico.',
  'transfer.export.plain': 'El sitio publicado como archivos simples',
  'transfer.export.plain_text':
    'HTML, estilos, fuentes e imágenes tal como los reciben los visitantes, en un archivo zip. Cualquier servidor web puede enviarlos, sin Portico.',
  'transfer.export.plain_start': 'Preparar los archivos',
  'transfer.export.plain_making': 'Preparando las páginas',
  'transfer.export.plain_cancel': 'Cancelar la preparación de los archivos',
  'transfer.export.plain_said':
    '{done, number} de {total, plural, one {# página} many {# de páginas} other {# páginas}}',
  'transfer.export.plain_unreleased':
    'Aún no se ha publicado nada. Cuando publiques el sitio, podrás obtener aquí sus archivos.',
  'transfer.export.plain_left_out': 'No incluidas, porque piden contraseña: {paths}',
  'transfer.export.holds': 'Qué contiene',
  'transfer.export.holds_pages':
    'Las páginas tal como están ahora sus borradores, con la navegación y las redirecciones',
  'transfer.export.holds_releases': 'Cada publicación con su nota y su fecha, para poder volver a ella',
  'transfer.export.holds_look': 'Los estilos del sitio',
  'transfer.export.holds_files':
    'Todos los archivos de la biblioteca tal como se subieron, con su texto alternativo',
  'transfer.export.holds_settings': 'El título, los idiomas y la configuración regional',
  'transfer.export.holds_not': 'Las contraseñas, los colaboradores y la papelera se quedan aquí.',
  'transfer.export.start': 'Crear una exportación',
  'transfer.export.start_again': 'Crear una nueva',
  'transfer.export.making': 'Empaquetando el sitio',
  'transfer.export.cancel': 'Cancelar la exportación',
  'transfer.export.making_help': 'Esto sigue aunque salgas de esta pantalla.',
  'transfer.export.said': '{done} de {total}',
  'transfer.export.cancelled': 'Cancelado. No se guardó nada.',
  'transfer.left': '{said}, {left}',
  'transfer.left.soon': 'falta menos de un minuto',
  'transfer.left.minutes':
    '{count, plural, one {falta cerca de # minuto} many {faltan cerca de # de minutos} other {faltan cerca de # minutos}}',
  'transfer.left.hours':
    '{count, plural, one {falta cerca de # hora} many {faltan cerca de # de horas} other {faltan cerca de # horas}}',
  'transfer.export.ready': 'La exportación está lista',
  'transfer.export.ready_text': '{size}. Se conserva hasta esta hora: {time}. Luego se elimina.',
  'transfer.export.download': 'Descargar',
  'transfer.export.failed': 'No se pudo crear la exportación',
  'transfer.export.retry': 'Volver a intentar',
  'transfer.export.failed_text':
    'Nada cambió en el sitio. Inténtalo de nuevo; si vuelve a fallar, avisa a quienes administran esta plataforma.',
  'transfer.export.read_failed': 'No se pudo consultar la exportación',
  'transfer.import.title': 'Sitio nuevo desde una exportación',
  'transfer.import.text':
    'Elige el archivo al que se exportó otro sitio. No se crea nada antes de que veas qué contiene.',
  'transfer.import.back': 'Elegir otro comienzo',
  'transfer.import.drop': 'Suelta aquí la exportación',
  'transfer.import.drop_help': 'Un archivo ZIP, hasta {size}',
  'transfer.import.drop_help_plan':
    'Un archivo ZIP. Un sitio nuevo con el plan {plan} tiene espacio para {size} de archivos.',
  'transfer.import.sending': 'Subiendo {name}',
  'transfer.import.cancel_sending': 'Cancelar la subida de {name}',
  'transfer.import.checking': 'Revisando {name}',
  'transfer.import.cancel_checking': 'Cancelar la revisión de {name}',
  'transfer.import.checking_help': 'Cada archivo se compara con lo que era cuando se exportó.',
  'transfer.import.refused': 'No se puede crear un sitio desde {name}',
  'transfer.import.again': 'Elegir otro archivo',
  'transfer.import.found': 'Qué contiene',
  'transfer.import.found_text': '“{title}”, exportado el {date}',
  'transfer.import.pages': 'Páginas',
  'transfer.import.files': 'Archivos',
  'transfer.import.files_value': '{count, number} ({size})',
  'transfer.import.redirects': 'Redirecciones',
  'transfer.import.releases': 'Publicaciones',
  'transfer.import.live':
    'Los visitantes veían la publicación {number, number} del {date}. No verán nada del sitio nuevo hasta que lo publiques o vuelvas a una de estas.',
  'transfer.import.more_pages': '{count, plural, one {y una más} many {y # más} other {y # más}}',
  'transfer.import.left_out': 'Qué no contiene',
  'transfer.import.left_out.page_passwords':
    '{count, plural, one {La contraseña de # página: pon una nueva antes de publicarla.} many {Las contraseñas de # de páginas: pon unas nuevas antes de publicarlas.} other {Las contraseñas de # páginas: pon unas nuevas antes de publicarlas.}}',
  'transfer.import.left_out.locked_pages':
    '{count, plural, one {La contraseña de # página: nadie podrá entrar hasta que pongas una nueva.} many {Las contraseñas de # de páginas: nadie podrá entrar hasta que pongas unas nuevas.} other {Las contraseñas de # páginas: nadie podrá entrar hasta que pongas unas nuevas.}}',
  'transfer.import.left_out.site_password': 'La contraseña del sitio: pon una nueva antes de publicarlo.',
  'transfer.import.left_out.trashed_pages':
    '{count, plural, one {# página que estaba en la papelera.} many {# de páginas que estaban en la papelera.} other {# páginas que estaban en la papelera.}}',
  'transfer.import.left_out.scheduled_releases':
    '{count, plural, one {La fecha de # publicación programada: vuelve a programarla.} many {Las fechas de # de publicaciones programadas: vuelve a programarlas.} other {Las fechas de # publicaciones programadas: vuelve a programarlas.}}',
  'transfer.import.left_out.older_releases':
    '{count, plural, one {# publicación más antigua, por falta de espacio.} many {# de publicaciones más antiguas, por falta de espacio.} other {# publicaciones más antiguas, por falta de espacio.}}',
  'transfer.import.left_out.releases':
    'Las publicaciones anteriores: los visitantes ven el sitio nuevo cuando lo publiques.',
  'transfer.import.left_out.people':
    'Los colaboradores, el plan y el historial: el sitio nuevo es tuyo y empieza de cero.',
  'transfer.import.name': 'El sitio nuevo',
  'transfer.import.make': 'Crear el sitio',
  'transfer.import.making': 'Creando el sitio',
  'transfer.import.cancel_making': 'Cancelar la creación del sitio',
  'transfer.import.making_help':
    'Esto sigue aunque salgas de esta pantalla; el sitio estará después entre tus sitios.',
  'transfer.import.cancelled': 'Cancelado. No se creó ningún sitio.',
  'transfer.import.stopped': 'No se pudo crear el sitio',
  'transfer.import.lost': 'Esta importación ya no está',
  'transfer.import.lost_text':
    'Los archivos con los que nadie crea un sitio se eliminan después de un día, o en cuanto se entrega otro.',
  'transfer.import.offline': 'La subida se interrumpió. Revisa tu conexión y elige el archivo de nuevo.',
} as const satisfies Partial<Record<keyof typeof source, string>>
