import type { redirects as source } from '../en-US/redirects.ts'

/** Where old addresses lead. */
export const redirects = {
  'refusal.pages.redirect_from': 'Empieza con una barra, como /menu-anterior, sin espacios.',
  'refusal.pages.redirect_own':
    'El propio sitio responde en esta dirección, así que una redirección desde ella nunca se seguiría.',
  'refusal.pages.redirect_to':
    'Escribe una dirección de este sitio, como /menu, o una completa con https://.',
  'refusal.pages.redirect_loop': 'Esto daría vueltas en círculo.',
  'refusal.pages.redirect_taken': 'Esta dirección ya tiene una redirección. Primero elimina esa.',
  'refusal.pages.redirect_pattern':
    'Pon [name] en lugar de una parte entera, cada nombre una vez, y * solo al final, como /blog/[name] o /anterior/*.',
  'refusal.pages.redirect_unsaid': 'La dirección nueva usa un [name] o un * que la anterior no tiene.',
  'refusal.pages.redirect_kind': 'El tipo es 301 (definitiva) o 302 (temporal).',
  'refusal.pages.redirect_long': 'Esta línea es demasiado larga para una dirección.',
  'refusal.pages.redirect_tangled':
    'Los patrones del sitio se encadenan demasiado como para revisar esta línea. Importa menos líneas a la vez.',
  'refusal.pages.redirects_many':
    'Un sitio tiene como máximo {most, number} redirecciones, {patterns, number} de ellas con [name] o *.',
  'refusal.pages.redirects_none': 'En este archivo no hay ninguna redirección.',
  'refusal.pages.redirects_quote': 'Aquí se abren comillas que nunca se cierran.',
  'pages.redirects.title': 'Redirecciones',
  'pages.redirects.help':
    'Una dirección anterior lleva a los visitantes a una nueva. Cuando cambia la dirección de una página, la redirección se crea sola. Los cambios se ven con la próxima publicación.',
  'pages.redirects.empty': 'Sin redirecciones',
  'pages.redirects.empty_text': 'Agrega una para una dirección que la gente todavía tenga de antes.',
  'pages.redirects.add': 'Agregar redirección',
  'pages.redirects.from': 'Dirección anterior',
  'pages.redirects.from_help': 'En este sitio: /menu-anterior',
  'pages.redirects.to': 'Lleva a',
  'pages.redirects.to_help': 'En este sitio, como /menu, o una dirección completa.',
  'pages.redirects.kind': 'Tipo',
  'pages.redirects.status_301': 'Definitiva (301)',
  'pages.redirects.status_302': 'Temporal (302)',
  'pages.redirects.automatic': 'Automática',
  'pages.redirects.import': 'Importar',
  'pages.redirects.export': 'Exportar',
  'pages.redirects.import_title': 'Importar redirecciones',
  'pages.redirects.file': 'Un archivo con redirecciones',
  'pages.redirects.file_help':
    'Un archivo CSV con la dirección anterior, la nueva y 301 o 302 en cada línea. [name] representa una parte de la dirección; * al final, el resto.',
  'pages.redirects.file_unread':
    'Este archivo no es texto en UTF-8. Guárdalo como CSV (UTF-8) e inténtalo de nuevo.',
  'pages.redirects.found':
    '{added, plural, =0 {Ninguna redirección nueva} one {Una redirección nueva} many {# de redirecciones nuevas} other {# redirecciones nuevas}}, {changed, plural, =0 {ninguna cambiada} one {una cambiada} many {# cambiadas} other {# cambiadas}}, {same, plural, =0 {ninguna igual} one {una igual} many {# iguales} other {# iguales}}',
  'pages.redirects.faults':
    '{count, plural, one {Una línea no se toma} many {# de líneas no se toman} other {# líneas no se toman}}',
  'pages.redirects.fault_line': 'Línea {line, number}: {message}',
  'pages.redirects.faults_more': '{count, plural, one {y una más} many {y # más} other {y # más}}',
  'pages.redirects.imported':
    '{count, plural, one {Una redirección importada} many {# de redirecciones importadas} other {# redirecciones importadas}}',
  'pages.redirects.since': 'Desde',
  'pages.redirects.search': 'Buscar redirecciones',
  'pages.redirects.maker': 'Creación',
  'pages.redirects.by_hand': 'Manual',
  'pages.redirects.no_match': 'Ninguna redirección coincide',
  'pages.redirects.delete': 'Eliminar la redirección de {from}',
  'pages.redirects.deleted_count':
    '{count, plural, one {Redirección eliminada} many {# de redirecciones eliminadas} other {# redirecciones eliminadas}}',
  'pages.redirects.delete_chosen': 'Eliminar',
  'pages.redirects.not_all_back':
    '{count, plural, one {Una redirección no se pudo recuperar} many {# de redirecciones no se pudieron recuperar} other {# redirecciones no se pudieron recuperar}}',
  'pages.redirects.added': 'Redirección agregada',
  'pages.redirects.when': 'Se aplica desde la próxima publicación.',
} as const satisfies Partial<Record<keyof typeof source, string>>
