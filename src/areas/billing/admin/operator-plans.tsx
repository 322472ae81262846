import { useState } from 'react'
import Plus from 'lucide-react/icons/plus'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Page, Stack } from '#ui/layout/layout.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import { showToast } from '#ui/toast/toast.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import type { OutputOf } from '#kernel/endpoint.ts'
import { createPlan, listPlans, removePlan } from '../contract.ts'
import { BillingSettings } from './operator/billing-settings.tsx'
import { PlanDialog } from './operator/plan-dialog.tsx'
import { usePlanWords } from './plans/plan-words.ts'

type Row = OutputOf<typeof listPlans>['plans'][number]

/** The operator's plans, and how this instance bills. */
export function Screen() {
  const t = useWords()
  const words = usePlanWords()
  const plans = useRead(listPlans, {})
  const [open, setOpen] = useState<Row | 'new' | null>(null)
  const remove = useChange(removePlan, { refreshes: [listPlans] })
  const restore = useChange(createPlan, { refreshes: [listPlans] })
  const takeAway = ({ id, sites: _sites, ...row }: Row): void => {
    // A plan that a site has is not removed, so one that is made anew is all that it was.
    const undo = (): void => restore.mutate(row)
    const onSuccess = (): void =>
      void showToast({ text: t('billing.plans.removed', { name: row.name }), undo })
    remove.mutate({ planId: id }, { onSuccess })
  }
  const columns: readonly TableColumn<Row>[] = [
    {
      id: 'name',
      label: t('billing.plans.name'),
      isHeader: true,
      cell: (row) => (
        <>
          {row.name} {!row.isOffered && <Badge>{t('billing.plans.not_offered')}</Badge>}
        </>
      ),
    },
    {
      id: 'price',
      label: t('billing.plans.price'),
      phone: 'line',
      width: '15rem',
      // In every currency: the first of them by its letters would be one that nobody chose.
      cell: (row) =>
        row.prices.map(({ currency }) => words.price(row, currency, 'month')).join(' · ') ||
        t('billing.plans.no_price'),
    },
    {
      id: 'limits',
      label: t('billing.plans.limits'),
      phone: 'line',
      width: '16rem',
      cell: (row) =>
        plans.data?.limits
          .filter(({ isOfOwner }) => !isOfOwner)
          .map((limit) => words.allowance(limit, row))
          .join(' · '),
    },
    {
      id: 'sites',
      label: t('billing.plans.sites'),
      align: 'end',
      phone: 'line',
      isNamedOnPhone: true,
      width: '5rem',
      cell: (row) => row.sites,
    },
    {
      id: 'actions',
      label: t('billing.plans.actions'),
      isLabelHidden: true,
      align: 'end',
      phone: 'end',
      width: '6rem',
      cell: (row) => (
        <Button size="small" variant="quiet" isDisabled={row.sites > 0} onPress={() => takeAway(row)}>
          {t('billing.plans.remove')}
        </Button>
      ),
    },
  ]
  return (
    <Page>
      <PageHeader
        title={t('frame.nav.plans')}
        actions={
          <Button variant="primary" icon={Plus} onPress={() => setOpen('new')}>
            {t('billing.plans.create')}
          </Button>
        }
      >
        {t('billing.plans.text')}
      </PageHeader>
      {plans.data ? (
        <Stack gap={40}>
          <Table
            label={t('frame.nav.plans')}
            columns={columns}
            items={plans.data.plans}
            idOf={(row) => row.id}
            nameOf={(row) => row.name}
            onOpen={(id) => setOpen(plans.data.plans.find((row) => row.id === id) ?? null)}
            empty={null}
          />
          <BillingSettings plans={plans.data.plans} settings={plans.data.settings} />
        </Stack>
      ) : (
        <Waiting isFailed={plans.isError} onAgain={() => void plans.refetch()} lines={6} />
      )}
      {open !== null && plans.data && (
        <PlanDialog
          plan={open === 'new' ? null : open}
          limits={plans.data.limits}
          onClose={() => setOpen(null)}
        />
      )}
    </Page>
  )
}
