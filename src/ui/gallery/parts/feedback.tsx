import Sparkles from 'lucide-react/icons/sparkles'
import { Badge, Count, Status } from '../../badge/badge.tsx'
import { Banner } from '../../banner/banner.tsx'
import { Button } from '../../button/button.tsx'
import { EmptyState } from '../../empty-state/empty-state.tsx'
import { Grid } from '../../layout/layout.tsx'
import { ReadFailed } from '../../read-failed/read-failed.tsx'
import { Loading, Skeleton } from '../../skeleton/skeleton.tsx'
import { Case } from '../case.tsx'
import { useLabels } from '../labels.ts'
import css from '../gallery.module.css'

/** Banners, badges, empty states, waiting. */
export function Feedback() {
  const labels = useLabels()
  return (
    <>
      <Case title="What could not be read" look="stack">
        <ReadFailed onAgain={() => {}} />
        <ReadFailed title="The files could not be read" onAgain={() => {}} />
      </Case>
      <Case title="Banners" look="stack">
        <Banner title="A new version of this page is live">{labels.help}</Banner>
        <Banner tone="success">Your domain is connected.</Banner>
        <Banner
          tone="warning"
          title="Your last payment failed"
          actions={<Button size="small">Change card</Button>}
        >
          We try again on Friday.
        </Banner>
        <Banner tone="danger" title={labels.error} onClose={() => {}}>
          {labels.help}
        </Banner>
      </Case>
      <Case title="Badges">
        <Badge>Draft</Badge>
        <Badge tone="accent" icon={Sparkles}>
          New
        </Badge>
        <Badge tone="success">Live</Badge>
        <Badge tone="warning">Past due</Badge>
        <Badge tone="danger">Expired</Badge>
        <Badge tone="info">Scheduled</Badge>
        <Badge>{labels.option}</Badge>
        <Status tone="success">Paid</Status>
        <Status tone="warning">To be sent</Status>
        <Status tone="danger">Failed</Status>
        <Status isHollow>Draft</Status>
        <Count value={12} label="12 unread" />
      </Case>
      <Case title="Empty" look="plain">
        <EmptyState
          icon={Sparkles}
          size="small"
          title={labels.title}
          action={<Button variant="primary">{labels.add}</Button>}
        >
          {labels.help}
        </EmptyState>
      </Case>
      <Case title="Waiting" look="plain">
        <Loading>
          <Grid>
            {[0, 1, 2].map((at) => (
              <div key={at} className={css.panel}>
                <Skeleton shape="block" />
                <Skeleton width="70%" />
                <Skeleton lines={2} />
              </div>
            ))}
          </Grid>
        </Loading>
      </Case>
    </>
  )
}
