import { isId } from '#kernel/ids.ts'
import { isBeyondRate } from '#platform/spam/score.ts'
import { regions } from '#platform/visitor/regions.ts'
import { ownNames } from '../form/drawn.ts'
import { newPuzzle } from './puzzle.ts'
import { countMessages } from './rate.store.ts'
import { newToken } from './token.ts'
import { networkHash } from './sender-network.ts'

const input = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${value}">`

/** What the script of a page fetches as its form is first touched: pages are shared bytes, and carry no token. */
export const tokenRegion = regions.of({
  name: 'form-token',
  async draw(ctx) {
    const token = input(ownNames.token, newToken(ctx))
    const formId = String(ctx.request.headers['x-form'] ?? '')
    if (!isId(formId)) return token
    const network = networkHash(ctx.tools, ctx.request.ip)
    const counts = await countMessages(ctx, { formId, network, said: null })
    return isBeyondRate(counts) ? token + input(ownNames.proof, newPuzzle(ctx)) : token
  },
})
