import { right } from '#areas/sites/contract.ts'

/** The area's rights. */
export const permissions = {
  /** Make, change and delete forms. */
  formsManage: right('forms.manage', {
    group: 'audience',
    roles: ['admin', 'website_editor'],
    limitedBy: 'form',
  }),
  /** Read what people sent. */
  submissionsSee: right('submissions.see', {
    group: 'audience',
    roles: ['admin', 'website_editor'],
    limitedBy: 'form',
  }),
  /** Answer, sort, export and delete what people sent. */
  submissionsManage: right('submissions.manage', {
    group: 'audience',
    roles: ['admin', 'website_editor'],
    limitedBy: 'form',
  }),
} as const
