// What the owner's app weighs: everything a browser fetches, from an empty window, until a screen stands.
// No clock is read: the figures are the same on every machine.
import { weighScreens } from '../tests/app-weight.ts'
import { startJourney } from '../tests/journeys/world.ts'
import { table } from './figures.ts'

const kb = (bytes: number): string => (bytes / 1024).toFixed(1)

/** Runs the measurement. */
export async function run(): Promise<void> {
  const journey = await startJourney()
  try {
    const weights = await weighScreens(journey)
    table(
      ['screen', 'requests', 'scripts', 'script, KB gz', 'styles, KB gz'],
      weights.map((one) => [
        one.screen,
        String(one.requests),
        String(one.scripts),
        kb(one.scriptBytes),
        kb(one.styleBytes),
      ]),
    )
    const editor = weights.find(({ screen }) => screen === 'editor')
    console.log(`\nOf the editor: ${editor?.heaviest.slice(0, 8).join(' · ')}`)
  } finally {
    await journey.close()
  }
}
