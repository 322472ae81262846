import { flushSync } from 'react-dom'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from 'react-aria-components/Toast'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWords } from '../words.ts'
import css from './toast.module.css'

export interface ToastMessage {
  /** What happened, in a sentence of a few words: "Page moved to the trash". */
  readonly text: string
  readonly detail?: string
  /** `danger` stays until it is closed. */
  readonly tone?: 'plain' | 'success' | 'danger'
  /** Takes it back. The toast then stays 12 seconds instead of 6. */
  readonly undo?: () => void
  /** Another way on: "View". */
  readonly action?: { readonly label: string; readonly onAction: () => void }
}

const queue = new ToastQueue<ToastMessage>({
  maxVisibleToasts: 3,
  wrapUpdate: (update) => {
    if (
      typeof document !== 'undefined' &&
      'startViewTransition' in document &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
      document.startViewTransition(() => flushSync(update))
    } else update()
  },
})

/** Says what happened, at the foot of the screen. Gives back a function that takes it away early. */
export function showToast(message: ToastMessage): () => void {
  const timeout = message.tone === 'danger' ? undefined : message.undo || message.action ? 12_000 : 6_000
  const key = queue.add(message, { timeout })
  return () => queue.close(key)
}

/** Where toasts appear; once in the app, inside the provider. Reached by F6; waiting stops while it is hovered or focused. */
export function ToastRegion() {
  const words = useWords()
  return (
    <AriaToastRegion queue={queue} aria-label={words('ui.toast.region')} className={css.region}>
      {({ toast }) => {
        const { text, detail, tone = 'plain', undo, action } = toast.content
        const act = (run: () => void) => () => {
          queue.close(toast.key)
          run()
        }
        return (
          <AriaToast
            toast={toast}
            className={classNames(css.toast, css[tone])}
            style={{ viewTransitionName: `toast-${toast.key}` }}
          >
            {tone !== 'plain' && (
              <Icon of={tone === 'danger' ? CircleAlert : CircleCheck} className={css.icon} />
            )}
            <ToastContent className={css.text}>
              <Text slot="title">{text}</Text>
              {detail && (
                <Text slot="description" className={css.detail}>
                  {detail}
                </Text>
              )}
            </ToastContent>
            {undo && (
              <Button size="small" variant="quiet" className={css.action} onPress={act(undo)}>
                {words('ui.undo')}
              </Button>
            )}
            {action && (
              <Button size="small" variant="quiet" className={css.action} onPress={act(action.onAction)}>
                {action.label}
              </Button>
            )}
            <IconButton
              slot="close"
              icon={X}
              name={words('ui.toast.close')}
              size="small"
              tip="none"
              className={css.close}
            />
          </AriaToast>
        )
      }}
    </AriaToastRegion>
  )
}
