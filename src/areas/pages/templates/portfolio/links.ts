import { linksOf } from '../template.ts'

/** Leads to a page of the portfolio. */
export const to = linksOf('portfolio', ['home', 'work', 'studio', 'exhibitions', 'commissions', 'contact'])
