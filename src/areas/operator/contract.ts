/** The door for everyone: the operator's console, experiments, labs, announcements, and the calls about them. */
export {
  act,
  type Act,
  type ActChange,
  actKinds,
  BY_COMMAND,
  type LoggedAct,
  readAuditLog,
  WHY_MAX,
} from './acts/act.contract.ts'
export {
  audience,
  type Audience,
  changeExperiment,
  createExperiment,
  experiment,
  type Experiment,
  experimentName,
  experimentState,
  type ExperimentState,
  exposure,
  type Exposure,
  getExperiment,
  listExperiments,
  listExposures,
  placing,
  type Placing,
  removeExperiment,
  segment,
  type Segment,
  segments,
  share,
  switchExperiment,
} from './experiments/experiment.contract.ts'
export { exposed, readConfiguration } from './experiments/placing.contract.ts'
export { getRecordingId } from './recording/recording.contract.ts'
export {
  type FeatureName,
  type LabsFeature,
  readCircleLabs,
  readInternalLabs,
  readLabs,
  saveCircleLabs,
  saveInternalLabs,
  setCircle,
} from './labs/labs.contract.ts'
export {
  extendSiteTrial,
  findSites,
  type FoundSite,
  linkSite,
  moveSite,
  noteSite,
  type SeenSite,
  seeSite,
  siteTimeline,
} from './sites/site.contract.ts'
export {
  changeDuties,
  endSessions,
  findAccounts,
  type FoundAccount,
  lockAccount,
  resetSecondFactor,
  seeAccount,
  type SeenAccount,
} from './accounts/account.contract.ts'
export { job, type JobEntry, listJobs, retryJob } from './jobs/job.contract.ts'
export {
  listMails,
  mail,
  type MailEntry,
  mailStates,
  openMail,
  readMailHold,
  resendMail,
  resumeMails,
  showMail,
} from './mails/mail.contract.ts'
export { LEAST_DISK, readHealth, readStorage } from './health/health.contract.ts'
export {
  announcedAt,
  announcement,
  type Announcement,
  changeAnnouncement,
  createAnnouncement,
  currentAnnouncements,
  dismissAnnouncement,
  listAnnouncements,
  removeAnnouncement,
} from './announcements/announcement.contract.ts'
export { changeSupport, readSupport } from './support/support.contract.ts'
