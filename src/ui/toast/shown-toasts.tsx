import { recordingClass } from '#kernel/session-recording.ts'
import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
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
import { queue } from './toast-queue.ts'
import css from './toast.module.css'

/** The toasts there are. */
export function ShownToasts() {
  const words = useWords()
  return (
    <AriaToastRegion
      queue={queue}
      aria-label={words('ui.toast.region')}
      data-region="messages"
      className={css.region}
    >
      {({ toast }) => {
        const { text, detail, tone = 'plain', undo, action } = toast.content
        const act = (run: () => void) => () => {
          queue.close(toast.key)
          run()
        }
        return (
          <AriaToast toast={toast} className={classNames(css.toast, css[tone])}>
            {tone !== 'plain' && (
              <Icon of={tone === 'danger' ? CircleAlert : CircleCheck} className={css.icon} />
            )}
            <ToastContent className={classNames(css.text, recordingClass.mask)}>
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
