/** The door for the faces. */
export { type OpenPlainSite, plainExportJob } from './exports/make-plain-export.job.ts'
