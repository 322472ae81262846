import { MINUTE } from '#kernel/clock.ts'
import type { SampleCall } from '#platform/testing/samples.ts'
import { type AreaSamples, type Browser, codeAt, GOOD_PASSWORD, SoftKey, type WalkedSite } from './testing.ts'

type Sample = SampleCall<Browser>

/** The secret of the newest link in somebody's mails. */
async function linkTo({ people }: WalkedSite, email: string): Promise<string> {
  return (await people.door.mailsTo(email)).at(-1)?.token ?? ''
}

async function someone({ people }: WalkedSite, input: Sample['input'] = {}): Promise<Sample> {
  return { by: (await people.someone()).browser, input }
}

async function aReset(site: WalkedSite): Promise<string> {
  const { email } = await site.people.someone()
  await site.call(site.people.newBrowser(), 'accounts.requestReset', { email })
  await site.people.door.sendResets()
  return linkTo(site, email)
}

/** Somebody who has just signed up. */
async function newcomer(site: WalkedSite): Promise<{ by: Browser; email: string }> {
  const [by, email] = [site.people.newBrowser(), site.people.newAddress()]
  await site.call(by, 'accounts.signUp', site.people.form(email))
  return { by, email }
}

interface Options {
  readonly options: Record<string, unknown>
}

async function withKey({ people, call }: WalkedSite) {
  const { browser: by } = await people.someone()
  const key = new SoftKey()
  const { options } = await call<Options>(by, 'accounts.startPasskey')
  const credential = key.make(options, people.door.origin)
  const { id: passkeyId } = await call(by, 'accounts.addPasskey', { credential, name: 'Blue' })
  return { by, key, passkeyId }
}

async function answered(
  { people, call }: WalkedSite,
  by: Browser,
  key: SoftKey,
  start: string,
): Promise<Sample> {
  const { options } = await call<Options>(by, start)
  return { by, input: { credential: key.answer(options, people.door.origin) } }
}

const codeNow = ({ people }: WalkedSite, secret: string): string => codeAt(secret, people.door.clock.now())

async function startedFactor(site: WalkedSite) {
  const { browser: by, email } = await site.people.someone()
  const { secret } = await site.call<{ secret: string }>(by, 'accounts.startSecondFactor')
  return { by, email, secret, input: { code: codeNow(site, secret) } }
}

/** Somebody with a second factor. */
export async function withFactor(site: WalkedSite): Promise<{ by: Browser; email: string; secret: string }> {
  const { by, email, secret, input } = await startedFactor(site)
  await site.call(by, 'accounts.confirmSecondFactor', input)
  site.people.door.clock.advance(MINUTE)
  return { by, email, secret }
}

const aView = {
  list: 'operator/sites',
  name: 'Mine',
  view: { search: 'bread', filters: {}, sort: null, hidden: [] },
}

const newPassword = { password: 'seven quiet lanterns', endOtherSessions: true }

