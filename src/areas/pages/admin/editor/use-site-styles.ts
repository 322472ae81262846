import { useEffect, useMemo, useRef, useState } from 'react'
import type { StylesInput } from '#editor/index.tsx'
import type { SiteStyles } from '#document/styles.ts'
import { call } from '#kernel/api-client/call.ts'
import { useWords } from '#ui/words.ts'
import { changeStyles, readStyles } from '../../contract.ts'
import { families } from '../../fonts/families.ts'
import { readyPalettes } from '../../styles/palettes.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { styleChanges } from './style-changes.ts'

const weightsOf = ([lightest, boldest]: readonly [number, number]): number[] =>
  [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((weight) => weight >= lightest && weight <= boldest)

export interface SiteStylesHere {
  /** As the editor last heard of them from outside: another value only when somebody else changed them. */
  readonly given: SiteStyles
  /** As they are known to be stored: what header, footer and faces are drawn from. */
  readonly stored: SiteStyles
  /** For the styles panel. */
  readonly input: StylesInput
  /** Stores styles and shows them on the canvas. @throws Error in words for the person */
  change(styles: SiteStyles): Promise<void>
  /** Somebody changed them; reads them unless that was us. */
  heard(version: number): void
}

/** The styles of a site on the canvas: stored by what differs, so that people who change different things merge. */
export function useSiteStyles(
  siteId: string,
  first: { readonly styles: SiteStyles; readonly version: number },
  onStored: () => void,
): SiteStylesHere {
  const t = useWords()
  const [given, setGiven] = useState(first.styles)
  const [stored, setStored] = useState(first.styles)
  const base = useRef(first)
  // Saves go one after another, and what is heard meanwhile waits for them.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef({ t, onStored })
  useEffect(() => {
    latest.current = { t, onStored }
  }, [t, onStored])

  const verbs = useMemo(() => {
    const inLine = <T>(work: () => Promise<T>): Promise<T> => {
      const done = line.current.then(work)
      line.current = done.catch(() => {})
      return done
    }
    const save = (styles: SiteStyles, isShown: boolean) =>
      inLine(async () => {
        const changes = styleChanges(base.current.styles, styles)
        if (changes.length === 0) return
        try {
          const answer = await call(changeStyles, { siteId, changes })
          const now = answer.styles as SiteStyles
          base.current = { styles: now, version: answer.version }
          setStored(now)
          // Others changed something else meanwhile: the canvas shows that, too.
          if (!isShown || styleChanges(styles, now).length > 0) setGiven(now)
          latest.current.onStored()
        } catch (error) {
          throw new Error(wordsOfProblem(error, latest.current.t), { cause: error })
        }
      })
    return {
      save,
      heard: (version: number) => {
        inLine(async () => {
          if (version <= base.current.version) return
          const answer = await call(readStyles, { siteId })
          const now = answer.styles as SiteStyles
          base.current = { styles: now, version: answer.version }
          setStored(now)
          setGiven(now)
        }).catch(() => {
          // The next change of theirs, or ours, brings it.
        })
      },
    }
  }, [siteId])

  const input = useMemo(
    (): StylesInput => ({
      families: families.map((family) => ({
        id: family.id,
        name: family.name,
        kind: family.category === 'serif' ? 'serif' : 'sans',
        weights: weightsOf(family.weights),
      })),
      palettes: readyPalettes.map(({ id, palette }) => ({ name: t(`pages.palette.${id}`), palette })),
      save: (styles) => verbs.save(styles, true),
    }),
    [t, verbs],
  )
  return { given, stored, input, change: (styles) => verbs.save(styles, false), heard: verbs.heard }
}
