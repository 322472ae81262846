import type { Beginning } from '#areas/sites/contract.ts'
import { readTemplate } from './read-template.ts'
import type { Template } from './template.ts'

export { type ShippedPicture, shippedPictures } from './pictures.ts'
export { templatePictureId } from './picture-id.ts'
export type { Template, TemplatePage } from './template.ts'

/** Every template, in the order they are offered. */
export const templates: readonly Template[] = (
  ['restaurant', 'portfolio', 'consultant', 'cover', 'parking', 'blank'] as const
).map(readTemplate)

/** The template that each beginning is laid from where nobody names one, by id. */
export const bareTemplates: Readonly<Record<Exclude<Beginning['from'], 'template'>, Template['id']>> = {
  blank: 'blank',
  cover_page: 'cover',
  parking_page: 'parking',
}

/** A template by its id. */
export function templateOf(id: string): Template | undefined {
  return templates.find((template) => template.id === id)
}
