import { siteName } from '../site-name.ts'
import { footerPage, pageOf, type Template } from '../template.ts'
import { about } from './about.ts'
import { cases } from './cases.ts'
import { contact } from './contact.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { journal } from './journal.ts'
import { services } from './services.ts'
import { styles } from './styles.ts'

const at = pageOf('consultant')

/** Marlow & Reyes: calm, exact, architectural. */
export const consultant: Template = {
  id: 'consultant',
  name: 'Marlow & Reyes',
  category: 'services',
  siteType: 'classic',
  title: 'Marlow & Reyes',
  description: 'Two people who mend the part between the order and the door. Leeds and Rotterdam.',
  styles,
  pages: [
    at('home', home, {
      title: `${siteName}, operations`,
      navTitle: 'Home',
      nav: 'none',
      description:
        'Two people, one week on your floor, and a plan your own people can carry out on the Monday after.',
    }),
    at('services', services, {
      title: 'Services',
      description:
        'The hour, the week and the quarter: what each holds and what it costs, from £240 to £38,000.',
    }),
    at('cases', cases, {
      title: 'Cases',
      description:
        'A bakery, a maker of stairlifts and a county archive: what was slow, what changed, by how much.',
    }),
    at('about', about, {
      title: 'About',
      description:
        'Agnes Marlow ran a night shift, Tomás Reyes draws hospitals. Together they are the whole firm.',
    }),
    at('journal', journal, {
      title: 'Journal',
      description: 'Short pieces about queues, lower ones and the way to the printer, four times a year.',
    }),
    at('contact', contact, {
      title: 'Contact',
      description: 'The first hour costs nothing. Write two sentences about what takes too long.',
    }),
    footerPage('consultant', footer),
  ],
}
