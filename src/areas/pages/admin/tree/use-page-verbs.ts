import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CallOf } from '#kernel/endpoint.ts'
import { call } from '#kernel/api-client/call.ts'
import { callOnce } from '#kernel/api-client/call-once.ts'
import { keyOf, refresh } from '#ui/data/data.ts'
import { showToast } from '#ui/toast/toast.tsx'
import { useWords } from '#ui/words.ts'
import { listPending } from '#areas/releases/contract.ts'
import {
  changePage,
  deletePage,
  duplicatePage,
  findWhereLinked,
  listPages,
  listTrash,
  movePage,
  type PageRow,
  restorePage,
  type WhereLinked,
} from '../../contract.ts'
import { wordsOfProblem } from '../words-of-problem.ts'
import { isLinked } from './linked-places.tsx'
import { movedPages, moveTo } from './page-tree.ts'

export interface PageVerbs {
  move(
    ids: ReadonlySet<string>,
    place: { id: string; position: 'before' | 'after' | 'inside' },
  ): Promise<void>
  /** Into a place of the navigation that has no page yet, or at its end. */
  moveToNav(id: string, nav: PageRow['nav']): Promise<void>
  duplicate(page: PageRow): Promise<void>
  setHidden(page: PageRow, isHidden: boolean): Promise<void>
  setHome(page: PageRow): Promise<void>
  trash(page: PageRow): Promise<void>
  /** Throws a page away that is linked nowhere; gives where it is linked, and leaves it, when it is. */
  trashUnlinked(page: PageRow): Promise<WhereLinked | null>
  restore(pageId: string): Promise<void>
}

/** What offered last to bring a page back: it goes when that page is back by another way. */
let offered: { readonly pageId: string; readonly takeAway: () => void } | null = null

/** The pages that are being brought back. */
const restoring = new Set<string>()

/** What is done with pages from the tree. Each says what happened, and shows it before the server has answered where it can. */
export function usePageVerbs(siteId: string, pages: readonly PageRow[]): PageVerbs {
  const t = useWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const key = keyOf(listPages, { siteId })
  const show = (next: readonly PageRow[]) => client.setQueryData(key, { pages: [...next] })
  const fresh = () => refresh(client, [listPages, listPending, listTrash])
  const tried = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      showToast({ tone: 'danger', text: wordsOfProblem(error, t) })
    } finally {
      await fresh()
    }
  }
  const change = (pageId: string, part: Omit<CallOf<typeof changePage>, 'siteId' | 'pageId'>) =>
    call(changePage, { siteId, pageId, ...part })
  const put = (ids: readonly string[], where: NonNullable<ReturnType<typeof moveTo>>) =>
    tried(async () => {
      show(movedPages(pages, ids, where))
      for (const pageId of ids) await call(movePage, { siteId, pageId, ...where })
    })
  const restore = async (pageId: string) => {
    // Pressed twice, the second would be told that the page is not in the trash.
    if (restoring.has(pageId)) return
    restoring.add(pageId)
    await tried(async () => {
      const { page } = await call(restorePage, { siteId, pageId })
      if (offered?.pageId === pageId) offered.takeAway()
      showToast({ tone: 'success', text: t('page_trash.restored', { title: page.title }) })
    })
    restoring.delete(pageId)
  }
  const trash = (page: PageRow) =>
    tried(async () => {
      show(pages.filter((one) => one.id !== page.id))
      const { linkedFrom } = await call(deletePage, { siteId, pageId: page.id })
      const [first] = linkedFrom
      const takeAway = showToast({
        text: t('page_trash.done', { title: page.title }),
        detail: first
          ? t('page_trash.linked', { first: first.title, others: linkedFrom.length - 1 })
          : t('page_trash.kept'),
        undo: () => void restore(page.id),
      })
      offered = { pageId: page.id, takeAway }
    })
  return {
    restore,
    trash,
    trashUnlinked: async (page) => {
      try {
        const where = await call(findWhereLinked, { siteId, pageId: page.id })
        if (isLinked(where)) return where
      } catch (error) {
        showToast({ tone: 'danger', text: wordsOfProblem(error, t) })
        return null
      }
      await trash(page)
      return null
    },
    move: async (ids, place) => {
      const where = moveTo(pages, ids, place)
      // In the order they stand in, whichever was selected first.
      if (where)
        await put(
          pages.flatMap((page) => (ids.has(page.id) ? [page.id] : [])),
          where,
        )
    },
    moveToNav: (id, nav) => put([id], { nav, parentId: null, before: null }),
    duplicate: (page) =>
      tried(async () => {
        const made = await callOnce(duplicatePage, { siteId, pageId: page.id })
        showToast({
          tone: 'success',
          text: t('pages.duplicated', { title: made.page.title }),
          action: {
            label: t('pages.open'),
            onAction: () => void navigate({ to: `/sites/${siteId}/pages/${made.page.id}` }),
          },
        })
      }),
    setHidden: (page, isHidden) =>
      tried(async () => {
        show(pages.map((one) => (one.id === page.id ? { ...one, isHidden } : one)))
        await change(page.id, { isHidden })
      }),
    setHome: (page) =>
      tried(async () => {
        await change(page.id, { isHome: true })
        showToast({ tone: 'success', text: t('pages.home_set', { title: page.title }) })
      }),
  }
}
