/** What the templates are, as their chooser tells it. */
export const templates = {
  'template.category.food': 'Gastronomía',
  'template.category.music': 'Música',
  'template.category.portfolio': 'Portafolio',
  'template.category.services': 'Servicios',
  'template.category.simple': 'Sencillo',
  'template.intent.blank':
    'Una página en blanco con buenos modales: una tipografía, márgenes amplios y nada que quitar antes de empezar.',
  'template.intent.consultant':
    'Dos personas que ponen en orden las operaciones: serenas, exactas, arquitectónicas; concreto, luz de día y una sola pieza de roble.',
  'template.intent.cover':
    'El lanzamiento de un álbum: un paisaje, pocas palabras y una fecha para recordar.',
  'template.intent.parking': 'Un dominio que espera: su nombre en el mapa de un país que todavía no existe.',
  'template.intent.portfolio':
    'La galería de una ceramista con las luces bajas: primero la obra, márgenes enormes, una grotesca con voz propia.',
  'template.intent.restaurant':
    'Una cocina de barrio con doce mesas: luz cálida de atardecer, lino y un menú que se podría cocinar.',
}
