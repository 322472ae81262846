/** The audit log of the operator’s console: what operators did, and to what. */
export const auditLog = {
  'operator.audit.title': {
    text: 'Audit log',
    note: 'Title of a screen of the operator, and its entry in the navigation: everything that operators did, in order.',
  },
  'operator.audit.text': {
    text: 'What operators did, and when. What they did to a site is on its timeline.',
    note: 'Below the title.',
  },
  'operator.audit.what': { text: 'Action', note: 'Head of a column: what was done.' },
  'operator.audit.about': {
    text: 'Target',
    note: 'Head of a column, and a filter: what an action was done to.',
  },
  'operator.audit.by': { text: 'Operator', note: 'Head of a column, and a filter: who did something.' },
  'operator.audit.at': { text: 'When', note: 'Head of a column: when something was done.' },
  'operator.audit.kind_account': { text: 'Account', note: 'What an action was done to.' },
  'operator.audit.kind_experiment': { text: 'Experiment', note: 'What an action was done to.' },
  'operator.audit.kind_plan': { text: 'Plan', note: 'What an action was done to: a plan of the price list.' },
  'operator.audit.kind_platform': {
    text: 'Platform',
    note: 'What an action was done to: the platform as a whole.',
  },
  'operator.audit.nobody': { text: 'Deleted account', note: 'In place of a name.' },
  'operator.audit.experiment_gone': {
    text: 'Removed: {name}',
    note: 'In place of a link to an experiment that is not there any more; {name} is its name.',
  },
  'operator.audit.days': { text: 'Days', note: 'A field: from which day to which.' },
  'operator.audit.any_day': {
    text: 'Any day',
    note: 'Button: takes the days away that the list is narrowed to.',
  },
  'operator.audit.change': {
    text: '{what}: {from} → {to}',
    note: 'What was changed, from what to what: “Price: 12 → 15”.',
  },
  'operator.audit.none': { text: 'Nothing yet', note: 'In place of a table.' },
  'operator.audit.none_text': { text: 'What operators do appears here.', note: 'Below “Nothing yet”.' },
  'operator.audit.no_match': { text: 'No entry fits', note: 'The filters leave nothing.' },
  'operator.act.plan_created': {
    text: 'Plan made: {plan}',
    note: 'What an operator did; {plan} is the name of a plan.',
  },
  'operator.act.plan_changed': {
    text: 'Plan changed: {plan}',
    note: 'What an operator did; {plan} is the name of a plan.',
  },
  'operator.act.plan_removed': {
    text: 'Plan removed: {plan}',
    note: 'What an operator did; {plan} is the name of a plan.',
  },
  'operator.act.billing_changed': {
    text: 'Billing settings changed',
    note: 'What an operator did: how this instance bills.',
  },
  'operator.act.job_retried': {
    text: 'Failed work tried again: {name}',
    note: 'What an operator did; {name} is a technical name.',
  },
  'operator.act.mail_resent': { text: 'Mail sent again', note: 'What an operator did.' },
  'operator.act.mails_resumed': {
    text: 'Mails let go, {count, plural, =0 {none was waiting} one {# was waiting} other {# were waiting}}',
    note: 'What an operator did: mails were held back and leave again; {count} of them were waiting.',
  },
  'operator.act.support_changed': {
    text: 'Address for help changed',
    note: 'What an operator did: the mail address at which owners ask for help.',
  },
  'operator.act.announced': {
    text: 'Announced: {title}',
    note: 'What an operator did; {title} is what was announced.',
  },
  'operator.act.announcement_changed': {
    text: 'Announcement changed: {title}',
    note: 'What an operator did; {title} is what is announced.',
  },
  'operator.act.announcement_removed': { text: 'Announcement removed', note: 'What an operator did.' },
} as const
