import { tellMissing } from '#ui/late/tell-missing.ts'
import type { Editor } from '../editor.ts'

/** Code of actions that is fetched apart. */
export interface LateCode<Code> {
  /** Runs with the code: at once when it is there, else when it has come; when it cannot come, that is said. */
  use(editor: Editor, run: (code: Code) => void): void
  /** Fetches it ahead of its first use. */
  fetch(): Promise<void>
}

/** Makes the code of some actions late. */
export function lateCode<Code>(load: () => Promise<Code>): LateCode<Code> {
  let code: Code | undefined
  const fetch = async () => {
    code ??= await load().catch(() => undefined)
  }
  return {
    fetch,
    use(editor, run) {
      if (code) return run(code)
      void fetch().then(() => {
        if (code) run(code)
        else void tellMissing(editor.props.words)
      })
    },
  }
}
