import type { sites as source } from '../en-US/sites.ts'

/** `en-US/sites.ts` in Spanish. */
export const sites = {
  'refusal.sites.slug_taken': 'Esta dirección está ocupada. Elige otra.',
  'refusal.sites.slug_short': 'Una dirección tiene al menos 3 caracteres.',
  'refusal.sites.slug_long': 'Una dirección tiene como máximo 63 caracteres.',
  'refusal.sites.country_sanctioned':
    'Por sanciones internacionales, no podemos ofrecer sitios en este país.',
  'refusal.sites.currency_unoffered': 'La moneda {currency} todavía no está disponible aquí.',
  'refusal.sites.language_unoffered': 'Este idioma todavía no se puede elegir aquí.',
  'refusal.sites.status_move': 'Un sitio no puede pasar de {from} a {to}.',
  'refusal.sites.status_meanwhile':
    'Mientras tanto, alguien más cambió el estado de este sitio. Vuelve a mirar el sitio y luego decide.',
  'refusal.sites.no_legacy_address':
    'No se sabe dónde está la versión anterior de este sitio. Vincúlalo con la dirección de esa versión.',
  'refusal.sites.legacy_address':
    'Escribe una dirección que empiece con http:// o https:// y no esté en esta plataforma.',
  'refusal.sites.no_trial': 'Este sitio no tiene una prueba que extender.',
  'refusal.sites.type_conversion': 'Este sitio no puede convertirse a ese tipo.',
  'refusal.sites.nothing_to_pause': 'Este sitio no vende, así que no hay nada que pausar.',
  'refusal.sites.gone': 'Los 30 días terminaron. Este sitio desapareció para siempre.',
  'refusal.sites.owner_gone':
    'El propietario de este sitio eliminó su cuenta. Un administrador del sitio cuyo acceso no tenga fecha de fin puede recuperarlo y pasa a ser su propietario.',
  'refusal.sites.inherit_admins_only':
    'El propietario de este sitio eliminó su cuenta. Solo un administrador cuyo acceso no tenga fecha de fin puede recuperarlo y pasa a ser su propietario.',
  'refusal.sites.copy_read_only':
    'Este sitio solo se puede leer, así que no se puede copiar. Reactívalo primero.',
  'refusal.sites.unverified':
    'Primero confirma tu correo electrónico. Te enviamos un enlace cuando te registraste.',
  'refusal.sites.unknown_right': 'Ese permiso no existe.',
  'refusal.sites.unknown_role': 'Uno de estos roles ya no existe.',
  'refusal.sites.role_needed': 'Elige al menos un rol.',
  'refusal.sites.end_in_past': 'Elige un día futuro.',
  'refusal.sites.parking_admins_only':
    'Una página de espera es solo para su propietario y administradores. Primero empieza un sitio para invitar a otras personas.',
  'refusal.sites.beyond_yours': 'Solo puedes dar, cambiar o quitar lo que tú puedes hacer.',
  'refusal.sites.beyond_your_end': 'Tu propio tiempo en el sitio termina antes. Elige un día hasta entonces.',
  'refusal.sites.person_outlasts_you':
    'Esta persona se queda en el sitio más tiempo que tú. Puedes quitarle roles, pero no agregarle; o elige para ella un último día que no pase del tuyo.',
  'refusal.sites.role_outlasts_you':
    'Alguien tiene este rol, o está invitado con él, por más tiempo del que tú estarás en el sitio. Puedes quitarle permisos, pero no agregarle.',
  'refusal.sites.no_contributor': 'Esta persona no colabora en el sitio.',
  'refusal.sites.owner_role': 'El propietario lo sigue siendo hasta que transfiera el sitio.',
  'refusal.sites.owner_leaves': 'Este sitio es tuyo. Transfiérelo a otra persona antes de irte.',
  'refusal.sites.contributes_already': 'Esta persona ya colabora.',
  'refusal.sites.contributes_already_you': 'Ya colaboras en este sitio.',
  'refusal.sites.owned_already': 'Esta persona ya es propietaria del sitio.',
  'refusal.sites.invited_already':
    'Esta dirección ya está invitada. Envía la invitación de nuevo o revócala.',
  'refusal.sites.invited_just_now': 'La invitación salió hace menos de un minuto. Espera un momento.',
  'refusal.sites.invitations_a_day':
    'Un sitio puede enviar {most, number} invitaciones en 24 horas. Continúa mañana.',
  'refusal.sites.invitations_a_day_yours':
    'Puedes enviar {most, number} invitaciones en 24 horas, contando todos tus sitios. Continúa mañana.',
  'refusal.sites.invitations_to_address':
    'Esta dirección recibió {most, number} invitaciones en 24 horas y por ahora no recibe más. Inténtalo de nuevo mañana.',
  'refusal.sites.no_invitation': 'Esta invitación fue aceptada, rechazada o revocada.',
  'refusal.sites.invitation_over':
    'El último día de esta invitación ya pasó. Revócala e invita de nuevo con otro día.',
  'refusal.sites.limits_not_yet': 'Los roles todavía no se pueden limitar a colecciones o calendarios.',
  'refusal.sites.join_read_only':
    'Por ahora, este sitio solo se puede leer, así que nadie puede sumarse. Cuando vuelva a estar activo, el enlace de tu invitación servirá.',
  'refusal.sites.link_spent': 'Este enlace ya no sirve. Pide uno nuevo a quien lo envió.',
  'refusal.sites.offered_already':
    'El sitio ya está ofrecido a alguien. Primero retira esa oferta, en la configuración del sitio.',
  'refusal.sites.no_offer': 'El sitio no está ofrecido a nadie.',
  'refusal.sites.role_name_taken': 'Otro rol tiene este nombre.',
  'refusal.sites.no_role': 'Este rol ya no existe.',
  'refusal.sites.role_in_use': 'Alguien tiene este rol o está invitado con él. Primero dale otro.',
  'refusal.sites.roles_full': 'Un sitio puede tener {most, number} roles propios.',
  'refusal.sites.owns_sites':
    '{count, plural, one {Tienes un sitio. Primero transfiérelo o elimínalo.} many {Tienes # de sitios. Primero transfiérelos o elimínalos.} other {Tienes # sitios. Primero transfiérelos o elimínalos.}}',
  'refusal.sites.limit_contributors':
    '{plan, select, none {Este sitio} other {{plan}}} admite {most, plural, one {# colaborador} many {# de colaboradores} other {# colaboradores}}, invitaciones incluidas. {next, select, none {Pide más al operador.} other {{next} admite más.}}',
  'refusal.sites.limit_storage':
    '{plan, select, none {Este sitio} other {{plan}}} no tiene espacio para esto. Quita archivos o cambia de plan: {next, select, none {pide más espacio al operador.} other {{next} tiene más espacio.}}',
  'refusal.sites.limit_products':
    '{plan, select, none {Este sitio} other {{plan}}} {most, plural, =0 {no incluye productos.} one {admite # producto.} many {admite # de productos.} other {admite # productos.}} {next, select, none {Pide más al operador.} other {{next} admite más.}}',
  'refusal.sites.limit_campaigns':
    '{plan, select, none {Este sitio} other {{plan}}} {most, plural, =0 {no incluye campañas.} one {envía # campaña al mes.} many {envía # de campañas al mes.} other {envía # campañas al mes.}} {next, select, none {Pide más al operador.} other {{next} envía más.}}',
  'refusal.sites.limit_sites':
    '{most, plural, one {Una cuenta puede tener # sitio aquí.} many {Una cuenta puede tener # de sitios aquí.} other {Una cuenta puede tener # sitios aquí.}} {next, select, none {Pide más al operador.} other {Un sitio con el plan {next} da lugar a más.}}',
  'sites.status.1': 'Vencido',
  'sites.status.2': 'Pago atrasado',
  'sites.status.3': 'Prueba',
  'sites.status.4': 'Beta',
  'sites.status.5': 'Eliminado',
  'sites.status.6': 'Interno',
  'sites.status.7': 'De cortesía',
  'sites.status.8': 'En línea',
  'sites.status.11': 'Versión anterior',
  'sites.status.12': 'Página de espera',
  'sites.status.13': 'Revendido',
  'sites.status.14': 'Falta facturación',
  'sites.status.15': 'Empresa',
  'sites.status.paused': 'En pausa',
  'sites.status.trial_left':
    '{days, plural, =0 {La prueba termina hoy} one {Queda # día de prueba} many {Quedan # de días de prueba} other {Quedan # días de prueba}}',
  'sites.type.1': 'Clásico',
  'sites.type.2': 'Página única',
  'sites.type.3': 'Página de espera',
  'sites.type.4': 'Comercio',
  'sites.type.5': 'Empresa',
  'sites.type.1.text': 'Páginas, blog y colecciones. Todo menos una tienda.',
  'sites.type.2.text': 'Una sola página, sin navegación.',
  'sites.type.3.text': 'Una página que ocupa un dominio hasta que haya un sitio.',
  'sites.type.4.text': 'Todo, con tienda: productos, pedidos, pago.',
  'sites.type.5.text': 'Comercio para una organización con varios sitios.',
  'sites.failed.title': 'No se pudo cargar',
  'sites.failed.text': 'Portico no respondió. Revisa tu conexión e inténtalo de nuevo.',
  'sites.missing.title': 'Ese sitio no existe para ti',
  'sites.missing.text': 'Es posible que ya no exista o que ya no colabores en él.',
  'sites.missing.action': 'Ver tus sitios',
  'sites.read_only.title': 'Por ahora, este sitio solo se puede leer',
  'sites.read_only.text': 'Lo que aquí está desactivado se podrá usar cuando el sitio vuelva a estar activo.',
  'refusal.sites.rights_needed': 'Elige al menos un permiso.',
  'sites.dashboard.title': 'Sitios',
  'sites.dashboard.create': 'Crear un sitio',
  'sites.dashboard.search': 'Buscar sitios',
  'sites.dashboard.empty.title': 'Tus sitios estarán aquí',
  'sites.dashboard.empty.text':
    'Empieza con una plantilla o con una página en blanco. Puedes verlo crecer antes que nadie.',
  'sites.dashboard.empty.action': 'Crear tu primer sitio',
  'sites.dashboard.none.title': 'Ningún sitio se llama “{search}”',
  'sites.dashboard.none.action': 'Mostrar todos los sitios',
  'sites.dashboard.removed': 'Eliminados',
  'sites.card.menu': 'Más sobre {title}',
  'sites.overview.title': 'Resumen',
  'sites.overview.preview': 'Vista previa del sitio',
  'sites.overview.edit': 'Editar el sitio',
  'sites.overview.about': 'Sobre este sitio',
  'sites.overview.selling': 'Ventas',
  'sites.overview.selling_yes': 'Activadas',
  'sites.overview.selling_test': 'Solo pedidos de prueba',
  'sites.overview.selling_no': 'Desactivadas',
  'sites.overview.latest': 'Lo último',
  'sites.overview.unreleased': 'Todavía no se publicó nada de este sitio',
  'sites.overview.unreleased_text':
    'Hasta que lo publiques desde el editor o en Publicaciones, los visitantes leen que estará disponible muy pronto.',
  'sites.overview.all': 'Ver todo',
  'sites.trial.bar': 'Prueba',
  'sites.trial.left':
    '{days, plural, =0 {La prueba termina hoy.} one {Queda # día de prueba.} many {Quedan # de días de prueba.} other {Quedan # días de prueba.}}',
  'sites.trial.until': 'Termina el {date}.',
  'sites.trial.cannot':
    'Los visitantes ven “muy pronto”, los pedidos son de prueba y se pueden enviar 3 campañas.',
  'sites.trial.cannot_without_store': 'Los visitantes ven “muy pronto” y se pueden enviar 3 campañas.',
  'sites.trial.choose': 'Elegir un plan',
  'sites.trial.fold': 'Plegar la barra de prueba',
  'sites.trial.unfold': 'Desplegar la barra de prueba',
  'sites.expired.title': 'Este sitio venció',
  'sites.expired.text':
    'Los visitantes no lo ven. Puedes leer y exportar todo y hacer reembolsos. Se conserva hasta el {date}.',
  'sites.expired.export': 'Exportar',
  'sites.expired.action': 'Reactivar',
  'sites.expired.ask': 'Pedir que se reactive',
  'sites.expired.back': 'Este sitio está activo de nuevo',
  'sites.past_due.title': 'Falta un pago de este sitio',
  'sites.past_due.text': 'Si no se paga, el sitio vence el {date}.',
  'sites.past_due.action': 'Ver plan y pago',
  'sites.grace.title': 'Tu revendedor ya no paga por este sitio',
  'sites.grace.text': 'Asume la facturación antes del {date} o vencerá.',
  'sites.grace.action': 'Asumir la facturación',
  'sites.legacy.title': 'Este sitio vive en una versión anterior',
  'sites.legacy.text': 'Los visitantes van a {address}. Aquí solo puedes leer.',
  'sites.legacy.action': 'Pasar a esta versión',
  'sites.legacy.moved': 'Este sitio ya está en esta versión',
  'sites.legacy.ask': 'Pedir que se traslade aquí',
  'sites.parking.title': 'Esta es una página de espera',
  'sites.parking.action': 'Empezar un sitio',
  'sites.paused.title': 'Este sitio está en pausa: se muestra, pero no vende nada',
  'sites.paused.manage': 'Gestionar la pausa',
  'sites.paused.action': 'Terminar la pausa',
} as const satisfies Partial<Record<keyof typeof source, string>>
