import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useWords } from '../words.ts'
import { NotFetched } from './not-fetched.ts'
import { tellMissing } from './tell-missing.ts'

interface BoundaryProps {
  readonly onMissing: () => void
  readonly children: ReactNode
}

/** Lets what is around a part go on when that part could not be fetched; other faults go through. */
class Boundary extends Component<BoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }
  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }
  override componentDidCatch(error: unknown): void {
    if (error instanceof NotFetched) this.props.onMissing()
  }
  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (error instanceof NotFetched) return null
    throw error
  }
}

interface LateProps {
  /** It could not be fetched, which was said: whoever asked for it takes the wish back. */
  readonly onMissing: () => void
  /** Shown until it is there. */
  readonly waiting?: ReactNode
}

/** A component whose code comes when it is first shown, or ahead of that by `fetch`. */
export interface Late<Props> {
  (props: Props & LateProps): ReactNode
  /** Fetches it ahead of its first use; without a line nothing happens. */
  fetch(): void
}

/**
 * Makes a component late. Without a line it is missing, which is said, and the screen around it stays; it can
 * be asked for again. Where that cannot help, because an upgrade took it away, a new document is offered.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const fetching = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (cause) {
        throw new NotFetched(cause)
      }
    })
  let part = fetching()
  function LatePart({ onMissing, waiting, ...props }: Props & LateProps) {
    const t = useWords()
    const Part = part
    const missing = () => {
      part = fetching()
      void tellMissing(t)
      onMissing()
    }
    return (
      <Boundary onMissing={missing}>
        <Suspense fallback={waiting ?? null}>
          <Part {...(props as unknown as Props & React.JSX.IntrinsicAttributes)} />
        </Suspense>
      </Boundary>
    )
  }
  return Object.assign(LatePart, { fetch: () => void load().catch(() => undefined) })
}
