import LinkIcon from 'lucide-react/icons/link'
import Lock from 'lucide-react/icons/lock'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useWhen } from '#areas/accounts/admin/index.tsx'
import { useSite } from '#areas/sites/admin/index.tsx'
import { problemIn } from '#kernel/api-client/api-error.ts'
import { recordingClass } from '#kernel/session-recording.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { useChange, useRead } from '#ui/data/data.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { List } from '#ui/list/list.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { Waiting } from '#ui/read-failed/waiting.tsx'
import { useWords } from '#ui/words.ts'
import { deletePreviewLink, listPreviewLinks, makePreviewLink } from '../../contract.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import css from './preview-links.module.css'

const spans = [1, 7, 30, 90] as const

/** Links that show what is not released to somebody without an account. */
export function PreviewLinks({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useWords()
  const when = useWhen()
  const site = useSite()
  const [days, setDays] = useState<number>(7)
  const [password, setPassword] = useState('')
  const [made, setMade] = useState<{ readonly id: string; readonly href: string } | null>(null)
  const links = useRead(listPreviewLinks, { siteId: site.id })
  const make = useChange(makePreviewLink, {
    isFaultShown: true,
    refreshes: [listPreviewLinks],
    onDone: ({ id, url }) => {
      const address = new URL(url)
      address.pathname = path
      setMade({ id, href: address.href })
      setPassword('')
    },
  })
  const close = useChange(deletePreviewLink, {
    refreshes: [listPreviewLinks],
    // An address that leads nowhere any more is not offered to be passed on.
    onDone: (_, { linkId }) => setMade((one) => (one?.id === linkId ? null : one)),
  })
  const isAtPassword = problemIn(make.error)?.faults?.some((fault) => fault.field === 'password') ?? false
  return (
    <Dialog title={t('pages.previews.title')} onClose={onClose}>
      <Stack gap={24}>
        <p className={css.help}>{t('pages.previews.help')}</p>
        {make.isError && !isAtPassword && (
          <Banner tone="danger" isLive>
            {wordsOfProblem(make.error, t)}
          </Banner>
        )}
        {made ? (
          <Stack gap={12}>
            <CopyField
              label={t('pages.previews.made')}
              help={t('pages.previews.made_help')}
              value={made.href}
            />
            <div>
              <Button size="small" onPress={() => setMade(null)}>
                {t('pages.previews.another')}
              </Button>
            </div>
          </Stack>
        ) : (
          <div className={css.form}>
            <Select
              label={t('pages.previews.opens')}
              value={String(days)}
              options={spans.map((span) => ({
                value: String(span),
                label: t('pages.previews.days', { count: span }),
              }))}
              onChange={(next) => setDays(Number(next))}
            />
            <TextField
              label={t('pages.previews.password')}
              isOptional
              value={password}
              maxLength={200}
              autoComplete="off"
              spellCheck="false"
              error={
                isAtPassword || (password !== '' && password.length < 4)
                  ? t('pages.previews.password_short')
                  : undefined
              }
              onChange={setPassword}
            />
            <div className={css.wide}>
              <Button
                variant="primary"
                icon={LinkIcon}
                isBusy={make.isPending}
                isDisabled={password !== '' && password.length < 4}
                onPress={() =>
                  make.mutate({ siteId: site.id, days, ...(password === '' ? {} : { password }) })
                }
              >
                {t('pages.previews.make')}
              </Button>
            </div>
          </div>
        )}
        {links.data === undefined ? (
          <Waiting isFailed={links.isError} onAgain={() => void links.refetch()} lines={2} />
        ) : (
          links.data.links.length > 0 && (
            <section aria-label={t('pages.previews.open_now')} className={recordingClass.mask}>
              <h3 className={css.heading}>{t('pages.previews.open_now')}</h3>
              <List
                label={t('pages.previews.open_now')}
                items={links.data.links.map((link) => ({
                  id: link.id,
                  title: t('pages.previews.until', { at: when.at(link.expiresAt) }),
                  ...(link.createdBy?.name
                    ? { detail: t('pages.previews.by', { name: link.createdBy.name }) }
                    : {}),
                  ...(link.hasPassword
                    ? { end: <Badge icon={Lock}>{t('pages.previews.has_password')}</Badge> }
                    : {}),
                  actions: (
                    <IconButton
                      icon={Trash2}
                      size="small"
                      name={t('pages.previews.close', { at: when.at(link.expiresAt) })}
                      isBusy={close.isPending && close.variables.linkId === link.id}
                      onPress={() => close.mutate({ siteId: site.id, linkId: link.id })}
                    />
                  ),
                }))}
              />
            </section>
          )
        )}
      </Stack>
    </Dialog>
  )
}
