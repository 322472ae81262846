import type { BlockViewProps } from '#document/define-block.ts'
import type { PropsOf } from '#document/fields.ts'
import type { fields } from './fields.ts'
export { default as css } from '../view/form.css?inline'

/** A sentence and a button: mail scanners follow links, so that a link alone does nothing. */
export function view({ props, ctx }: BlockViewProps<PropsOf<typeof fields>>) {
  const { act, token } = props
  return (
    <div className="form">
      <h1>{ctx.words(`subscription.${act}.title`)}</h1>
      <p className="form-words">{ctx.words(`subscription.${act}.text`)}</p>
      {act === 'confirm' || act === 'leave' || act === 'answer' ? (
        <form action={act === 'answer' ? '/_/answers' : `/_/lists/${act}`} method="post">
          <input type="hidden" name="_page" value={ctx.path} />
          <input type="hidden" name="_block" value={ctx.block.id} />
          <input type="hidden" name="token" value={token} />
          {act === 'leave' ? (
            <label className="form-option">
              <input type="checkbox" name="all" value="yes" />
              <span>{ctx.words('subscription.leave.all')}</span>
            </label>
          ) : null}
          <div className="form-buttons">
            <button type="submit" className="button button-primary">
              {ctx.words(act === 'leave' ? 'subscription.leave.button' : 'subscription.confirm.button')}
            </button>
          </div>
        </form>
      ) : null}
    </div>
  )
}
