import { harmless, route, type Route, steps } from '#platform/http/route.ts'
import * as contract from './contract.ts'
import { cancelExport } from './exports/cancel-export.ts'
import { fetchExport } from './exports/fetch-export.ts'
import { latestExport } from './exports/latest-export.ts'
import { linkExport } from './exports/link-export.ts'
import { startExport } from './exports/start-export.ts'
import { dropImport } from './imports/drop-import.ts'
import { importLimits } from './imports/import-limits.ts'
import { makeImport } from './imports/make-import.ts'
import { readImport } from './imports/read-import.ts'
import { stopImport } from './imports/stop-import.ts'
import { uploadImport } from './imports/upload-import.ts'

export const routes: readonly Route[] = [
  route(contract.startExport, startExport),
  route(contract.latestExport, latestExport),
  route(contract.cancelExport, cancelExport),
  route(contract.linkExport, linkExport),
  steps(contract.fetchExport, fetchExport),
  harmless(
    contract.uploadImport,
    'An account has one archive at a time of which nothing was made: the same one handed in again takes its place.',
    uploadImport,
  ),
  route(contract.importLimits, importLimits),
  route(contract.readImport, readImport),
  route(contract.makeImport, makeImport),
  route(contract.stopImport, stopImport),
  route(contract.dropImport, dropImport),
]
