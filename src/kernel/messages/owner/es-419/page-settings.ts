import type { pageSettings as source } from '../en-US/page-settings.ts'

/** `en-US/page-settings.ts` in Spanish. */
export const pageSettings = {
  'pages.settings.title': 'Configuración de {title}',
  'pages.settings.save': 'Guardar',
  'pages.settings.saved': 'Configuración guardada. Los visitantes la ven con la próxima publicación.',
  'pages.settings.search': 'En los resultados de búsqueda',
  'pages.settings.more': 'Más',
  'pages.field.title': 'Título',
  'pages.field.title_footer': 'Solo tú lo ves.',
  'pages.field.nav_title': 'Título en la navegación',
  'pages.field.nav_title_help': 'Uno más corto, cuando el título es largo.',
  'pages.field.slug': 'Dirección',
  'pages.field.slug_help': 'Corta y en minúsculas: horarios',
  'pages.field.slug_redirect':
    'Desde la próxima publicación, {from} lleva aquí: los visitantes que tengan la dirección anterior llegarán.',
  'pages.field.slug_home': 'La página de inicio está en la raíz del sitio.',
  'pages.field.not_found': 'Mostrarla cuando una dirección no existe',
  'pages.field.not_found_help': 'En lugar de la página que trae Portico. Los buscadores la omiten.',
  'pages.field.home': 'Página de inicio',
  'pages.field.home_help':
    'Los visitantes llegan primero aquí. La página de inicio actual recibe una dirección propia.',
  'pages.field.hidden': 'Ocultar en la navegación',
  'pages.field.hidden_help': 'Todavía se puede abrir con su dirección.',
  'pages.field.hidden_help_short': 'Los visitantes no la ven.',
  'pages.field.href': 'Lleva a',
  'pages.field.href_help':
    'Una dirección completa, como https://example.com, o una de este sitio, como /menu.',
  'pages.field.new_tab': 'Abrir en una pestaña nueva',
  'pages.field.seo_title': 'Título en los resultados de búsqueda',
  'pages.field.seo_title_help': 'Si queda vacío: “{title}”',
  'pages.field.description': 'Descripción',
  'pages.field.description_help':
    'Una o dos frases que digan por qué venir. Si queda vacío, aparecen las primeras palabras de la página.',
  'pages.field.noindex': 'Mantener fuera de los buscadores',
  'pages.field.noindex_help': 'Tampoco aparece en el mapa del sitio.',
  'pages.field.social': 'Imagen al compartir',
  'pages.field.social_help':
    'Se muestra donde se comparte la dirección. Si no hay, aparece la primera imagen de la página.',
  'pages.field.social_choose': 'Elegir una imagen',
  'pages.field.social_other': 'Elegir otra',
  'pages.field.social_remove': 'Quitar la imagen',
  'pages.field.header': 'Encabezado',
  'pages.field.footer': 'Pie',
  'pages.field.show': 'Mostrar',
  'pages.field.hide': 'Ocultar',
  'pages.field.password_on': 'Pedir una contraseña',
  'pages.field.password_help': 'Los visitantes la escriben antes de ver la página.',
  'pages.field.password': 'Contraseña',
  'pages.field.password_keep': 'Déjalo vacío para conservar la actual.',
  'pages.search_preview.label': 'Cómo puede verse en los resultados de búsqueda',
  'pages.search_preview.none': 'Las primeras palabras de la página.',
} as const satisfies Partial<Record<keyof typeof source, string>>
