import { route, type Route, steps } from '#platform/http/route.ts'
import { addRecipient } from './builder/add-recipient.ts'
import { changeForm } from './builder/change-form.ts'
import { changeRecipient } from './builder/change-recipient.ts'
import { confirmRecipient } from './builder/confirm-recipient.ts'
import { createForm } from './builder/create-form.ts'
import { deleteForm } from './builder/delete-form.ts'
import { duplicateForm } from './builder/duplicate-form.ts'
import { getForm } from './builder/get-form.ts'
import { listForms } from './builder/list-forms.ts'
import { removeRecipient } from './builder/remove-recipient.ts'
import { restoreForm } from './builder/restore-form.ts'
import { seeRecipient } from './builder/see-recipient.ts'
import * as contract from './contract.ts'
import { exportPerson } from './exports/export-person.ts'
import { exportSubmissions } from './exports/export-submissions.ts'
import { addNote } from './inbox/add-note.ts'
import { countSubmissions } from './inbox/count-submissions.ts'
import { deleteSubmissions } from './inbox/delete-submissions.ts'
import { deleteView } from './inbox/delete-view.ts'
import { erasePerson } from './inbox/erase-person.ts'
import { getSubmission } from './inbox/get-submission.ts'
import { listAssignees } from './inbox/list-assignees.ts'
import { listSubmissions } from './inbox/list-submissions.ts'
import { listViews } from './inbox/list-views.ts'
import { readNumbers } from './inbox/read-numbers.ts'
import { readSubmissionFile } from './inbox/read-submission-file.ts'
import { replyToSubmission } from './inbox/reply-to-submission.ts'
import { revealAnswer } from './inbox/reveal-answer.ts'
import { saveView } from './inbox/save-view.ts'
import { sortSubmissions } from './inbox/sort-submissions.ts'

export const routes: readonly Route[] = [
  route(contract.listForms, listForms),
  route(contract.createForm, createForm),
  route(contract.getForm, getForm),
  route(contract.changeForm, changeForm),
  route(contract.duplicateForm, duplicateForm),
  route(contract.deleteForm, deleteForm),
  route(contract.restoreForm, restoreForm),
  route(contract.addRecipient, addRecipient),
  route(contract.changeRecipient, changeRecipient),
  route(contract.removeRecipient, removeRecipient),
  route(contract.seeRecipient, seeRecipient),
  route(contract.confirmRecipient, confirmRecipient),
  route(contract.listSubmissions, listSubmissions),
  route(contract.countSubmissions, countSubmissions),
  route(contract.getSubmission, getSubmission),
  route(contract.revealAnswer, revealAnswer),
  route(contract.sortSubmissions, sortSubmissions),
  route(contract.deleteSubmissions, deleteSubmissions),
  route(contract.addNote, addNote),
  route(contract.replyToSubmission, replyToSubmission),
  steps(contract.readSubmissionFile, readSubmissionFile),
  route(contract.listAssignees, listAssignees),
  route(contract.listViews, listViews),
  route(contract.saveView, saveView),
  route(contract.deleteView, deleteView),
  steps(contract.exportSubmissions, exportSubmissions),
  steps(contract.exportPerson, exportPerson),
  route(contract.erasePerson, erasePerson),
  route(contract.readNumbers, readNumbers),
]
