import type { AreaSamples } from '#areas/accounts/testing.ts'
import { newId } from '#kernel/ids.ts'

/** What the walks over every endpoint know of contacts and their lists. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'contacts and their lists (customers.manage)',
      may: ['owner', 'admin', 'store_manager'],
      calls: `contacts.list contacts.tags contacts.create contacts.get contacts.change contacts.entries
        contacts.lists contacts.create_list contacts.change_list contacts.delete_list contacts.restore_list`,
    },
    { what: 'take people out of the site', may: ['owner', 'admin'], calls: 'contacts.export' },
  ],
  things: {
    contactId: async (site) =>
      (
        await site.made('contacts.create', {
          email: `${newId()}.${site.family.toLowerCase()}@example.com`,
          givenName: 'Mo',
          familyName: site.family,
        })
      ).id,
    listId: async (site) =>
      (await site.made('contacts.create_list', { name: `List ${newId()}`, publicName: site.mark })).id,
    deletedListId: async (site) => {
      const { id: listId } = await site.made('contacts.create_list', {
        name: `Deleted ${newId()}`,
        publicName: site.mark,
      })
      await site.made('contacts.delete_list', { listId })
      return listId
    },
  },
  inputs: {
    'contacts.export': async (site) => {
      await site.prove(site.owner)
      return {}
    },
    'contacts.list': async (site) => ({ listId: await site.a('listId') }),
    'contacts.create': ({ people }) => ({ email: people.newAddress(), familyName: 'Lind' }),
    'contacts.get': async (site) => ({ contactId: await site.a('contactId') }),
    'contacts.change': async (site) => ({ contactId: await site.a('contactId'), notes: 'Bread' }),
    'contacts.entries': async (site) => ({ contactId: await site.a('contactId') }),
    'contacts.create_list': () => ({ name: `List ${newId()}`, publicName: 'News' }),
    'contacts.change_list': async (site) => ({ listId: await site.a('listId'), publicName: 'Bread' }),
    'contacts.delete_list': async (site) => ({ listId: await site.a('listId') }),
    'contacts.restore_list': async (site) => ({ listId: await site.a('deletedListId') }),
  },
  jobs: {
    'contacts.ask-to-confirm': async (site) => ({
      siteId: site.siteId,
      input: { listId: await site.a('listId'), contactId: await site.a('contactId') },
    }),
  },
  unsaid: [
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: `contacts.create:givenName contacts.create:familyName contacts.create:company
        contacts.change:givenName contacts.change:familyName contacts.change:company contacts.change:tags.[]
        contacts.change:notes contacts.create_list:name contacts.change_list:name`,
    },
    {
      why: 'said in a mail that no call sends yet; `hostile-mails.db.test.ts` walks what mails say',
      fields: 'contacts.create_list:publicName contacts.change_list:publicName',
    },
  ],
}
