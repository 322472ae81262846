/** What the templates are, as their chooser tells it. */
export const templates = {
  'template.category.food': 'Restauration',
  'template.category.music': 'Musique',
  'template.category.portfolio': 'Portfolio',
  'template.category.services': 'Services',
  'template.category.simple': 'Simple',
  'template.intent.blank':
    'Une page vide et bien élevée : une seule police, de larges marges, rien à enlever avant de commencer.',
  'template.intent.consultant':
    'Deux personnes qui remettent l’exploitation en ordre : calme, exactitude, architecture ; du béton, la lumière du jour et une seule pièce de chêne.',
  'template.intent.cover': 'La sortie d’un album : un paysage, peu de mots et une date à retenir.',
  'template.intent.parking':
    'Un domaine qui attend : son nom sur la carte d’un pays qui n’existe pas encore.',
  'template.intent.portfolio':
    'La galerie d’une céramiste, lumières baissées : l’œuvre d’abord, des marges immenses, une linéale qui a de la voix.',
  'template.intent.restaurant':
    'Une table de quartier, douze couverts à la fois : lumière chaude du soir, lin, une carte que l’on pourrait cuisiner.',
}
