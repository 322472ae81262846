import { siteName } from '../site-name.ts'
import { footerPage, pageOf, type Template } from '../template.ts'
import { commissions } from './commissions.ts'
import { contact } from './contact.ts'
import { exhibitions } from './exhibitions.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { studio } from './studio.ts'
import { styles } from './styles.ts'
import { work } from './work.ts'

const at = pageOf('portfolio')

/** Ines Varga: a gallery with the lights low. */
export const portfolio: Template = {
  id: 'portfolio',
  name: 'Varga',
  category: 'portfolio',
  siteType: 'classic',
  title: 'Ines Varga',
  description: 'Stoneware by Ines Varga: few things, made slowly, in an old dairy above the Severn.',
  styles,
  pages: [
    at('home', home, {
      title: `${siteName}, stoneware`,
      navTitle: 'Home',
      nav: 'none',
      description: `Vases, jars, bowls and plates in three clays and one ash glaze, made slowly by ${siteName} in Clevedon.`,
    }),
    at('work', work, {
      title: 'Work',
      description: `Stoneware by ${siteName} from 2021 to 2025, with what is still here and what it costs.`,
    }),
    at('studio', studio, {
      title: 'Studio',
      description: 'An old dairy that faces north, a kiln lit four times a year, and why the glaze is grey.',
    }),
    at('exhibitions', exhibitions, {
      title: 'Exhibitions',
      description: `Where the vessels of ${siteName} can be seen now, where they have been, and who keeps them.`,
    }),
    at('commissions', commissions, {
      title: 'Commissions',
      description:
        'Nine commissions a year: what can be made, how long it takes, and from £38 what it costs.',
    }),
    at('contact', contact, {
      title: 'Contact',
      description: 'The Old Dairy, Wain Lane, Clevedon. Fridays by appointment; on firing Sundays just come.',
    }),
    footerPage('portfolio', footer),
  ],
}