/** What the walks over every endpoint know of accounts. */
export const samples: AreaSamples = {
  authority: [
    {
      what: 'their own account',
      may: 'accounts',
      calls: `accounts.resendVerification accounts.readAccount accounts.changeProfile accounts.prove
        accounts.startPasskeyProof accounts.proveWithPasskey accounts.changePassword accounts.changeEmail
        accounts.cancelEmailChange accounts.readDeletion accounts.deleteAccount accounts.listSessions
        accounts.endSession accounts.endOtherSessions accounts.listSignIns accounts.readListViews
        accounts.saveListView accounts.removeListView accounts.readSecurity accounts.startPasskey
        accounts.addPasskey accounts.renamePasskey accounts.removePasskey accounts.startSecondFactor
        accounts.confirmSecondFactor accounts.renewRecoveryCodes accounts.removeSecondFactor`,
    },
    {
      what: 'the way in',
      may: 'anyone',
      calls: `accounts.signUp accounts.verifyEmail accounts.signIn accounts.signInWithCode
        accounts.startPasskeySignIn accounts.signInWithPasskey accounts.signOut accounts.requestReset
        accounts.checkReset accounts.resetPassword accounts.confirmEmailChange`,
    },
  ],
  calls: {
    'accounts.signUp': ({ people }) => ({
      by: people.newBrowser(),
      input: people.form(people.newAddress()),
    }),
    'accounts.verifyEmail': async (site) => {
      const { by, email } = await newcomer(site)
      return { by, input: { token: await linkTo(site, email) } }
    },
    'accounts.resendVerification': async (site) => {
      const { by, email } = await newcomer(site)
      await site.call(by, 'accounts.signIn', { email, password: GOOD_PASSWORD })
      return { by }
    },
    'accounts.signIn': async ({ people }) => {
      const { email } = await people.someone()
      return { by: people.newBrowser(), input: { email, password: GOOD_PASSWORD } }
    },
    'accounts.signInWithCode': async (site) => {
      const { email, secret } = await withFactor(site)
      const by = site.people.newBrowser()
      await site.call(by, 'accounts.signIn', { email, password: GOOD_PASSWORD })
      return { by, input: { code: codeNow(site, secret) } }
    },
    'accounts.startPasskeySignIn': ({ people }) => ({ by: people.newBrowser() }),
    'accounts.signInWithPasskey': async (site) =>
      answered(site, site.people.newBrowser(), (await withKey(site)).key, 'accounts.startPasskeySignIn'),
    'accounts.signOut': (site) => someone(site),
    'accounts.requestReset': async ({ people }) => ({
      by: people.newBrowser(),
      input: { email: (await people.someone()).email },
    }),
    'accounts.checkReset': async (site) => ({
      by: site.people.newBrowser(),
      input: { token: await aReset(site) },
    }),
    'accounts.resetPassword': async (site) => ({
      by: site.people.newBrowser(),
      input: { token: await aReset(site), ...newPassword },
    }),
    'accounts.confirmEmailChange': async (site) => {
      const { browser: by } = await site.people.someone()
      const email = site.people.newAddress()
      await site.call(by, 'accounts.changeEmail', { email })
      return { by, input: { token: await linkTo(site, email) } }
    },
    'accounts.prove': (site) => someone(site, { password: GOOD_PASSWORD }),
    'accounts.startPasskeyProof': async (site) => ({ by: (await withKey(site)).by }),
    'accounts.proveWithPasskey': async (site) => {
      const { by, key } = await withKey(site)
      return answered(site, by, key, 'accounts.startPasskeyProof')
    },
    'accounts.changePassword': (site) => someone(site, { current: GOOD_PASSWORD, ...newPassword }),
    'accounts.changeEmail': (site) => someone(site, { email: site.people.newAddress() }),
    'accounts.deleteAccount': async ({ people }) => {
      const { browser: by, email } = await people.someone()
      return { by, input: { email } }
    },
    'accounts.endOtherSessions': async ({ people, call }) => {
      const { browser: by, email } = await people.someone()
      await call(people.newBrowser(), 'accounts.signIn', { email, password: GOOD_PASSWORD })
      return { by }
    },
    'accounts.endSession': async ({ people, call }) => {
      const { browser: by, email } = await people.someone()
      await call(people.newBrowser(), 'accounts.signIn', { email, password: GOOD_PASSWORD })
      // The one that asks comes first.
      const { items } = await call<{ items: { id: string }[] }>(by, 'accounts.listSessions')
      return { by, input: { sessionId: items.at(-1)?.id } }
    },
    'accounts.readListViews': async (site) => {
      const { by, input } = await someone(site, aView)
      await site.call(by, 'accounts.saveListView', input)
      return { by, input: { list: aView.list } }
    },
    'accounts.saveListView': (site) => someone(site, aView),
    'accounts.removeListView': async (site) => {
      const { by, input } = await someone(site, aView)
      await site.call(by, 'accounts.saveListView', input)
      const { views } = await site.call<{ views: { id: string }[] }>(by, 'accounts.readListViews', {
        list: aView.list,
      })
      return { by, input: { viewId: views[0]?.id } }
    },
    'accounts.startPasskey': (site) => someone(site),
    'accounts.renamePasskey': async (site) => {
      const { by, passkeyId } = await withKey(site)
      return { by, input: { passkeyId, name: 'Red' } }
    },
    'accounts.removePasskey': async (site) => {
      const { by, passkeyId } = await withKey(site)
      await site.prove(by)
      return { by, input: { passkeyId } }
    },
    'accounts.removeSecondFactor': async (site) => {
      const { by } = await withFactor(site)
      await site.prove(by)
      return { by }
    },
    'accounts.addPasskey': async ({ people, call }) => {
      const { browser: by } = await people.someone()
      const { options } = await call<Options>(by, 'accounts.startPasskey')
      return { by, input: { credential: new SoftKey().make(options, people.door.origin), name: 'Green' } }
    },
    'accounts.startSecondFactor': (site) => someone(site),
    'accounts.confirmSecondFactor': startedFactor,
    'accounts.renewRecoveryCodes': withFactor,
  },
  renewing: ['accounts.prove', 'accounts.proveWithPasskey', 'accounts.changePassword'],
  leaving: { 'accounts.signOut': 200, 'accounts.deleteAccount': 401 },
  say: async (site, text) => {
    const profile = { name: text(100), country: 'GB', timeZone: 'Europe/London' }
    await site.made('accounts.changeProfile', profile)
    return []
  },
  unsaid: [
    {
      why: 'a secret, which is compared and never shown',
      fields: `accounts.signUp:password accounts.signUp:invitation accounts.signIn:password accounts.signInWithCode:code
        accounts.signInWithPasskey:credential.id accounts.signInWithPasskey:credential.rawId
        accounts.resetPassword:password accounts.prove:password accounts.proveWithPasskey:credential.id
        accounts.proveWithPasskey:credential.rawId accounts.changePassword:current accounts.changePassword:password
        accounts.addPasskey:credential.id accounts.addPasskey:credential.rawId accounts.confirmSecondFactor:code`,
    },
    {
      why: 'said in the app alone, which writes no markup from a text',
      fields: `accounts.saveListView:name accounts.saveListView:view.search accounts.saveListView:view.filters.{}.[]
        accounts.saveListView:view.sort.column accounts.saveListView:view.hidden.[] accounts.addPasskey:name
        accounts.renamePasskey:name`,
    },
    { why: 'what another call of the walk sends to the same place', fields: 'accounts.signUp:name' },
  ],
}
