import { z } from 'zod'
import { bumpKeys } from '#areas/pages/index.ts'
import { id } from '#kernel/shapes.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { formKey } from './form.ts'

/** At the moment at which a form opens or closes, pages that show it are drawn anew. Harmless twice. */
export const openOrClose = defineJob({
  name: 'forms.open-or-close',
  input: z.object({ formId: id }),
  retries: 10,
  backoff: { first: 5, longest: 300 },
  timeout: 30,
  priority: 10,
  run: (job, { formId }) =>
    job.transaction(async (ctx) => {
      await bumpKeys(ctx, [formKey(formId)])
      await job.finish(ctx.db)
    }),
})
