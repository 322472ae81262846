import { useEffect, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { TextField, type TextFieldProps } from '#ui/text-field/text-field.tsx'
import { useWords } from '#ui/words.ts'
import type { PasswordStrength } from '../../account/password-strength.ts'
import css from './entrance.module.css'

type Judge = (password: string, own: readonly string[]) => PasswordStrength

/** The lists of common passwords are large: they come while the person types the first letters. */
function useJudge(isNeeded: boolean): Judge | null {
  const [judge, setJudge] = useState<Judge | null>(null)
  useEffect(() => {
    if (!isNeeded || judge) return
    let isGone = false
    const load = async (): Promise<void> => {
      const { passwordStrength } = await import('../../account/password-strength.ts')
      if (!isGone) setJudge(() => passwordStrength)
    }
    void load()
    return () => {
      isGone = true
    }
  }, [isNeeded, judge])
  return judge
}

const tones = [css.weak, css.weak, css.nearly, css.good, css.good]

/** A field for a new password that says how hard it is to guess, as the server will judge it. */
export function NewPasswordField({
  own,
  ...field
}: Omit<TextFieldProps, 'type' | 'autoComplete' | 'help'> & { own: readonly string[] }) {
  const t = useWords()
  const password = field.value ?? ''
  const judge = useJudge(password !== '')
  const strength = judge && password !== '' ? judge(password, own) : null
  return (
    <div>
      <TextField
        {...field}
        type="password"
        autoComplete="new-password"
        help={field.error ? undefined : t('accounts.strength.help')}
      />
      {strength && (
        <div className={classNames(css.strength, tones[strength.score])}>
          <div className={css.bars} aria-hidden="true">
            {[1, 2, 3, 4].map((bar) => (
              <span key={bar} className={classNames(css.barsItem, strength.score >= bar && css.on)} />
            ))}
          </div>
          <p className={css.said} role="status">
            {t(`accounts.strength.${strength.score}`)}
          </p>
        </div>
      )}
    </div>
  )
}
