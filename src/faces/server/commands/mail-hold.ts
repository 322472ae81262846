import { insertHold } from '#platform/mail/mail-hold.store.ts'
import { resumeMails } from '#platform/mail/hold-mail.ts'
import { asCommand, type Command, NotDone, readWords, UsageError } from './command-line.ts'

export const mailHold: Command = {
  name: 'mail hold',
  summary: 'keeps all mails from leaving',
  usage: '',
  help: 'For a copy of the database’s own files (a base backup, an image of a disk), before it is started: it cannot be told from the original, and would send what waited in it. What is put back from a dump or a copied data folder is held by itself.',
  async run(words) {
    readWords(words)
    return asCommand(this.name, async ({ db }) => {
      await insertHold(db)
      return 'No mail leaves until "mail resume", or an operator, lets them.'
    })
  },
}

export const mailResume: Command = {
  name: 'mail resume',
  summary: 'lets mails leave again',
  usage: '--waiting send|give-up',
  help: 'Mails that were held meanwhile are sent, or given up: an operator can send one of those again by itself.',
  async run(words) {
    const { values } = readWords(words, ['waiting'])
    const waiting = values.get('waiting')
    if (waiting !== 'send' && waiting !== 'give-up')
      throw new UsageError('--waiting takes "send" or "give-up".')
    return asCommand(this.name, async ({ db }) => {
      const count = await resumeMails(db, waiting === 'send' ? 'send' : 'give_up')
      if (count === null) throw new NotDone('Mails are not held.')
      return `Mails leave again; ${count} that waited ${waiting === 'send' ? 'are sent' : 'were given up'}.`
    })
  },
}
