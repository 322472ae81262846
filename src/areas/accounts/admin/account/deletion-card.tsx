import { useState } from 'react'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { call } from '#kernel/api-client/call.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { useRead } from '#ui/data/data.ts'
import { ConfirmByName } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Link } from '#ui/link/link.tsx'
import { useWords } from '#ui/words.ts'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { type Account, deleteAccount, readDeletion } from '../../contract.ts'
import { ProofDeclined, useProof } from '../proof/use-proof.tsx'
import css from './account.module.css'

/** The way out: what has to be done first, or a button that asks for the address to be typed. */
export function DeletionCard({ account }: { account: Account }) {
  const t = useWords()
  const deletion = useRead(readDeletion, {})
  const { proved, dialog } = useProof()
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const remove = async (): Promise<void> => {
    setProblem(undefined)
    try {
      await proved(() => call(deleteAccount, { email: account.email }))
      location.assign('/sign-in')
    } catch (error) {
      if (!(error instanceof ProofDeclined)) setProblem(problemIn(error)?.message ?? t('ui.change_failed'))
      throw error
    }
  }
  const obstacles = deletion.data?.obstacles ?? []
  return (
    <Card title={t('accounts.delete.title')}>
      <Stack>
        <p className={css.soft}>{t('accounts.delete.text')}</p>
        {deletion.data === undefined ? (
          <Waiting isFailed={deletion.isError} onAgain={() => void deletion.refetch()} lines={1} />
        ) : obstacles.length > 0 ? (
          <div>
            <h3 className={css.small}>{t('accounts.delete.obstacles')}</h3>
            {obstacles.map((obstacle) => (
              <div key={obstacle.code} className={css.obstacle}>
                <p>{obstacle.message}</p>
                <ul className={css.things}>
                  {obstacle.things.map((thing) => (
                    <li key={thing.path ?? thing.name}>
                      {thing.path === null ? thing.name : <Link href={thing.path}>{thing.name}</Link>}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        ) : (
          <div>
            <Button onPress={() => setOpen(true)}>{t('accounts.delete.action')}</Button>
          </div>
        )}
      </Stack>
      <ConfirmByName
        title={t('accounts.delete.dialog')}
        name={account.email}
        action={t('accounts.delete.action')}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open)
          setProblem(undefined)
        }}
        onConfirm={remove}
        error={problem}
      >
        {t('accounts.delete.dialog_text')}
      </ConfirmByName>
      {dialog}
    </Card>
  )
}
