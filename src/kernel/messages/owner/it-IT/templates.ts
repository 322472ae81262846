/** What the templates are, as their chooser tells it. */
export const templates = {
  'template.category.food': 'Ristorazione',
  'template.category.music': 'Musica',
  'template.category.portfolio': 'Portfolio',
  'template.category.services': 'Servizi',
  'template.category.simple': 'Semplice',
  'template.intent.blank':
    'Una pagina vuota con buone maniere: un solo carattere, margini ampi, niente da togliere prima di cominciare.',
  'template.intent.consultant':
    'Due persone che rimettono in ordine i processi: calma, esattezza, architettura; cemento, luce del giorno e un solo oggetto di rovere.',
  'template.intent.cover': 'L’uscita di un album: un paesaggio, poche parole e una data da ricordare.',
  'template.intent.parking':
    'Un dominio che aspetta: il suo nome sulla mappa di un paese che ancora non c’è.',
  'template.intent.portfolio':
    'La galleria di una ceramista a luci basse: prima l’opera, margini enormi, un bastoni con una voce.',
  'template.intent.restaurant':
    'Una cucina di quartiere con dodici tavoli: luce calda della sera, lino, un menù che si potrebbe cucinare.',
}
