import { type Route, route, steps } from '#platform/http/route.ts'
import { changeDuties } from './accounts/change-duties.ts'
import { endSessions } from './accounts/end-sessions.ts'
import { findAccounts } from './accounts/find-accounts.ts'
import { lockAccount } from './accounts/lock-account.ts'
import { resetSecondFactor } from './accounts/reset-second-factor.ts'
import { seeAccount } from './accounts/see-account.ts'
import { readAuditLog } from './audit-log/read-audit-log.ts'
import { changeAnnouncement } from './announcements/change-announcement.ts'
import { createAnnouncement } from './announcements/create-announcement.ts'
import { currentAnnouncements } from './announcements/current-announcements.ts'
import { dismissAnnouncement } from './announcements/dismiss-announcement.ts'
import { listAnnouncements } from './announcements/list-announcements.ts'
import { removeAnnouncement } from './announcements/remove-announcement.ts'
import * as door from './contract.ts'
import { changeExperiment } from './experiments/change-experiment.ts'
import { createExperiment } from './experiments/create-experiment.ts'
import { exposed } from './experiments/exposed.ts'
import { getExperiment } from './experiments/get-experiment.ts'
import { listExperiments } from './experiments/list-experiments.ts'
import { listExposures } from './experiments/list-exposures.ts'
import { readConfiguration } from './experiments/read-configuration.ts'
import { removeExperiment } from './experiments/remove-experiment.ts'
import { switchExperiment } from './experiments/switch-experiment.ts'
import { readHealth } from './health/read-health.ts'
import { readStorage } from './health/read-storage.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { retryJob } from './jobs/retry-job.ts'
import { readCircleLabs } from './labs/read-circle-labs.ts'
import { readInternalLabs } from './labs/read-internal-labs.ts'
import { readLabs } from './labs/read-labs.ts'
import { saveCircleLabs } from './labs/save-circle-labs.ts'
import { saveInternalLabs } from './labs/save-internal-labs.ts'
import { setCircle } from './labs/set-circle.ts'
import { listMails } from './mails/list-mails.ts'
import { openMail } from './mails/open-mail.ts'
import { readMailHold } from './mails/read-mail-hold.ts'
import { resendMail } from './mails/resend-mail.ts'
import { resumeMails } from './mails/resume-mails.ts'
import { showMail } from './mails/show-mail.ts'
import { getRecordingId } from './recording/get-recording-id.ts'
import { extendSiteTrial } from './sites/extend-site-trial.ts'
import { findSites } from './sites/find-sites.ts'
import { linkSite } from './sites/link-site.ts'
import { moveSite } from './sites/move-site.ts'
import { noteSite } from './sites/note-site.ts'
import { seeSite } from './sites/see-site.ts'
import { siteTimeline } from './sites/site-timeline.ts'
import { changeSupport } from './support/change-support.ts'
import { readSupport } from './support/read-support.ts'

export const routes: readonly Route[] = [
  route(door.readConfiguration, readConfiguration),
  route(door.exposed, exposed),
  route(door.getRecordingId, getRecordingId),
  route(door.listExperiments, listExperiments),
  route(door.getExperiment, getExperiment),
  route(door.listExposures, listExposures),
  route(door.createExperiment, createExperiment),
  route(door.changeExperiment, changeExperiment),
  route(door.switchExperiment, switchExperiment),
  route(door.removeExperiment, removeExperiment),

  route(door.readInternalLabs, readInternalLabs),
  route(door.saveInternalLabs, saveInternalLabs),
  route(door.readCircleLabs, readCircleLabs),
  route(door.saveCircleLabs, saveCircleLabs),
  route(door.readLabs, readLabs),
  route(door.setCircle, setCircle),

  route(door.findSites, findSites),
  route(door.seeSite, seeSite),
  route(door.siteTimeline, siteTimeline),
  route(door.moveSite, moveSite),
  route(door.linkSite, linkSite),
  route(door.extendSiteTrial, extendSiteTrial),
  route(door.noteSite, noteSite),

  route(door.findAccounts, findAccounts),
  route(door.seeAccount, seeAccount),
  route(door.lockAccount, lockAccount),
  route(door.resetSecondFactor, resetSecondFactor),
  route(door.endSessions, endSessions),
  route(door.changeDuties, changeDuties),

  route(door.readAuditLog, readAuditLog),

  route(door.listJobs, listJobs),
  route(door.retryJob, retryJob),
  route(door.listMails, listMails),
  route(door.openMail, openMail),
  steps(door.showMail, showMail),
  route(door.resendMail, resendMail),
  route(door.readMailHold, readMailHold),
  route(door.resumeMails, resumeMails),
  steps(door.readHealth, readHealth),
  route(door.readStorage, readStorage),

  route(door.currentAnnouncements, currentAnnouncements),
  route(door.dismissAnnouncement, dismissAnnouncement),
  route(door.listAnnouncements, listAnnouncements),
  route(door.createAnnouncement, createAnnouncement),
  route(door.changeAnnouncement, changeAnnouncement),
  route(door.removeAnnouncement, removeAnnouncement),
  route(door.readSupport, readSupport),
  route(door.changeSupport, changeSupport),
]
