import assert from 'node:assert/strict'
import { permissions } from '#areas/sites/contract.ts'
import { testOnBlankSite as test } from '../testing.ts'
import { lookOf } from './begun-look.ts'
import { changeStyles } from './change-styles.ts'
import { readStyles } from './read-styles.ts'
import { readStylesDraft } from './styles.store.ts'

test('the site’s own style sheet is written by who has the right to code, and by nobody else', async (world) => {
  const { ctx, siteId } = world
  const write = (value: string | undefined) => ({ siteId, changes: [{ path: ['customCss'], value }] })
  assert.ok(ctx.actor.kind === 'account')
  const rights = new Set([...ctx.actor.rights].filter((right) => right !== permissions.codeEdit.name))
  const stylist = { ...ctx, actor: { ...ctx.actor, rights } }
  await assert.rejects(changeStyles(stylist, write('.a{}')), { code: 'right_missing', kind: 'forbidden' })
  await changeStyles(stylist, { siteId, changes: [{ path: ['corners'], value: 'round' }] })
  const { styles } = await changeStyles(ctx, write('.a { color: red }'))
  assert.equal((styles as { customCss?: string }).customCss, '.a { color: red }')
  await assert.rejects(changeStyles(stylist, write(undefined)), { code: 'right_missing' })
  await assert.rejects(changeStyles(ctx, write('x'.repeat(100_001))), { kind: 'invalid' })
})

test('what a site began with is kept, whatever it looks like since', async ({ ctx, siteId }) => {
  const first = lookOf((await readStylesDraft(ctx)).styles)
  assert.ok(first.palette.accent)
  await changeStyles(ctx, { siteId, changes: [{ path: ['palette', 'accent'], value: '#123456' }] })
  const { styles, begun } = await readStyles(ctx)
  assert.equal((styles as typeof first).palette.accent, '#123456')
  assert.deepEqual(begun, first)
})
