import { repeatable, route, type Route, steps } from '#platform/http/route.ts'
import * as contract from './contract.ts'
import { loadBlockData } from './loaders/load-block-data.ts'
import { deletePreviewLink } from './previews/delete-preview-link.ts'
import { listPreviewLinks } from './previews/list-preview-links.ts'
import { makePreviewLink } from './previews/make-preview-link.ts'
import { addRedirect } from './redirects/add-redirect.ts'
import { deleteRedirects } from './redirects/delete-redirects.ts'
import { exportRedirects } from './redirects/export-redirects.ts'
import { importRedirects } from './redirects/import-redirects.ts'
import { listRedirects } from './redirects/list-redirects.ts'
import { restoreRedirects } from './redirects/restore-redirects.ts'
import { lookHeadingsInTurn } from './releases/look-headings-in-turn.ts'
import { lookRollBack } from './releases/look-roll-back.ts'
import { changeStyles } from './styles/change-styles.ts'
import { readStyles } from './styles/read-styles.ts'
import { drawHomePage } from './visitor/draw-home-page.ts'
import { previewTemplate } from './templates/preview-template.ts'
import { readFontFile } from './templates/read-font-file.ts'
import { listTemplates } from './templates/list-templates.ts'
import { changePageInTurn } from './tree/change-page-in-turn.ts'
import { createPage } from './tree/create-page.ts'
import { deletePage } from './tree/delete-page.ts'
import { duplicatePage } from './tree/duplicate-page.ts'
import { findWhereLinked } from './tree/find-where-linked.ts'
import { listAnchors } from './tree/list-anchors.ts'
import { listPages } from './tree/list-pages.ts'
import { movePage } from './tree/move-page.ts'
import { openPage } from './tree/open-page.ts'
import { listTrash } from './tree/list-trash.ts'
import { restorePage } from './tree/restore-page.ts'

export const routes: readonly Route[] = [
  route(contract.listPages, listPages),
  route(contract.openPage, openPage),
  route(contract.createPage, createPage),
  steps(contract.changePage, changePageInTurn),
  route(contract.movePage, movePage),
  route(contract.duplicatePage, duplicatePage),
  route(contract.deletePage, deletePage),
  route(contract.listTrash, listTrash),
  route(contract.restorePage, restorePage),
  route(contract.listAnchors, listAnchors),
  route(contract.findWhereLinked, findWhereLinked),
  route(contract.loadBlockData, loadBlockData),
  route(contract.readStyles, readStyles),
  route(contract.changeStyles, changeStyles),
  route(contract.lookRollBack, lookRollBack),
  steps(contract.lookHeadings, lookHeadingsInTurn),
  route(contract.listRedirects, listRedirects),
  route(contract.addRedirect, addRedirect),
  route(contract.deleteRedirects, deleteRedirects),
  route(contract.restoreRedirects, restoreRedirects),
  steps(contract.exportRedirects, exportRedirects),
  route(contract.importRedirects, importRedirects),
  repeatable(contract.makePreviewLink, makePreviewLink),
  route(contract.listPreviewLinks, listPreviewLinks),
  route(contract.deletePreviewLink, deletePreviewLink),
  route(contract.listTemplates, listTemplates),
  steps(contract.previewTemplate, previewTemplate),
  steps(contract.drawHomePage, drawHomePage),
  steps(contract.readFontFile, readFontFile),
]
