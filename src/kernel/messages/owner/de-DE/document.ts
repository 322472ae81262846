import type { document as source } from '../en-US/document.ts'

/** `en-US/document.ts` in German. */
export const document = {
  'refusal.document.json': 'Diese Änderung enthält etwas, das sich nicht speichern lässt.',
  'refusal.document.format': 'Diese Seite hat eine Form, die wir nicht lesen können.',
  'refusal.document.node_unknown': 'Was Sie geändert haben, ist nicht mehr auf der Seite.',
  'refusal.document.node_taken': 'Das ist schon auf der Seite.',
  'refusal.document.path_unknown': 'Diese Einstellung gibt es hier nicht.',
  'refusal.document.value_invalid': 'Diese Einstellung kann diesen Wert nicht haben.',
  'refusal.document.props_unknown': 'Dieser Block hat keine solche Einstellung.',
  'refusal.document.props_invalid': 'Dieser Block kann diesen Wert nicht annehmen.',
  'refusal.document.text_invalid':
    'Der Text hat sich inzwischen geändert; diese Bearbeitung findet darin keinen Platz.',
  'refusal.document.item_unknown': 'Dieser Eintrag ist nicht mehr in der Liste.',
  'refusal.document.item_taken': 'Dieser Eintrag ist schon in der Liste.',
  'refusal.document.sibling_unknown': 'Der Nachbar, neben dem das stehen sollte, ist nicht mehr da.',
  'refusal.document.parent_unknown': 'Der Platz, an den das sollte, ist nicht mehr da.',
  'refusal.document.order_broken': 'Die Reihenfolge dieser Seite ist beschädigt.',
  'refusal.document.slot_unknown': 'Dieser Block hat innen keinen solchen Platz.',
  'refusal.document.slot_type': 'Diese Art von Block passt hier nicht hinein.',
  'refusal.document.slot_full': 'Hier ist Platz für {max, plural, one {# Block} other {# Blöcke}}.',
  'refusal.document.nesting': 'Ein Block in einem Block kann keine weiteren Blöcke enthalten.',
  'refusal.document.source_blocks': 'Dieser Abschnitt kommt von anderswo. Ändern Sie ihn dort.',
  'refusal.document.place_bounds': 'Das würde über das Raster hinausragen.',
  'refusal.document.place_size':
    'Dieser Block braucht mindestens {width} Spalten und {height, plural, one {# Zeile} other {# Zeilen}}.',
  'refusal.document.place_overlap':
    'Dort steht ein anderer Block. Legen Sie einen von beiden auf eine andere Ebene, damit sie sich überlappen können.',
  'refusal.document.phone_bounds': 'Das würde über das Raster des Telefons hinausragen.',
  'refusal.document.limit_bytes':
    'Diese Seite ist voll: Sie fasst {max, number} Bytes. Verschieben Sie etwas auf eine andere Seite.',
  'refusal.document.limit_blocks':
    'Diese Seite hat so viele Blöcke, wie eine Seite haben kann: {max, number}. Verschieben Sie etwas auf eine andere Seite.',
  'refusal.document.limit_sections':
    'Diese Seite hat so viele Abschnitte, wie eine Seite haben kann: {max, number}.',
  'refusal.document.type_unknown': 'Der Block „{type}“ ist hier nicht installiert.',
  'document.block_gone':
    'Dieser Block lässt sich hier nicht zeigen: „{type}“ ist nicht installiert. Nichts davon ist verloren.',
  'document.check.contrast_ground':
    'Der Text ist auf diesem Hintergrund schwer zu lesen: Kontrast {ratio, number} von {least, number}.',
  'document.check.contrast_picture':
    'Der Text könnte auf diesem Bild schwer zu lesen sein. Ein kräftigerer Schleier hilft.',
  'document.check.contrast_upon_picture':
    'Diese Worte liegen auf einem Bild. Mit eigenem Hintergrund bleiben sie lesbar.',
  'document.check.alt_missing': 'Dieses Bild hat keine Beschreibung für Menschen, die es nicht sehen.',
  'document.check.alt_useless': '„{alt}“ sagt nicht, was auf dem Bild zu sehen ist.',
  'document.check.heading_skipped':
    'Das ist eine Überschrift der Ebene {level}; nach der vorigen kommt Ebene {expected}.',
  'document.check.heading_no_first': 'Die Seite hat keine Überschrift der Ebene 1, die sagt, worum es geht.',
  'document.check.heading_many_first': 'Die Seite hat mehr als eine Überschrift der Ebene 1.',
  'document.check.heading_empty': 'Diese Überschrift ist leer.',
  'document.check.link_empty': 'Dieser Link hat keine Worte, die sagen, wohin er führt.',
  'document.check.link_gone': 'Das Ziel dieses Links gibt es nicht mehr.',
  'document.check.anchor_gone': 'Kein Abschnitt auf dieser Seite heißt „{anchor}“.',
  'document.check.anchor_taken': 'Ein anderer Abschnitt heißt schon „{anchor}“.',
  'document.check.target_small': 'Auf einem Telefon ist das zu klein, um es gut zu treffen.',
  'document.check.phone_overlap': 'Auf dem Telefon verdeckt das einen anderen Block.',
  'document.check.text_overlap': 'Dieser Text liegt über einem anderen Text.',
  'document.check.block_plain':
    'Diese Seite enthält mehr Zellen, Code und Auszeichnungen, als eine Seite darstellt ({max, number}). Dieser Block erscheint als schlichter Text. Teilen Sie die Seite auf.',
  'document.check.image_heavy':
    'Das Original dieses Bildes hat {megabytes, number} MB. Besucher bekommen ein kleineres, aber es füllt Ihren Speicherplatz.',
  'document.check.title_missing': 'Die Seite hat keinen Titel.',
  'document.check.title_long':
    'Der Titel ist länger, als Suchergebnisse ihn zeigen: etwa {max, number} Zeichen.',
  'document.check.description_missing': 'Die Seite hat keine Beschreibung für Suchergebnisse.',
  'document.check.description_long':
    'Die Beschreibung ist länger, als Suchergebnisse sie zeigen: etwa {max, number} Zeichen.',
  'document.css.at_rule': '{what} ist keine Regel von CSS.',
  'document.css.block_open': 'Diese Klammer wird nie geschlossen.',
  'document.css.brace_stray': 'Diese Klammer schließt nichts.',
  'document.css.bracket_open': 'Die Klammer in „{what}“ wird nie geschlossen.',
  'document.css.colon': 'In „{what}“ fehlt der Doppelpunkt zwischen Eigenschaft und Wert.',
  'document.css.comment_open': 'Der Kommentar „{what}“ wird nie geschlossen.',
  'document.css.import': 'Andere Stylesheets werden nicht geladen: „{what}“.',
  'document.css.outside': '„{what}“ steht in keiner Regel.',
  'document.css.property': 'Eine Eigenschaft „{what}“ kennt dieser Browser nicht.',
  'document.css.selector': 'Dieser Browser versteht nicht, was „{what}“ auswählt.',
  'document.css.string_open': 'Das Anführungszeichen in „{what}“ wird nie geschlossen.',
  'document.css.value': 'Den Wert in „{what}“ nimmt dieser Browser nicht an.',
} as const satisfies Partial<Record<keyof typeof source, string>>
