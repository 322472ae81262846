import { sql } from 'kysely'
import type { AreaSamples } from '#areas/accounts/testing.ts'
import { newId } from '#kernel/ids.ts'
import type { SampleSite } from '#platform/testing/samples.ts'
import { siteKey } from '#platform/storage/storage.ts'
import { makeEditions } from './builder/edition.store.ts'
import { claimFiles, insertFile } from './submissions/file.store.ts'
import { aMessage } from './testing.ts'

/** The id of the field whose answers are sealed. */
const SECRET = 'secret1'

/** The field of a beginning that a message answers. */
async function fieldOf({ made }: SampleSite, formId: string, kind: string): Promise<string> {
  const { definition } = await made<{ definition: { items: { id: string; kind: string }[] } }>('forms.get', {
    formId,
  })
  return definition.items.find((item) => item.kind === kind)?.id ?? ''
}

/** A message of a sender, with the site's mark in its text. */
async function aSubmission(site: SampleSite, state: 'new' | 'spam' = 'new'): Promise<string> {
  const formId = await site.a('formId')
  const [mail, text] = [await fieldOf(site, formId, 'mail'), await fieldOf(site, formId, 'long-text')]
  return site.asSystem(async (platform) => {
    const ctx = { ...platform, site: { id: site.siteId } }
    const editionId = (await makeEditions(ctx, [formId])).get(formId) ?? ''
    return aMessage(
      ctx,
      formId,
      { [mail]: `${site.family.toLowerCase()}@example.com`, [text]: site.mark, [SECRET]: site.mark },
      { state, editionId, hasFiles: true },
    )
  })
}

/** The messages that files came with. */
const messages = new Map<string, string>()

/** A file of the message, whose bytes say the site's mark. */
async function aFile(site: SampleSite, submissionId: string): Promise<string> {
  const formId = await site.a('formId')
  return site.asSystem(async (platform) => {
    const ctx = { ...platform, site: { id: site.siteId } }
    const id = newId()
    const storageKey = siteKey(site.siteId, 'forms', id)
    await ctx.tools.storage.put(storageKey, Buffer.from(site.mark))
    const file = { id, name: `${site.mark}.txt`, type: 'text/plain', bytes: site.mark.length, storageKey }
    await insertFile(ctx, formId, file)
    await claimFiles(ctx, submissionId, new Map([['file01', [id]]]))
    messages.set(id, submissionId)
    return id
  })
}

/** A form as a beginning has it, with a sensitive field. */
async function aForm({ made, mark }: SampleSite): Promise<string> {
  const { id: formId } = await made('forms.create', { title: mark })
  const { definition } = await made<{ definition: { items: unknown[] } }>('forms.get', { formId })
  const items = [...definition.items, { id: SECRET, kind: 'text', label: 'Secret', sensitive: true }]
  await made('forms.change', { formId, version: 0, definition: { ...definition, items } })
  return formId
}

/** An address that a form notifies; the one that is there, since a form has few and a site asks few in a day. */
async function aRecipient(site: SampleSite) {
  const formId = await site.a('formId')
  const { recipients } = await site.made<{ recipients: { id: string }[] }>('forms.get', { formId })
  const known = recipients[0]?.id
  if (known !== undefined) return { formId, recipientId: known }
  const { recipient } = await site.made<{ recipient: { id: string } }>('forms.add_recipient', {
    formId,
    email: `${newId()}@example.com`,
  })
  return { formId, recipientId: recipient.id }
}

/** The token of the link that an address was mailed last. */
function latestToken({ siteId, asSystem }: SampleSite): Promise<string> {
  return asSystem(async ({ db }) => {
    const { rows } = await sql<{ plain: string }>`
      select plain from mails where site_id = ${siteId} and kind = 'forms.confirm-recipient'
      order by created_at desc, id desc limit 1`.execute(db)
    return /form-recipients\/([\w-]{43})/.exec(rows[0]?.plain ?? '')?.[1] ?? ''
  })
}

const readers = ['owner', 'admin', 'website_editor']

