import { createContext, useContext } from 'react'

/** Words for the gallery's examples, in a usual and in a very long form. */
export interface Labels {
  readonly save: string
  readonly cancel: string
  readonly remove: string
  readonly add: string
  readonly title: string
  readonly help: string
  readonly error: string
  readonly text: string
  readonly option: string
}

export const plainLabels: Labels = {
  save: 'Save changes',
  cancel: 'Cancel',
  remove: 'Delete page',
  add: 'Add product',
  title: 'Shop name',
  help: 'Shown on receipts and in the browser’s tab.',
  error: 'Enter a name of at least two characters.',
  text: 'Oak & Ember',
  option: 'Everyone',
}

export const longLabels: Labels = {
  save: 'Sämtliche Änderungen übernehmen und speichern',
  cancel: 'Vorgang abbrechen',
  remove: 'Veröffentlichungsseite unwiderruflich löschen',
  add: 'Produktvariantenzusammenstellung hinzufügen',
  title: 'Bezeichnung des Onlinegeschäfts in der Rechnungsstellung',
  help: 'Wird auf Zahlungsbestätigungen, Lieferscheinen und in der Registerkarte des Browsers angezeigt, sofern nichts anderes festgelegt ist.',
  error:
    'Geben Sie eine Geschäftsbezeichnung mit mindestens zwei Buchstaben ein, damit sie auf Rechnungen erscheinen kann',
  text: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufaktur',
  option: 'Alle Besucherinnen und Besucher der Website, auch nicht angemeldete',
}

export const LabelsContext = createContext<Labels>(plainLabels)

/** The examples' words in force. */
export function useLabels(): Labels {
  return useContext(LabelsContext)
}
