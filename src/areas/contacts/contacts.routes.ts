import { route, type Route, steps } from '#platform/http/route.ts'
import { exportContacts } from './book/export-contacts.ts'
import { getContact } from './book/get-contact.ts'
import { listContacts } from './book/list-contacts.ts'
import { changeContact } from './contact/change-contact.ts'
import { createContact } from './contact/create-contact.ts'
import { listTags } from './contact/list-tags.ts'
import { readEntries } from './contact/read-entries.ts'
import * as contract from './contract.ts'
import { changeList } from './lists/change-list.ts'
import { createList } from './lists/create-list.ts'
import { deleteList } from './lists/delete-list.ts'
import { listLists } from './lists/list-lists.ts'
import { restoreList } from './lists/restore-list.ts'

export const routes: readonly Route[] = [
  route(contract.listContacts, listContacts),
  route(contract.listTags, listTags),
  route(contract.createContact, createContact),
  route(contract.getContact, getContact),
  route(contract.changeContact, changeContact),
  route(contract.readEntries, readEntries),
  steps(contract.exportContacts, exportContacts),
  route(contract.listLists, listLists),
  route(contract.createList, createList),
  route(contract.changeList, changeList),
  route(contract.deleteList, deleteList),
  route(contract.restoreList, restoreList),
]
