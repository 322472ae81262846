import { linksOf } from '../template.ts'

/** Leads to a page of the restaurant. */
export const to = linksOf('restaurant', ['home', 'menu', 'kitchen', 'notes', 'reservations', 'footer'])
