import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { migrationsFolder } from './scratch-database.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A commit by its whole name: a short one may be another's some day. */
const commit = z.string().regex(/^[0-9a-f]{40}$/)

const record = z.strictObject({
  /** The version before: its programs go on running while this one's take their places. */
  commit,
  /** The last migration that it knows. */
  migration: z.string(),
  /** What later migrations take away or ask for, though that version's database did not. */
  narrowings: z.array(
    z.strictObject({
      migration: z.string(),
      /** From which commit on programs do without. It is the version before, or older. */
      since: commit,
      why: z.string().min(1),
      what: z.array(z.string()).min(1),
    }),
  ),
  /** Wherein its programs are answered otherwise beside ours, for a reason; each goes with the version. */
  exceptions: z.array(z.strictObject({ what: z.string(), why: z.string().min(1) })),
})

/** The version whose programs have to go on running, as `migrations/before.json` has it. */
export type VersionBefore = z.infer<typeof record>

/** Reads which version that is. */
export function readVersionBefore(): VersionBefore {
  return record.parse(JSON.parse(readFileSync(join(migrationsFolder, 'before.json'), 'utf8')))
}

function git(...words: string[]): boolean {
  try {
    execFileSync('git', words, { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Whether a commit can be looked at: a copy of the files alone has no history, or not all of it. */
export const isKept = (name: string): boolean => git('cat-file', '-e', `${name}^{commit}`)

/** Whether a commit is the other, or one that it came of. */
export const isUpTo = (name: string, other: string): boolean =>
  git('merge-base', '--is-ancestor', name, other)

/**
 * Writes the files of a commit to a folder.
 *
 * @param paths of the files and folders that are needed
 */
export function takeOut(name: string, folder: string, paths: readonly string[]): void {
  const archive = execFileSync('git', ['archive', '--format=tar', name, '--', ...paths], {
    cwd: root,
    maxBuffer: 1024 ** 3,
  })
  execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive })
}
