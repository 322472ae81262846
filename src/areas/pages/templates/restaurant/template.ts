import { siteName } from '../site-name.ts'
import { footerPage, pageOf, type Template } from '../template.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { kitchen } from './kitchen.ts'
import { menu } from './menu.ts'
import { notes } from './notes.ts'
import { reservations } from './reservations.ts'
import { styles } from './styles.ts'

const at = pageOf('restaurant')

/** Halm: linen, low light, a menu one could cook. */
export const restaurant: Template = {
  id: 'restaurant',
  name: 'Halm',
  category: 'food',
  siteType: 'classic',
  title: 'Halm',
  description: 'A twelve-table kitchen in Faversham. One fire, one menu a night, Wednesday to Sunday.',
  styles,
  pages: [
    at('home', home, {
      title: `${siteName}, a kitchen in Faversham`,
      navTitle: 'Home',
      nav: 'none',
      description:
        'Twelve tables and one fire in Faversham. Four courses a night, written after lunch, Wednesday to Sunday.',
    }),
    at('menu', menu, {
      title: 'Menu',
      description: `This week’s four courses at ${siteName}, £46, with wines by the glass from growers nearby.`,
    }),
    at('kitchen', kitchen, {
      title: 'The kitchen',
      navTitle: 'Kitchen',
      description: `Who cooks at ${siteName}, how, and the eleven people within thirty miles who bring what is cooked.`,
    }),
    at('notes', notes, {
      title: 'Notes from the kitchen',
      navTitle: 'Notes',
      description: `Figs, lemons and the new bread: notes written on Mondays, when ${siteName} is closed.`,
    }),
    at('reservations', reservations, {
      title: 'Reserve a table',
      navTitle: 'Reservations',
      description: `Ring 01632 960 118 or write. Four of the twelve tables at ${siteName} are kept for people who knock.`,
    }),
    footerPage('restaurant', footer),
  ],
}
