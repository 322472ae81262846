import type { OwnerMessage } from '../en-US/index.ts'
import { accountMails } from './account-mails.ts'
import { accountSecurity } from './account-security.ts'
import { accounts } from './accounts.ts'
import { app } from './app.ts'
import { assets } from './assets.ts'
import { auditLog } from './audit-log.ts'
import { billing } from './billing.ts'
import { blocks } from './blocks.ts'
import { document } from './document.ts'
import { editor } from './editor.ts'
import { editorActions } from './editor-actions.ts'
import { editorPanels } from './editor-panels.ts'
import { editorStyles } from './editor-styles.ts'
import { experiments } from './experiments.ts'
import { labs } from './labs.ts'
import { lists } from './lists.ts'
import { newSite } from './new-site.ts'
import { operator } from './operator.ts'
import { pageLook } from './page-look.ts'
import { pageSettings } from './page-settings.ts'
import { pages } from './pages.ts'
import { people } from './people.ts'
import { plans } from './plans.ts'
import { platform } from './platform.ts'
import { redirects } from './redirects.ts'
import { refusals } from './refusals.ts'
import { releases } from './releases.ts'
import { sections } from './sections.ts'
import { siteMails } from './site-mails.ts'
import { siteSettings } from './site-settings.ts'
import { siteTimeline } from './site-timeline.ts'
import { sites } from './sites.ts'
import { support } from './support.ts'
import { templates } from './templates.ts'
import { transfer } from './transfer.ts'
import { ui } from './ui.ts'

/** The owner’s app in French. Owners are addressed as “vous”; a narrow no-break space stands before ; : ? ! and inside « ». What is not here is said in English. */
export const frFR = {
  ...accountMails,
  ...accounts,
  ...accountSecurity,
  ...app,
  ...assets,
  ...auditLog,
  ...billing,
  ...blocks,
  ...document,
  ...editor,
  ...editorActions,
  ...editorPanels,
  ...editorStyles,
  ...experiments,
  ...labs,
  ...lists,
  ...newSite,
  ...operator,
  ...pageLook,
  ...pages,
  ...pageSettings,
  ...people,
  ...plans,
  ...platform,
  ...redirects,
  ...refusals,
  ...releases,
  ...sections,
  ...siteMails,
  ...sites,
  ...siteSettings,
  ...siteTimeline,
  ...support,
  ...templates,
  ...transfer,
  ...ui,
} satisfies Partial<Record<OwnerMessage, string>>
