import type { Beginning } from '#areas/sites/contract.ts'
import { blank } from './blank/template.ts'
import { consultant } from './consultant/template.ts'
import { cover } from './cover/template.ts'
import { parking } from './parking/template.ts'
import { portfolio } from './portfolio/template.ts'
import { restaurant } from './restaurant/template.ts'
import type { Template } from './template.ts'

export { instantiate } from './instantiate.ts'
export { type ShippedPicture, shippedPictures } from './pictures.ts'
export { templatePictureId } from './picture-id.ts'
export type { Template, TemplatePage } from './template.ts'

/** Every template, in the order they are offered. */
export const templates: readonly Template[] = [restaurant, portfolio, consultant, cover, parking, blank]

/** The template that each beginning is laid from where nobody names one, by id. */
export const bareTemplates: Readonly<Record<Exclude<Beginning['from'], 'template'>, string>> = {
  blank: blank.id,
  cover_page: cover.id,
  parking_page: parking.id,
}

/** A template by its id. */
export function templateOf(id: string): Template | undefined {
  return templates.find((template) => template.id === id)
}