/** What the walks over every endpoint know of forms and the inbox. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'build forms (forms.manage)',
      may: readers,
      calls: `forms.create forms.change forms.duplicate forms.delete forms.restore
        forms.add_recipient forms.change_recipient forms.remove_recipient`,
    },
    {
      what: 'read what people sent (submissions.see)',
      may: readers,
      calls: `forms.list forms.get submissions.list submissions.counts submissions.get submissions.reveal
        submissions.file submissions.views submissions.numbers submissions.assignees`,
    },
    {
      what: 'answer, sort, export and delete what people sent (submissions.manage)',
      may: readers,
      calls: `submissions.sort submissions.delete submissions.add_note submissions.reply submissions.save_view
        submissions.delete_view submissions.export submissions.export_person submissions.erase_person`,
    },
    {
      what: 'agree to be notified, by the link of a mail',
      may: 'anyone',
      calls: 'forms.see_recipient forms.confirm_recipient',
    },
  ],
  things: {
    formId: aForm,
    trashedFormId: async (site) => {
      const formId = await aForm(site)
      await site.made('forms.delete', { formId })
      return formId
    },
    submissionId: (site) => aSubmission(site),
    fileId: async (site) => aFile(site, await site.a('submissionId')),
    viewId: async (site) => (await site.made('submissions.save_view', { name: site.mark, query: {} })).id,
  },
  inputs: {
    'forms.create': () => ({ title: 'Bread' }),
    'forms.get': async (site) => ({ formId: await site.a('formId') }),
    'forms.change': async (site) => ({
      formId: await site.a('formId'),
      settings: { listId: await site.a('listId') },
    }),
    'forms.duplicate': async (site) => ({ formId: await site.a('formId') }),
    'forms.delete': async (site) => ({ formId: await site.a('formId') }),
    'forms.restore': async (site) => ({ formId: await site.a('trashedFormId') }),
    'forms.add_recipient': async (site) => ({
      formId: await site.a('formId'),
      email: `${newId()}@example.com`,
    }),
    'forms.change_recipient': async (site) => ({ ...(await aRecipient(site)), isDefault: false }),
    'forms.remove_recipient': aRecipient,
    'submissions.list': async (site) => ({ formId: await site.a('formId') }),
    'submissions.counts': async (site) => ({ formId: await site.a('formId') }),
    'submissions.get': async (site) => ({ submissionId: await site.a('submissionId') }),
    'submissions.reveal': async (site) => ({ submissionId: await site.a('submissionId'), field: SECRET }),
    'submissions.file': async (site) => {
      const fileId = await site.a('fileId')
      return { submissionId: messages.get(fileId) ?? '', fileId }
    },
    'submissions.sort': async (site) => ({
      ids: [await site.a('submissionId')],
      addTag: 'Bread',
      assignee: site.ownerId,
    }),
    'submissions.delete': async (site) => ({ ids: [await site.a('submissionId')] }),
    'submissions.add_note': async (site) => ({ submissionId: await site.a('submissionId'), text: 'Bread' }),
    'submissions.reply': async (site) => ({
      submissionId: await site.a('submissionId'),
      subject: 'Bread',
      text: 'At ten.',
    }),
    'submissions.save_view': () => ({ name: `Bread ${newId()}`, query: { state: 'new' } }),
    'submissions.delete_view': async (site) => ({ viewId: await site.a('viewId') }),
    'submissions.numbers': async (site) => ({ formId: await site.a('formId') }),
    'submissions.export': async (site) => {
      await site.prove(site.owner)
      return { formId: await site.a('formId'), as: 'json' }
    },
    'submissions.export_person': async (site) => {
      await site.prove(site.owner)
      return { email: 'nobody@example.com' }
    },
    'submissions.erase_person': async (site) => {
      await site.prove(site.owner)
      return { email: 'nobody@example.com' }
    },
  },
  calls: {
    'forms.see_recipient': async (site) => {
      await aRecipient(site)
      return { by: site.people.newBrowser(), input: { token: await latestToken(site) } }
    },
    'forms.confirm_recipient': async (site) => {
      await aRecipient(site)
      return { by: site.owner, input: { token: await latestToken(site) } }
    },
  },
  jobs: {
    'forms.open-or-close': async (site) => ({
      siteId: site.siteId,
      input: { formId: await site.a('formId') },
    }),
    'forms.follow-up': async (site) => ({
      siteId: site.siteId,
      input: { submissionId: await site.a('submissionId') },
    }),
    'forms.send-digest': async (site) => ({
      siteId: site.siteId,
      input: { formId: await site.a('formId'), email: 'digest@example.com' },
    }),
    'forms.remove-files': async (site) => ({
      siteId: site.siteId,
      input: { keys: [siteKey(site.siteId, 'forms', await site.a('fileId'))] },
    }),
    'forms.keep-tidy': ({ siteId }) => Promise.resolve({ siteId, input: {} }),
  },
  unsaid: [
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: `forms.create:title forms.change:title submissions.sort:addTag submissions.sort:removeTag
        submissions.add_note:text submissions.save_view:name submissions.save_view:query.{}`,
    },
    {
      why: 'said in a mail to who sent a message; `hostile-mails.db.test.ts` walks what mails say',
      fields: `forms.change:settings.answerSubject forms.change:settings.answerWords submissions.reply:subject
        submissions.reply:text`,
    },
    { why: 'the name of a thing that is there or is not', fields: 'submissions.reveal:field' },
  ],
  screens: { formId: (site) => site.a('formId'), submissionId: (site) => site.a('submissionId') },
}
