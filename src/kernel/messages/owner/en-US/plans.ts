/** What the plans of a fresh instance are, until its operator says something else. The server says it; no screen carries these words along. */
export const plans = {
  'plan.personal.name': {
    text: 'Personal',
    note: 'Name of the smallest plan: for a person, not for staff.',
  },
  'plan.personal.intent': {
    text: 'A site for a person, a project or a portfolio.',
    note: 'Whom a plan is for, below its name.',
  },
  'plan.personal.includes.pages': {
    text: 'Pages, blog and collections',
    note: 'A line of what a plan includes.',
  },
  'plan.personal.includes.domain': {
    text: 'A domain of your own',
    note: 'A line of what a plan includes.',
  },
  'plan.personal.includes.forms': {
    text: 'Forms and analytics',
    note: 'A line of what a plan includes.',
  },
  'plan.business.name': {
    text: 'Business',
    note: 'Name of a plan.',
  },
  'plan.business.intent': {
    text: 'For a small business that works with others and sells a little.',
    note: 'Whom a plan is for, below its name.',
  },
  'plan.business.includes.all': {
    text: 'All of Personal',
    note: 'A line of what a plan includes: all that another has, by its name.',
  },
  'plan.business.includes.selling': {
    text: 'Products and invoices',
    note: 'A line of what a plan includes.',
  },
  'plan.business.includes.code': {
    text: 'Code of your own',
    note: 'A line of what a plan includes.',
  },
  'plan.business.includes.campaigns': {
    text: 'Campaigns by mail',
    note: 'A line of what a plan includes.',
  },
  'plan.commerce.name': {
    text: 'Commerce',
    note: 'Name of a plan: for shops.',
  },
  'plan.commerce.intent': {
    text: 'For a shop: memberships, appointments and subscriptions too.',
    note: 'Whom a plan is for, below its name.',
  },
  'plan.commerce.includes.all': {
    text: 'All of Business',
    note: 'A line of what a plan includes: all that another has, by its name.',
  },
  'plan.commerce.includes.products': {
    text: 'As many products as you like',
    note: 'A line of what a plan includes.',
  },
  'plan.commerce.includes.members': {
    text: 'Memberships and courses',
    note: 'A line of what a plan includes.',
  },
  'plan.commerce.includes.appointments': {
    text: 'Appointments',
    note: 'A line of what a plan includes.',
  },
  'plan.enterprise.name': {
    text: 'Enterprise',
    note: 'Name of the largest plan.',
  },
  'plan.enterprise.intent': {
    text: 'For an organization with several sites and teams.',
    note: 'Whom a plan is for, below its name.',
  },
  'plan.enterprise.includes.all': {
    text: 'All of Commerce',
    note: 'A line of what a plan includes: all that another has, by its name.',
  },
  'plan.enterprise.includes.unlimited': {
    text: 'No limits',
    note: 'A line of what a plan includes.',
  },
  'plan.enterprise.includes.teams': {
    text: 'An organization with team roles',
    note: 'A line of what a plan includes.',
  },
  'plan.pause.name': {
    text: 'Pause',
    note: 'Name of the plan with which a site rests for a season.',
  },
  'plan.pause.intent': {
    text: 'For the season in between: the site stays, selling rests.',
    note: 'Whom a plan is for, below its name.',
  },
  'plan.pause.includes.shown': {
    text: 'The site is shown as it is',
    note: 'A line of what a plan includes.',
  },
  'plan.pause.includes.resting': {
    text: 'Nothing is sold',
    note: 'A line of what a plan includes.',
  },
  'plan.pause.includes.back': {
    text: 'Back with one click',
    note: 'A line of what a plan includes.',
  },
} as const
