import { useEffect, useMemo, useRef, useState } from 'react'
import { sameJson } from '#document/json.ts'
import type { StyleChange } from '#document/style-changes.ts'
import type { HeaderStyle, SiteStyles } from '#document/styles.ts'
import type { StylesInput, StylesOutcome } from '#editor/index.tsx'
import { call } from '#kernel/api-client/call.ts'
import { useWords } from '#ui/words.ts'
import { changeStyles, readStyles } from '../../contract.ts'
import { families } from '../../fonts/families.ts'
import { outcomeOfError } from './save-outcome.ts'

const weightsOf = ([lightest, boldest]: readonly [number, number]): number[] =>
  [100, 200, 300, 400, 500, 600, 700, 800, 900].filter((weight) => weight >= lightest && weight <= boldest)

export interface SiteStylesHere {
  /** As the editor last heard of them from outside: another value only when somebody else changed them. */
  readonly given: SiteStyles
  /** As they are known to be stored: what footer and faces are drawn from. */
  readonly stored: SiteStyles
  /** The header as the canvas shows it, stored or not. */
  readonly header: HeaderStyle
  /** How it stands with saving them. */
  readonly saving: StylesSaving
  /** For the editor. */
  readonly input: StylesInput
  /** Somebody changed them; reads them unless that was us. */
  heard(version: number): void
}

/** Whether the server has them; `problem` in words, where it will not take them. */
export type StylesSaving = 'idle' | 'saving' | 'saved' | 'unreachable' | { readonly problem: string }

/** The styles of a site on the canvas: stored by what differs, so that people who change different things merge. */
export function useSiteStyles(
  siteId: string,
  first: {
    readonly styles: SiteStyles
    readonly version: number
    readonly begun: Partial<SiteStyles>
  },
  onStored: () => void,
): SiteStylesHere {
  const t = useWords()
  const [given, setGiven] = useState(first.styles)
  const [stored, setStored] = useState(first.styles)
  const [header, setHeader] = useState(first.styles.header)
  const [saving, setSaving] = useState<StylesSaving>('idle')
  const base = useRef<{ readonly styles: SiteStyles; readonly version: number }>(first)
  const [begun] = useState(first.begun)
  // Saves go one after another, and what is heard meanwhile waits for them.
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef({ onStored })
  useEffect(() => {
    latest.current = { onStored }
  }, [onStored])

  const verbs = useMemo(() => {
    const inLine = <T>(work: () => Promise<T>): Promise<T> => {
      const done = line.current.then(work)
      line.current = done.catch(() => {})
      return done
    }
    const save = (changes: readonly StyleChange[]) =>
      inLine(async (): Promise<StylesOutcome> => {
        setSaving('saving')
        try {
          const answer = await call(changeStyles, {
            siteId,
            changes: changes.map(({ path, ...rest }) => ({ ...rest, path: [...path] })),
          })
          const now = answer.styles as SiteStyles
          base.current = { styles: now, version: answer.version }
          setStored(now)
          setSaving('saved')
          latest.current.onStored()
          return { kind: 'saved', styles: now }
        } catch (error) {
          const outcome = outcomeOfError(error)
          if (outcome.kind === 'refused') {
            setSaving({ problem: outcome.refusal.message ?? outcome.refusal.rule })
            return outcome
          }
          setSaving('unreachable')
          return outcome.kind === 'unreachable' ? outcome : { kind: 'unreachable' }
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
          setHeader((before) => (sameJson(before, now.header) ? before : now.header))
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
      async ready() {
        const [{ readyPalettes }, { fontPairs }] = await Promise.all([
          import('../../styles/palettes.ts'),
          import('../../styles/font-pairs.ts'),
        ])
        return {
          palettes: readyPalettes.map(({ id, palette }) => ({ name: t(`pages.palette.${id}`), palette })),
          pairs: fontPairs.map(({ id, fonts }) => ({ name: t(`pages.fonts.${id}`), fonts })),
        }
      },
      save: verbs.save,
      begun,
      shown: ({ header: next }) => setHeader((before) => (sameJson(before, next) ? before : next)),
    }),
    [t, verbs, begun],
  )
  return { given, stored, header, saving, input, heard: verbs.heard }
}
