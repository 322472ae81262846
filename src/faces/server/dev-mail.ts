import type { FastifyInstance, FastifyReply } from 'fastify'
import { isId } from '#kernel/ids.ts'
import { escapeHtml } from '#kernel/html-text.ts'
import type { Database } from '#platform/db/database.ts'
import { listMails, type MailRecord, type MailSummary, readMail } from '#platform/mail/mail.store.ts'
import { contentOf, type MailType, type VisitorMail } from '#platform/mail/mail-type.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import type { Tools } from '#platform/tools.ts'
import { mayReadMailbox } from './near.ts'

const style = `:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:2rem 1.25rem}
h1{font-size:1.25rem}h2{font-size:1rem;margin-top:2.5rem}a{color:inherit;text-underline-offset:.2em}p{max-width:66ch}ul{columns:15rem;padding:0;list-style:none}th{font-weight:500;font-size:13px}td{overflow-wrap:anywhere}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.5rem .75rem .5rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent);vertical-align:top}
iframe{width:100%;height:70vh;border:1px solid color-mix(in srgb,currentColor 30%,transparent);background:#fff}pre{white-space:pre-wrap}nav{margin-bottom:1rem}time{white-space:nowrap}
@media(max-width:40rem){thead{position:absolute;clip-path:inset(50%)}tr,td{display:block}tr{padding:.75rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}td{padding:0;border:0}}`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`
}

function whenOf(at: Date): string {
  return `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')}</time>`
}

function rowOf(mail: MailSummary): string {
  const site = mail.siteId ?? '-'
  const href = `/dev/mail/${site}/${mail.id}`
  return `<tr><td>${whenOf(mail.createdAt)}</td><td>${escapeHtml(mail.to.address)}</td><td><a href="${href}">${escapeHtml(mail.subject)}</a></td><td>${escapeHtml(mail.kind)}</td></tr>`
}

function mailPage(mail: Pick<MailRecord, 'subject' | 'html' | 'plain'>, line: string): string {
  return page(
    mail.subject,
    `<nav><a href="/dev/mail">Mailbox</a></nav><h1>${escapeHtml(mail.subject)}</h1><p>${line}</p>` +
      // Without the escape a link opens a page of ours in the frame's sandbox, which its opener policy refuses.
      `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" title="Mail" srcdoc="${escapeHtml(mail.html.replace('<head>', '<head><base target="_top">'))}"></iframe><h2>As text</h2><pre>${escapeHtml(mail.plain)}</pre>`,
  )
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src * data:; frame-src 'self'",
    )
    .send(html)
}

/**
 * The developer's mailbox, where mails stay while no mail server is configured: what was sent, and
 * every kind of mail from its sample. Never served once SMTP_URL is set, and to nobody from elsewhere:
 * the mails hold links that open accounts.
 */
export function serveDevMail(
  app: FastifyInstance,
  database: Database,
  types: readonly (MailType | VisitorMail)[],
  tools: Tools,
): void {
  app.get('/dev/mail', async (request, reply) => {
    if (!mayReadMailbox(request.raw, tools.config.appOrigin)) return reply.callNotFound()
    const mails = await database.transaction('platform', (db) => listMails(db, { limit: 100 }))
    const rows = mails.map(rowOf).join('')
    const samples = types
      .map((type) => `<li><a href="/dev/mail/samples/${type.name}">${escapeHtml(type.name)}</a></li>`)
      .join('')
    return send(
      reply,
      page(
        'Mailbox',
        `<h1>Mailbox</h1><p>No mail server is configured, so mails stay here.</p>` +
          (rows
            ? `<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th>Kind</th></tr></thead><tbody>${rows}</tbody></table>`
            : '<p>Nothing was sent yet.</p>') +
          `<h2>Every kind, from its sample</h2><ul>${samples}</ul>`,
      ),
    )
  })

  app.get<{ Params: { site: string; id: string } }>('/dev/mail/:site/:id', async (request, reply) => {
    if (!mayReadMailbox(request.raw, tools.config.appOrigin)) return reply.callNotFound()
    const { site, id } = request.params
    const siteId = isId(site) ? site : null
    const mail = isId(id) ? await database.transaction('platform', (db) => readMail(db, siteId, id)) : null
    if (!mail) return reply.callNotFound()
    return send(reply, mailPage(mail, `To ${escapeHtml(mail.to.address)}, ${whenOf(mail.createdAt)} UTC`))
  })

  app.get<{ Params: { name: string } }>('/dev/mail/samples/:name', async (request, reply) => {
    if (!mayReadMailbox(request.raw, tools.config.appOrigin)) return reply.callNotFound()
    const type = types.find((one) => one.name === request.params.name)
    if (!type) return reply.callNotFound()
    const words = { owner: tools.words('en-US'), visitor: tools.visitorWords('en-US') }
    const content = contentOf(type, type.sample, words, await tools.formats('en-US'))
    const rendered = await renderMail(content, { name: words.owner('app.name') }, 'en-US')
    return send(
      reply,
      mailPage(
        { subject: content.subject, html: rendered.html, plain: rendered.plain },
        `A sample of ${escapeHtml(type.name)}`,
      ),
    )
  })
}
