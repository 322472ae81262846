import type { document as source } from '../en-US/document.ts'

/** `en-US/document.ts` in Spanish. */
export const document = {
  'refusal.document.json': 'Este cambio contiene algo que no se puede guardar.',
  'refusal.document.format': 'Esta página tiene un formato que no podemos leer.',
  'refusal.document.node_unknown': 'Lo que cambiaste ya no está en la página.',
  'refusal.document.node_taken': 'Esto ya está en la página.',
  'refusal.document.path_unknown': 'Este ajuste no existe aquí.',
  'refusal.document.value_invalid': 'Este ajuste no admite ese valor.',
  'refusal.document.props_unknown': 'Este bloque no tiene ese ajuste.',
  'refusal.document.props_invalid': 'Este bloque no admite ese valor.',
  'refusal.document.text_invalid':
    'El texto cambió entretanto, así que esta edición ya no tiene lugar en él.',
  'refusal.document.item_unknown': 'Este elemento ya no está en la lista.',
  'refusal.document.item_taken': 'Este elemento ya está en la lista.',
  'refusal.document.sibling_unknown': 'El vecino junto al que esto debía ir ya no está.',
  'refusal.document.parent_unknown': 'El lugar adonde esto debía ir ya no está.',
  'refusal.document.order_broken': 'El orden de esta página está dañado.',
  'refusal.document.slot_unknown': 'Este bloque no tiene dentro un lugar así.',
  'refusal.document.slot_type': 'Este tipo de bloque no va aquí dentro.',
  'refusal.document.slot_full':
    'Aquí hay lugar para {max, plural, one {# bloque} many {# de bloques} other {# bloques}}.',
  'refusal.document.nesting': 'Un bloque dentro de otro no puede contener más bloques.',
  'refusal.document.source_blocks': 'Esta sección viene de otro lugar. Cámbiala en su origen.',
  'refusal.document.place_bounds': 'Esto se saldría de la cuadrícula.',
  'refusal.document.place_size':
    'Este bloque necesita al menos {width} columnas y {height, plural, one {# fila} many {# de filas} other {# filas}}.',
  'refusal.document.place_overlap':
    'Ahí hay otro bloque. Pon uno de los dos en otra capa para que se superpongan.',
  'refusal.document.phone_bounds': 'Esto se saldría de la cuadrícula del teléfono.',
  'refusal.document.limit_bytes':
    'Esta página está llena: admite {max, number} bytes. Mueve algo a otra página.',
  'refusal.document.limit_blocks':
    'Esta página tiene todos los bloques que admite una página: {max, number}. Mueve algo a otra página.',
  'refusal.document.limit_sections':
    'Esta página tiene todas las secciones que admite una página: {max, number}.',
  'refusal.document.type_unknown': 'El bloque “{type}” no está instalado aquí.',
  'document.block_gone':
    'Este bloque no se puede mostrar aquí: “{type}” no está instalado. No se perdió nada de él.',
  'document.check.contrast_ground':
    'El texto se lee mal sobre este fondo: contraste {ratio, number} de {least, number}.',
  'document.check.contrast_picture':
    'El texto puede ser difícil de leer sobre esta imagen. Un velo más intenso ayuda.',
  'document.check.contrast_upon_picture':
    'Este texto está sobre una imagen. Un fondo propio lo mantiene legible.',
  'document.check.alt_missing': 'Esta imagen no tiene descripción para quienes no la ven.',
  'document.check.alt_useless': '“{alt}” no dice qué muestra la imagen.',
  'document.check.heading_skipped':
    'Este título es de nivel {level}; después del anterior sigue el nivel {expected}.',
  'document.check.heading_no_first': 'La página no tiene un título de nivel 1 que diga de qué trata.',
  'document.check.heading_many_first': 'La página tiene más de un título de nivel 1.',
  'document.check.heading_empty': 'Este título está vacío.',
  'document.check.link_empty': 'Este enlace no tiene texto que diga adónde lleva.',
  'document.check.link_gone': 'El destino de este enlace ya no está.',
  'document.check.anchor_gone': 'Ninguna sección de esta página se llama “{anchor}”.',
  'document.check.anchor_taken': 'Otra sección ya se llama “{anchor}”.',
  'document.check.target_small': 'En un teléfono es demasiado pequeño para tocarlo con facilidad.',
  'document.check.phone_overlap': 'En el teléfono, esto tapa otro bloque.',
  'document.check.text_overlap': 'Este texto está encima de otro texto.',
  'document.check.block_plain':
    'Hay más celdas, código y marcas de los que una página muestra ({max, number}): este bloque aparece como texto simple. Divide la página.',
  'document.check.image_heavy':
    'El original de esta imagen pesa {megabytes, number} MB. Los visitantes reciben una más pequeña, pero ocupa tu almacenamiento.',
  'document.check.title_missing': 'La página no tiene título.',
  'document.check.title_long':
    'El título es más largo de lo que muestran los resultados de búsqueda: unos {max, number} caracteres.',
  'document.check.description_missing': 'La página no tiene descripción para los resultados de búsqueda.',
  'document.check.description_long':
    'La descripción es más larga de lo que muestran los resultados de búsqueda: unos {max, number} caracteres.',
  'document.css.at_rule': '{what} no es una regla de CSS.',
  'document.css.block_open': 'Esta llave no se cierra nunca.',
  'document.css.brace_stray': 'Esta llave no cierra nada.',
  'document.css.bracket_open': 'El paréntesis en «{what}» no se cierra nunca.',
  'document.css.colon': 'En «{what}» faltan los dos puntos entre propiedad y valor.',
  'document.css.comment_open': 'El comentario «{what}» no se cierra nunca.',
  'document.css.import': 'No se cargan otras hojas de estilo: «{what}».',
  'document.css.outside': '«{what}» no está en ninguna regla.',
  'document.css.property': 'Este navegador no conoce la propiedad «{what}».',
  'document.css.selector': 'Este navegador no entiende qué selecciona «{what}».',
  'document.css.string_open': 'Las comillas en «{what}» no se cierran nunca.',
  'document.css.value': 'Este navegador no acepta el valor en «{what}».',
} as const satisfies Partial<Record<keyof typeof source, string>>
