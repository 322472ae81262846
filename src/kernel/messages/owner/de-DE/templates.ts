/** What the templates are, as their chooser tells it. */
export const templates = {
  'template.category.food': 'Essen',
  'template.category.music': 'Musik',
  'template.category.portfolio': 'Portfolio',
  'template.category.services': 'Dienstleistungen',
  'template.category.simple': 'Schlicht',
  'template.intent.blank':
    'Eine leere Seite mit guten Manieren: eine Schrift, breite Ränder, nichts, was man erst wegräumen müsste.',
  'template.intent.consultant':
    'Zwei, die Abläufe in Ordnung bringen: ruhig, genau, architektonisch; Beton, Tageslicht und ein Ding aus Eiche.',
  'template.intent.cover':
    'Ein Album erscheint: eine Landschaft, wenige Worte und ein Datum, das man sich merkt.',
  'template.intent.parking':
    'Eine Domain, die wartet: ihr Name auf der Karte eines Landes, das es noch nicht gibt.',
  'template.intent.portfolio':
    'Die Galerie einer Keramikerin bei gedämpftem Licht: zuerst das Werk, riesige Ränder, eine Grotesk mit Stimme.',
  'template.intent.restaurant':
    'Ein Lokal im Viertel mit zwölf Tischen: warmes Abendlicht, Leinen, eine Karte, die man kochen könnte.',
}
