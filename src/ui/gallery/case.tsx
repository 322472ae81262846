import type { ReactNode } from 'react'
import { Cluster, Grid, Stack } from '../layout/layout.tsx'
import css from './gallery.module.css'

/** One state of a component with its name. */
export function Case({
  title,
  children,
  look = 'cluster',
}: {
  title: string
  children: ReactNode
  look?: 'cluster' | 'stack' | 'grid' | 'plain'
}) {
  return (
    <div className={css.case}>
      <h3 className={css.caseTitle}>{title}</h3>
      {look === 'cluster' && <Cluster gap={12}>{children}</Cluster>}
      {look === 'stack' && <Stack gap={12}>{children}</Stack>}
      {look === 'grid' && <Grid gap={24}>{children}</Grid>}
      {look === 'plain' && children}
    </div>
  )
}
