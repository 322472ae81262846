/** The door for the faces. */
export { type OpenPlainSite, plainExportJob, type PlainSite } from './exports/make-plain-export.job.ts'
