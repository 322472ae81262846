import { linksOf } from '../template.ts'

/** Leads to a page of the consultants. */
export const to = linksOf('consultant', ['home', 'services', 'cases', 'about', 'journal', 'contact'])
