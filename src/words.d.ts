// The keys of every room's words. Made of the catalogues by `npm run words`.
import '#kernel/messages/message.ts'

// areas/accounts
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'account_mail.change.action': {}
    'account_mail.change_from.foot': {}
    'account_mail.change_from.subject': {}
    'account_mail.change_from.text': { readonly email: string | number }
    'account_mail.change_to.foot': {}
    'account_mail.change_to.subject': {}
    'account_mail.change_to.text': {}
    'account_mail.device.action': {}
    'account_mail.device.foot': {}
    'account_mail.device.subject': {}
    'account_mail.device.text': { readonly at: string | number; readonly device: string | number; readonly ip: string | number }
    'account_mail.greeting': { readonly name: string | number }
    'account_mail.known.action': {}
    'account_mail.known.foot': { readonly link: string | number }
    'account_mail.known.subject': {}
    'account_mail.known.text': {}
    'account_mail.opened.foot': { readonly link: string | number }
    'account_mail.opened.subject': {}
    'account_mail.opened.text': {}
    'account_mail.reset.action': {}
    'account_mail.reset.foot': { readonly hours: number }
    'account_mail.reset.subject': {}
    'account_mail.reset.text': {}
    'account_mail.security.action': {}
    'account_mail.security.foot': { readonly link: string | number }
    'account_mail.security.subject': { readonly change: string | number }
    'account_mail.security.text': { readonly at: string | number; readonly change: string | number }
    'account_mail.verify.action': {}
    'account_mail.verify.foot': {}
    'account_mail.verify.subject': {}
    'account_mail.verify.text': {}
    'accounts.address.cancel': {}
    'accounts.address.change': {}
    'accounts.address.confirmed': {}
    'accounts.address.dialog': {}
    'accounts.address.dialog_text': {}
    'accounts.address.dialog_text_new': {}
    'accounts.address.new': {}
    'accounts.address.pending': { readonly email: string | number }
    'accounts.address.pending_both': { readonly until: string | number }
    'accounts.address.pending_here': { readonly until: string | number }
    'accounts.address.pending_there': { readonly email: string | number; readonly until: string | number }
    'accounts.address.send': {}
    'accounts.address.send_new': {}
    'accounts.address.title': {}
    'accounts.address.unconfirmed': {}
    'accounts.back_to_sign_in': {}
    'accounts.change.agree': {}
    'accounts.change.ask': {}
    'accounts.change.changed': { readonly email: string | number }
    'accounts.change.changed_text': {}
    'accounts.change.sign_in': {}
    'accounts.change.sign_in_text': { readonly email: string | number }
    'accounts.change.title': {}
    'accounts.change.waiting': {}
    'accounts.change.waiting_from': { readonly email: string | number }
    'accounts.change.waiting_to': { readonly email: string | number }
    'accounts.code.action': {}
    'accounts.code.label': {}
    'accounts.code.text': {}
    'accounts.code.title': {}
    'accounts.code.use_recovery': {}
    'accounts.codes.copied': {}
    'accounts.codes.copy': {}
    'accounts.codes.download': {}
    'accounts.codes.file': { readonly email: string | number }
    'accounts.codes.kept': {}
    'accounts.codes.text': {}
    'accounts.codes.title': {}
    'accounts.continue': {}
    'accounts.delete.action': {}
    'accounts.delete.dialog': {}
    'accounts.delete.dialog_text': {}
    'accounts.delete.obstacles': {}
    'accounts.delete.text': {}
    'accounts.delete.title': {}
    'accounts.device.both': { readonly browser: string | number; readonly system: string | number }
    'accounts.device.unknown': {}
    'accounts.email': {}
    'accounts.factor.code': {}
    'accounts.factor.codes_left': { readonly count: number }
    'accounts.factor.confirm': {}
    'accounts.factor.help': {}
    'accounts.factor.off': {}
    'accounts.factor.on': { readonly when: string | number }
    'accounts.factor.qr': {}
    'accounts.factor.renew': {}
    'accounts.factor.renew_action': {}
    'accounts.factor.renew_text': {}
    'accounts.factor.renew_title': {}
    'accounts.factor.scan': {}
    'accounts.factor.scan_title': {}
    'accounts.factor.secret': {}
    'accounts.factor.title': {}
    'accounts.factor.turn_off': {}
    'accounts.factor.turn_off_text': {}
    'accounts.factor.turn_off_title': {}
    'accounts.factor.turn_on': {}
    'accounts.factor.turned_off': {}
    'accounts.forgot.action': {}
    'accounts.forgot.text': {}
    'accounts.forgot.title': {}
    'accounts.history.device': {}
    'accounts.history.empty': {}
    'accounts.history.how': {}
    'accounts.history.ip': {}
    'accounts.history.label': {}
    'accounts.history.no_match': {}
    'accounts.history.result': {}
    'accounts.history.search': {}
    'accounts.history.title': {}
    'accounts.history.what': {}
    'accounts.history.when': {}
    'accounts.keys.single': {}
    'accounts.keys.single_help': {}
    'accounts.keys.title': {}
    'accounts.mail.mailbox': {}
    'accounts.mail.missing': {}
    'accounts.mail.other': {}
    'accounts.mail.reset': { readonly email: string | number }
    'accounts.mail.sign_in': {}
    'accounts.mail.sign_up': { readonly email: string | number }
    'accounts.mail.title': {}
    'accounts.method.link': {}
    'accounts.method.passkey': {}
    'accounts.method.password': {}
    'accounts.method.recovery_code': {}
    'accounts.method.totp': {}
    'accounts.motto': {}
    'accounts.or': {}
    'accounts.outcome.locked': {}
    'accounts.outcome.signed_in': {}
    'accounts.outcome.wrong_code': {}
    'accounts.outcome.wrong_password': {}
    'accounts.passkeys.add': {}
    'accounts.passkeys.added': {}
    'accounts.passkeys.empty': {}
    'accounts.passkeys.help': {}
    'accounts.passkeys.menu': { readonly name: string | number }
    'accounts.passkeys.name': {}
    'accounts.passkeys.name_help': {}
    'accounts.passkeys.naming': {}
    'accounts.passkeys.remove': {}
    'accounts.passkeys.remove_text': {}
    'accounts.passkeys.remove_title': { readonly name: string | number }
    'accounts.passkeys.removed': {}
    'accounts.passkeys.rename': {}
    'accounts.passkeys.save': {}
    'accounts.passkeys.synced': {}
    'accounts.passkeys.title': {}
    'accounts.passkeys.unused': { readonly when: string | number }
    'accounts.passkeys.used': { readonly when: string | number }
    'accounts.profile.country': {}
    'accounts.profile.help': {}
    'accounts.profile.name': {}
    'accounts.profile.saved': {}
    'accounts.profile.title': {}
    'accounts.read_failed': {}
    'accounts.recovery.label': {}
    'accounts.recovery.left': { readonly count: number }
    'accounts.recovery.text': {}
    'accounts.recovery.title': {}
    'accounts.recovery.use_app': {}
    'accounts.region.help': {}
    'accounts.region.language': {}
    'accounts.region.now': { readonly time: string | number }
    'accounts.region.time_zone': {}
    'accounts.region.title': {}
    'accounts.reset.action': {}
    'accounts.reset.done': {}
    'accounts.reset.done_text': {}
    'accounts.reset.end_others': {}
    'accounts.reset.end_others_help': {}
    'accounts.reset.for': { readonly email: string | number }
    'accounts.reset.new': {}
    'accounts.reset.title': {}
    'accounts.security.password': {}
    'accounts.security.password_change': {}
    'accounts.security.password_current': {}
    'accounts.security.password_new': {}
    'accounts.security.password_none': {}
    'accounts.security.password_others': {}
    'accounts.security.password_saved': {}
    'accounts.security.password_since': { readonly when: string | number }
    'accounts.sessions.end': {}
    'accounts.sessions.end_others': {}
    'accounts.sessions.ended': {}
    'accounts.sessions.ended_others': { readonly count: number }
    'accounts.sessions.since': { readonly when: string | number }
    'accounts.sessions.this': {}
    'accounts.sessions.title': {}
    'accounts.sessions.used': { readonly when: string | number }
    'accounts.sign_in.action': {}
    'accounts.sign_in.forgot': {}
    'accounts.sign_in.go_on': {}
    'accounts.sign_in.new': {}
    'accounts.sign_in.passkey': {}
    'accounts.sign_in.title': {}
    'accounts.sign_up.action': {}
    'accounts.sign_up.country': {}
    'accounts.sign_up.known': {}
    'accounts.sign_up.name': {}
    'accounts.sign_up.text': {}
    'accounts.sign_up.title': {}
    'accounts.spent.account': {}
    'accounts.spent.text': {}
    'accounts.spent.title': {}
    'accounts.strength.0': {}
    'accounts.strength.1': {}
    'accounts.strength.2': {}
    'accounts.strength.3': {}
    'accounts.strength.4': {}
    'accounts.strength.help': {}
    'accounts.tab.label': {}
    'accounts.tab.profile': {}
    'accounts.tab.security': {}
    'accounts.tab.sessions': {}
    'accounts.verify.done': {}
    'accounts.verify.done_text': {}
    'accounts.verify.go': {}
    'accounts.verify.sign_in': {}
    'accounts.verify.sign_in_text': {}
    'accounts.verify.title': {}
    'accounts.verify.working': {}
    'frame.nav.account': {}
    'frame.verify.mailbox': {}
    'frame.verify.resend': {}
    'frame.verify.sent': { readonly email: string | number }
    'frame.verify.text': { readonly email: string | number }
    'frame.verify.title': {}
    'proof.action': {}
    'proof.passkey': {}
    'proof.passkey_cancelled': {}
    'proof.passkey_unsupported': {}
    'proof.password': {}
    'proof.text': {}
    'proof.title': {}
    'refusal.accounts.address_changes_a_day': { readonly most: number }
    'refusal.accounts.code_wrong': {}
    'refusal.accounts.country_refused': {}
    'refusal.accounts.duties_unverified': {}
    'refusal.accounts.email_confirmed': {}
    'refusal.accounts.email_differs': {}
    'refusal.accounts.email_same': {}
    'refusal.accounts.email_taken': {}
    'refusal.accounts.last_operator': {}
    'refusal.accounts.link_spent': {}
    'refusal.accounts.list_view_large': {}
    'refusal.accounts.list_views_full': { readonly most: number }
    'refusal.accounts.locale_closed': {}
    'refusal.accounts.locked': {}
    'refusal.accounts.passkey_known': {}
    'refusal.accounts.passkey_not_made': {}
    'refusal.accounts.passkey_unknown': {}
    'refusal.accounts.password_common': {}
    'refusal.accounts.password_long': {}
    'refusal.accounts.password_short': {}
    'refusal.accounts.password_wrong': {}
    'refusal.accounts.password_yours': {}
    'refusal.accounts.second_factor_off': {}
    'refusal.accounts.second_factor_on': {}
    'refusal.accounts.sign_in_failed': {}
    'refusal.accounts.step_over': {}
  }
  interface OwnerParts {
    account_mail: true
    accounts: true
    frame: true
    proof: true
  }
}

// areas/assets
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'asset_trash.by': { readonly name: string | number }
    'asset_trash.column.do': {}
    'asset_trash.column.left': {}
    'asset_trash.column.thrown': {}
    'asset_trash.empty': {}
    'asset_trash.empty_text': {}
    'asset_trash.held': {}
    'asset_trash.help': {}
    'asset_trash.left': { readonly days: number }
    'asset_trash.no_match': {}
    'asset_trash.purge': {}
    'asset_trash.purge_gaps': {}
    'asset_trash.purge_named': { readonly name: string | number }
    'asset_trash.purge_text': { readonly count: number; readonly name: string | number }
    'asset_trash.purge_title': { readonly count: number }
    'asset_trash.purged': { readonly count: number }
    'asset_trash.restore': {}
    'asset_trash.restored': { readonly count: number }
    'asset_trash.search': {}
    'asset_trash.shown': { readonly count: number }
    'asset_trash.title': {}
    'assets.address': {}
    'assets.alt.help': {}
    'assets.alt.label': {}
    'assets.alt.missing': {}
    'assets.column.added': {}
    'assets.column.alt': {}
    'assets.column.kind': {}
    'assets.column.name': {}
    'assets.column.pixels': {}
    'assets.column.size': {}
    'assets.decorative': {}
    'assets.decorative.help': {}
    'assets.empty.text': {}
    'assets.empty.text_reading': {}
    'assets.empty.title': {}
    'assets.filter': {}
    'assets.filter.audio': {}
    'assets.filter.file': {}
    'assets.filter.picture': {}
    'assets.filter.video': {}
    'assets.focal.at': { readonly x: number; readonly y: number }
    'assets.focal.help': {}
    'assets.focal.label': {}
    'assets.kind.audio': { readonly type: string | number }
    'assets.kind.drawing': { readonly type: string | number }
    'assets.kind.file': { readonly type: string | number }
    'assets.kind.image': { readonly type: string | number }
    'assets.kind.video': { readonly type: string | number }
    'assets.library.help': {}
    'assets.name': {}
    'assets.name.empty': {}
    'assets.none_found.clear': {}
    'assets.none_found.text': {}
    'assets.none_found.title': {}
    'assets.panel.failed': {}
    'assets.panel.saved': {}
    'assets.panel.saves': {}
    'assets.panel.saving': {}
    'assets.panel.title': {}
    'assets.picker.empty': {}
    'assets.picker.empty_text': {}
    'assets.picker.file': {}
    'assets.picker.picture': {}
    'assets.picker.video': {}
    'assets.picker.wrong_type': { readonly names: string | number }
    'assets.pixels': { readonly height: number; readonly width: number }
    'assets.read_failed': {}
    'assets.search': {}
    'assets.trash': {}
    'assets.trash.done': { readonly count: number }
    'assets.trash.failed': {}
    'assets.trash.kept': {}
    'assets.upload': {}
    'assets.upload.added': {}
    'assets.upload.again': {}
    'assets.upload.cancel': { readonly name: string | number }
    'assets.upload.close': {}
    'assets.upload.done': { readonly count: number }
    'assets.upload.drop': {}
    'assets.upload.failed': {}
    'assets.upload.forget': { readonly name: string | number }
    'assets.upload.going': { readonly done: number; readonly total: number }
    'assets.upload.label': {}
    'assets.upload.none': { readonly count: number }
    'assets.upload.offline': {}
    'assets.upload.sent': { readonly sent: string | number; readonly total: string | number }
    'assets.upload.storing': {}
    'assets.upload.waiting': {}
    'assets.upload.was_there': {}
    'assets.view': {}
    'assets.view.grid': {}
    'assets.view.list': {}
    'frame.nav.assets': {}
    'limit.storage': {}
    'limit.storage.allows': { readonly most: string | number }
    'limit.storage.any': {}
    'refusal.assets.copy_no_room': { readonly plan: string | number }
    'refusal.assets.empty': {}
    'refusal.assets.gone': {}
    'refusal.assets.no_file': {}
    'refusal.assets.there_again': {}
    'refusal.assets.too_large': { readonly megabytes: number }
    'refusal.sites.limit_storage': { readonly next: string | number; readonly plan: string | number }
  }
  interface OwnerParts {
    asset_trash: true
    assets: true
    frame: true
    limit: true
    sites: true
  }
}

// areas/billing
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'billing.note.off': {}
    'billing.note.off_text': {}
    'billing.note.off_text_no_pause': {}
    'billing.note.on': {}
    'billing.note.on_contact': {}
    'billing.note.on_text': {}
    'billing.pause.action': {}
    'billing.pause.begun': {}
    'billing.pause.ended': {}
    'billing.pause.text': {}
    'billing.pause.text_left': {}
    'billing.pause.text_unbilled': {}
    'billing.pause.title': {}
    'billing.plan.by_month': {}
    'billing.plan.by_year': {}
    'billing.plan.choose': {}
    'billing.plan.chosen': {}
    'billing.plan.current': {}
    'billing.plan.leave': {}
    'billing.plan.none': {}
    'billing.plan.none_text': {}
    'billing.plan.offered': {}
    'billing.plan.per_month': {}
    'billing.plan.per_year': {}
    'billing.plan.term': {}
    'billing.plan.trial': {}
    'billing.plan.trial_text': { readonly plan: string | number }
    'billing.plans.actions': {}
    'billing.plans.add_price': {}
    'billing.plans.create': {}
    'billing.plans.currency': {}
    'billing.plans.edit': { readonly name: string | number }
    'billing.plans.in_gigabytes': { readonly what: string | number }
    'billing.plans.included': {}
    'billing.plans.included_help': {}
    'billing.plans.intent': {}
    'billing.plans.is_offered': {}
    'billing.plans.is_offered_help': {}
    'billing.plans.is_pause': {}
    'billing.plans.is_pause_help': {}
    'billing.plans.limits': {}
    'billing.plans.limits_help': {}
    'billing.plans.month': {}
    'billing.plans.name': {}
    'billing.plans.no_price': {}
    'billing.plans.not_offered': {}
    'billing.plans.price': {}
    'billing.plans.prices': {}
    'billing.plans.prices_help': {}
    'billing.plans.remove': {}
    'billing.plans.remove_price': {}
    'billing.plans.removed': { readonly name: string | number }
    'billing.plans.save': {}
    'billing.plans.sites': {}
    'billing.plans.text': {}
    'billing.plans.year': {}
    'billing.settings.contact': {}
    'billing.settings.contact_help': {}
    'billing.settings.on': {}
    'billing.settings.on_help': {}
    'billing.settings.saved': {}
    'billing.settings.sites': {}
    'billing.settings.sites_help': {}
    'billing.settings.title': {}
    'billing.settings.trial': {}
    'billing.settings.trial_help': {}
    'billing.settings.trial_none': {}
    'billing.use.full': {}
    'billing.use.not_included': {}
    'billing.use.of': { readonly most: string | number; readonly used: string | number }
    'billing.use.unlimited': {}
    'billing.use.without_limit': { readonly used: string | number }
    'frame.nav.plan': {}
    'frame.nav.plans': {}
    'plan.business.includes.all': {}
    'plan.business.includes.code': {}
    'plan.business.intent': {}
    'plan.business.name': {}
    'plan.commerce.includes.all': {}
    'plan.commerce.intent': {}
    'plan.commerce.name': {}
    'plan.enterprise.includes.all': {}
    'plan.enterprise.includes.unlimited': {}
    'plan.enterprise.intent': {}
    'plan.enterprise.name': {}
    'plan.pause.includes.back': {}
    'plan.pause.includes.resting': {}
    'plan.pause.includes.shown': {}
    'plan.pause.intent': {}
    'plan.pause.name': {}
    'plan.personal.includes.pages': {}
    'plan.personal.intent': {}
    'plan.personal.name': {}
    'refusal.billing.comp_removed': {}
    'refusal.billing.currency_twice': {}
    'refusal.billing.no_plan': {}
    'refusal.billing.operator_sets_plans': {}
    'refusal.billing.plan_in_use': {}
    'refusal.billing.plan_name_taken': {}
    'refusal.billing.price_unfit': {}
    'timeline.billing.plan_set': { readonly plan: string | number }
    'timeline.billing.plan_taken_off': {}
  }
  interface OwnerParts {
    billing: true
    frame: true
    plan: true
    timeline: true
  }
}

// areas/contacts
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'carried.contacts': {}
    'contact_entry.contacts.added': {}
    'contact_entry.contacts.confirmed': { readonly list: string | number }
    'contact_entry.contacts.joined': { readonly list: string | number }
    'contact_entry.contacts.left': { readonly list: string | number }
    'contact_entry.contacts.said_elsewhere': { readonly field: string | number; readonly place: string | number; readonly value: string | number }
    'contact_lists.add': {}
    'contact_lists.change': {}
    'contact_lists.change_named': { readonly name: string | number }
    'contact_lists.column.confirmed': {}
    'contact_lists.column.do': {}
    'contact_lists.column.name': {}
    'contact_lists.column.unconfirmed': {}
    'contact_lists.confirm': {}
    'contact_lists.confirm_help': {}
    'contact_lists.created': {}
    'contact_lists.delete_named': { readonly name: string | number }
    'contact_lists.deleted': {}
    'contact_lists.deleted_detail': {}
    'contact_lists.empty': {}
    'contact_lists.empty_text': {}
    'contact_lists.help': {}
    'contact_lists.name': {}
    'contact_lists.name_help': {}
    'contact_lists.public_name': {}
    'contact_lists.public_name_help': {}
    'contact_lists.restored': {}
    'contact_lists.save': {}
    'contacts.add': {}
    'contacts.added': {}
    'contacts.channel.email': {}
    'contacts.channel.phone': {}
    'contacts.channel.post': {}
    'contacts.channel.sms': {}
    'contacts.column.added': {}
    'contacts.column.company': {}
    'contacts.column.email': {}
    'contacts.column.name': {}
    'contacts.column.tags': {}
    'contacts.company': {}
    'contacts.consent.confirmed': {}
    'contacts.consent.given': {}
    'contacts.consent.line': { readonly act: string | number; readonly channel: string | number; readonly what: string | number }
    'contacts.consent.list': { readonly list: string | number }
    'contacts.consent.none': {}
    'contacts.consent.place': { readonly place: string | number }
    'contacts.consent.withdrawn': {}
    'contacts.consents': {}
    'contacts.details': {}
    'contacts.email': {}
    'contacts.emails': {}
    'contacts.emails.main': {}
    'contacts.emails.none': {}
    'contacts.emails.suppressed': {}
    'contacts.empty': {}
    'contacts.empty_text': {}
    'contacts.export': {}
    'contacts.family_name': {}
    'contacts.filter.all_lists': {}
    'contacts.filter.all_tags': {}
    'contacts.filter.list': {}
    'contacts.filter.tag': {}
    'contacts.given_name': {}
    'contacts.help': {}
    'contacts.lists_of': {}
    'contacts.lists_of.none': {}
    'contacts.nameless': {}
    'contacts.no_match': {}
    'contacts.notes': {}
    'contacts.phones': {}
    'contacts.purpose.news': {}
    'contacts.purpose.reminders': {}
    'contacts.purpose.tracking': {}
    'contacts.save': {}
    'contacts.saved': {}
    'contacts.search': {}
    'contacts.state.confirmed': {}
    'contacts.state.left': {}
    'contacts.state.unconfirmed': {}
    'contacts.tags': {}
    'contacts.tags.help': {}
    'contacts.timeline': {}
    'contacts.timeline.none': {}
    'frame.nav.contact_lists': {}
    'frame.nav.contacts': {}
    'permission.customers.manage': {}
    'refusal.contacts.email_taken': {}
    'refusal.contacts.link_over': {}
    'refusal.contacts.list_name_taken': {}
    'refusal.contacts.lists_full': { readonly most: number }
    'timeline.contacts.exported': {}
  }
  interface OwnerParts {
    carried: true
    contact_entry: true
    contact_lists: true
    contacts: true
    frame: true
    permission: true
    timeline: true
  }
  interface VisitorMessages {
    'contact_mail.confirm.button': {}
    'contact_mail.confirm.heading': { readonly list: string | number }
    'contact_mail.confirm.preview': { readonly site: string | number }
    'contact_mail.confirm.small': {}
    'contact_mail.confirm.subject': { readonly list: string | number }
    'contact_mail.confirm.text': { readonly list: string | number; readonly site: string | number }
  }
  interface VisitorParts {
    contact_mail: true
  }
}

// areas/documents
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'refusal.documents.newer': {}
    'refusal.documents.patch_malformed': {}
    'refusal.documents.version_broken': {}
    'refusal.documents.version_unknown': {}
  }
  interface OwnerParts {
    documents: true
  }
}

// areas/forms
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'blocks.form.button': {}
    'blocks.form.button_align': {}
    'blocks.form.button_style': {}
    'blocks.form.button_usual': {}
    'blocks.form.center': {}
    'blocks.form.columns': {}
    'blocks.form.empty': {}
    'blocks.form.form': {}
    'blocks.form.form_help': {}
    'blocks.form.keywords': {}
    'blocks.form.layout': {}
    'blocks.form.missing': {}
    'blocks.form.name': {}
    'blocks.form.primary': {}
    'blocks.form.secondary': {}
    'blocks.form.sent': {}
    'blocks.form.stack': {}
    'blocks.form.start': {}
    'blocks.form.stretch': {}
    'blocks.form.tertiary': {}
    'blocks.newsletter.empty': {}
    'blocks.newsletter.form_help': {}
    'blocks.newsletter.keywords': {}
    'blocks.newsletter.name': {}
    'blocks.newsletter.text': {}
    'blocks.newsletter.title': {}
    'carried.forms': {}
    'carried.messages': {}
    'contact_entry.forms.sent': { readonly form: string | number; readonly reference: string | number }
    'form_builder.add': {}
    'form_builder.address.city': {}
    'form_builder.address.country': {}
    'form_builder.address.line1': {}
    'form_builder.address.line2': {}
    'form_builder.address.postcode': {}
    'form_builder.address.region': {}
    'form_builder.answer': {}
    'form_builder.answer_help': {}
    'form_builder.answer_no_mail': {}
    'form_builder.answer_on': {}
    'form_builder.answer_subject': {}
    'form_builder.answer_words': {}
    'form_builder.answer_words_help': {}
    'form_builder.bounds_turned': {}
    'form_builder.canvas': {}
    'form_builder.canvas_empty': {}
    'form_builder.choices_least': {}
    'form_builder.choices_most': {}
    'form_builder.closes_at': {}
    'form_builder.conflict': {}
    'form_builder.conflict_keep': {}
    'form_builder.conflict_take': {}
    'form_builder.conflict_text': {}
    'form_builder.consent_label_help': {}
    'form_builder.consent_text': {}
    'form_builder.consent_version': { readonly version: number }
    'form_builder.consent_words': {}
    'form_builder.contacts': {}
    'form_builder.contacts_help': {}
    'form_builder.deed': {}
    'form_builder.deed_after': {}
    'form_builder.deed_end': {}
    'form_builder.deed_ending': {}
    'form_builder.deed_finish': {}
    'form_builder.deed_go-to': {}
    'form_builder.deed_item': {}
    'form_builder.deed_mail-to': {}
    'form_builder.deed_page': {}
    'form_builder.deed_recipient': {}
    'form_builder.deed_require': {}
    'form_builder.deed_show': {}
    'form_builder.done': {}
    'form_builder.duplicate': {}
    'form_builder.ending.address': {}
    'form_builder.ending.file': {}
    'form_builder.ending.page': {}
    'form_builder.ending.words': {}
    'form_builder.ending_add': {}
    'form_builder.ending_address': {}
    'form_builder.ending_address_wrong': {}
    'form_builder.ending_by_rule': {}
    'form_builder.ending_file_choose': {}
    'form_builder.ending_file_chosen': {}
    'form_builder.ending_file_none': {}
    'form_builder.ending_first': {}
    'form_builder.ending_kind': {}
    'form_builder.ending_make_first': {}
    'form_builder.ending_more': { readonly name: string | number }
    'form_builder.ending_numbered': { readonly kind: string | number; readonly number: number }
    'form_builder.ending_page': {}
    'form_builder.ending_page_missing': {}
    'form_builder.ending_words': {}
    'form_builder.ending_words_help': {}
    'form_builder.ending_words_new': {}
    'form_builder.fault.anonymous': {}
    'form_builder.fault.asked-later': { readonly field: string | number }
    'form_builder.fault.loop': {}
    'form_builder.fault.never-shown': { readonly field: string | number }
    'form_builder.fault.removed': {}
    'form_builder.fault.ring': { readonly items: string | number }
    'form_builder.fault.unreachable': { readonly page: string | number }
    'form_builder.faulty.consent': {}
    'form_builder.faulty.required': {}
    'form_builder.faulty.wrong': {}
    'form_builder.file_archive': {}
    'form_builder.file_audio': {}
    'form_builder.file_document': {}
    'form_builder.file_groups': {}
    'form_builder.file_groups_help': {}
    'form_builder.file_pdf': {}
    'form_builder.file_picture': {}
    'form_builder.file_video': {}
    'form_builder.files_most': {}
    'form_builder.files_most_help': {}
    'form_builder.from': {}
    'form_builder.gone': {}
    'form_builder.group.choice': {}
    'form_builder.group.contact': {}
    'form_builder.group.layout': {}
    'form_builder.group.more': {}
    'form_builder.group.text': {}
    'form_builder.help': {}
    'form_builder.hidden_fixed': { readonly value: string | number }
    'form_builder.hidden_help': {}
    'form_builder.hidden_key': {}
    'form_builder.hidden_key_help': {}
    'form_builder.hidden_key_wrong': {}
    'form_builder.hidden_page': {}
    'form_builder.hidden_query': { readonly value: string | number }
    'form_builder.hidden_source': {}
    'form_builder.hidden_source_fixed': {}
    'form_builder.hidden_source_page': {}
    'form_builder.hidden_source_query': {}
    'form_builder.hidden_value': {}
    'form_builder.inspector': {}
    'form_builder.inspector_empty': {}
    'form_builder.inspector_empty_text': {}
    'form_builder.invalid_item': {}
    'form_builder.keep': {}
    'form_builder.keep_count': { readonly days: number }
    'form_builder.keep_days': {}
    'form_builder.keep_ever': {}
    'form_builder.keep_help': {}
    'form_builder.keys': {}
    'form_builder.kind.address': {}
    'form_builder.kind.choice': {}
    'form_builder.kind.consent': {}
    'form_builder.kind.date': {}
    'form_builder.kind.dropdown': {}
    'form_builder.kind.file': {}
    'form_builder.kind.hidden': {}
    'form_builder.kind.long-text': {}
    'form_builder.kind.mail': {}
    'form_builder.kind.name': {}
    'form_builder.kind.number': {}
    'form_builder.kind.page': {}
    'form_builder.kind.phone': {}
    'form_builder.kind.rating': {}
    'form_builder.kind.scale': {}
    'form_builder.kind.section': {}
    'form_builder.kind.several': {}
    'form_builder.kind.text': {}
    'form_builder.kind.time': {}
    'form_builder.kind.words': {}
    'form_builder.label': {}
    'form_builder.label.address': {}
    'form_builder.label.choice': {}
    'form_builder.label.consent': {}
    'form_builder.label.date': {}
    'form_builder.label.dropdown': {}
    'form_builder.label.file': {}
    'form_builder.label.hidden': {}
    'form_builder.label.long-text': {}
    'form_builder.label.mail': {}
    'form_builder.label.name': {}
    'form_builder.label.number': {}
    'form_builder.label.page': {}
    'form_builder.label.phone': {}
    'form_builder.label.rating': {}
    'form_builder.label.scale': {}
    'form_builder.label.section': {}
    'form_builder.label.several': {}
    'form_builder.label.text': {}
    'form_builder.label.time': {}
    'form_builder.label.words': {}
    'form_builder.label_missing': {}
    'form_builder.least': {}
    'form_builder.length_least': {}
    'form_builder.length_most': {}
    'form_builder.list': {}
    'form_builder.list_create': {}
    'form_builder.list_field': {}
    'form_builder.list_field_missing': {}
    'form_builder.list_field_none': {}
    'form_builder.list_help': {}
    'form_builder.list_no_right': {}
    'form_builder.list_none': {}
    'form_builder.match': {}
    'form_builder.match_all': {}
    'form_builder.match_any': {}
    'form_builder.most': {}
    'form_builder.move_down': {}
    'form_builder.move_up': {}
    'form_builder.moved': { readonly count: number; readonly name: string | number; readonly place: number }
    'form_builder.not_past': {}
    'form_builder.notify': {}
    'form_builder.notify_help': {}
    'form_builder.offers_other': {}
    'form_builder.once': {}
    'form_builder.once_any': {}
    'form_builder.once_help': {}
    'form_builder.once_mail-link': {}
    'form_builder.opening': {}
    'form_builder.opening_help': { readonly zone: string | number }
    'form_builder.opens_at': {}
    'form_builder.option_add': {}
    'form_builder.option_missing': {}
    'form_builder.option_more': { readonly option: string | number }
    'form_builder.option_new': { readonly count: number }
    'form_builder.option_numbered': { readonly number: number }
    'form_builder.options': {}
    'form_builder.other': {}
    'form_builder.page_break': {}
    'form_builder.page_numbered': { readonly number: number }
    'form_builder.page_title': {}
    'form_builder.palette': {}
    'form_builder.part.after': {}
    'form_builder.part.build': {}
    'form_builder.part.logic': {}
    'form_builder.part.settings': {}
    'form_builder.parts': {}
    'form_builder.pattern': {}
    'form_builder.pattern_any': {}
    'form_builder.pattern_digits': {}
    'form_builder.pattern_letters': {}
    'form_builder.pattern_postcode': {}
    'form_builder.places_all': {}
    'form_builder.places_all_help': {}
    'form_builder.places_help': {}
    'form_builder.places_of': { readonly option: string | number }
    'form_builder.places_set': {}
    'form_builder.preview_choose': {}
    'form_builder.preview_places': { readonly count: number }
    'form_builder.recipient_add': {}
    'form_builder.recipient_added': {}
    'form_builder.recipient_again': {}
    'form_builder.recipient_by_rule': {}
    'form_builder.recipient_email': {}
    'form_builder.recipient_every': {}
    'form_builder.recipient_help': {}
    'form_builder.recipient_make_by_rule': {}
    'form_builder.recipient_make_every': {}
    'form_builder.recipient_more': { readonly email: string | number }
    'form_builder.recipient_sent': {}
    'form_builder.recipient_unconfirmed': {}
    'form_builder.recipients': {}
    'form_builder.recipients_none': {}
    'form_builder.redo': {}
    'form_builder.refused': {}
    'form_builder.remove': {}
    'form_builder.removed': { readonly name: string | number }
    'form_builder.required': {}
    'form_builder.rhythm': {}
    'form_builder.rhythm_at-once': {}
    'form_builder.rhythm_daily': {}
    'form_builder.rhythm_hourly': {}
    'form_builder.rhythm_never': {}
    'form_builder.rule.end': { readonly ending: string | number; readonly tests: string | number }
    'form_builder.rule.finish': { readonly after: string | number; readonly tests: string | number }
    'form_builder.rule.go_to': { readonly after: string | number; readonly page: string | number; readonly tests: string | number }
    'form_builder.rule.mail_to': { readonly email: string | number; readonly tests: string | number }
    'form_builder.rule.require': { readonly item: string | number; readonly tests: string | number }
    'form_builder.rule.show': { readonly item: string | number; readonly tests: string | number }
    'form_builder.rule_add': {}
    'form_builder.rule_edit': {}
    'form_builder.rule_remove': {}
    'form_builder.rules_empty': {}
    'form_builder.rules_empty_text': {}
    'form_builder.rules_help': {}
    'form_builder.rules_no_fields': {}
    'form_builder.save': {}
    'form_builder.saved': {}
    'form_builder.saving.conflict': {}
    'form_builder.saving.invalid': {}
    'form_builder.saving.refused': {}
    'form_builder.saving.saved': {}
    'form_builder.saving.saving': {}
    'form_builder.saving.unreachable': {}
    'form_builder.scale_from': {}
    'form_builder.scale_least_label': {}
    'form_builder.scale_most_label': {}
    'form_builder.scale_to': {}
    'form_builder.section_title': {}
    'form_builder.section_words': {}
    'form_builder.sensitive': {}
    'form_builder.sensitive_help': {}
    'form_builder.stars': {}
    'form_builder.step': {}
    'form_builder.step_help': {}
    'form_builder.test.answered': { readonly field: string | number }
    'form_builder.test.empty': { readonly field: string | number }
    'form_builder.test.is': { readonly field: string | number; readonly value: string | number }
    'form_builder.test.is-not': { readonly field: string | number; readonly value: string | number }
    'form_builder.test.less': { readonly field: string | number; readonly value: string | number }
    'form_builder.test.more': { readonly field: string | number; readonly value: string | number }
    'form_builder.test_add': {}
    'form_builder.test_answered': {}
    'form_builder.test_empty': {}
    'form_builder.test_field': {}
    'form_builder.test_is': {}
    'form_builder.test_is-not': {}
    'form_builder.test_kind': {}
    'form_builder.test_less': {}
    'form_builder.test_more': {}
    'form_builder.test_remove': {}
    'form_builder.test_value': {}
    'form_builder.tests.all': { readonly before: string | number; readonly next: string | number }
    'form_builder.tests.any': { readonly before: string | number; readonly next: string | number }
    'form_builder.to': {}
    'form_builder.trashed': {}
    'form_builder.trashed_text': {}
    'form_builder.try': {}
    'form_builder.try_again': {}
    'form_builder.try_back': {}
    'form_builder.try_done': {}
    'form_builder.try_errors': {}
    'form_builder.try_faults': { readonly count: number }
    'form_builder.try_next': {}
    'form_builder.try_note': {}
    'form_builder.try_note_without_script': {}
    'form_builder.try_phone': {}
    'form_builder.try_progress': { readonly at: number; readonly count: number }
    'form_builder.try_send': {}
    'form_builder.try_title': { readonly title: string | number }
    'form_builder.try_wide': {}
    'form_builder.try_width': {}
    'form_builder.try_without_script': {}
    'form_builder.undo': {}
    'form_builder.weekdays': {}
    'form_builder.words': {}
    'form_builder.words_missing': {}
    'form_mail.digest.open': {}
    'form_mail.digest.preview': { readonly count: number; readonly site: string | number }
    'form_mail.digest.subject': { readonly count: number; readonly form: string | number }
    'form_mail.message.in_inbox': {}
    'form_mail.message.nobody': {}
    'form_mail.message.open': {}
    'form_mail.message.small': { readonly page: string | number; readonly reference: string | number; readonly site: string | number }
    'form_mail.message.subject': { readonly form: string | number; readonly who: string | number }
    'form_mail.message.test_subject': { readonly form: string | number; readonly who: string | number }
    'form_mail.recipient.button': {}
    'form_mail.recipient.heading': { readonly form: string | number }
    'form_mail.recipient.preview': { readonly site: string | number }
    'form_mail.recipient.small': {}
    'form_mail.recipient.subject': { readonly site: string | number }
    'form_mail.recipient.text': { readonly form: string | number; readonly site: string | number }
    'form_mail.retention.button': {}
    'form_mail.retention.heading': { readonly form: string | number }
    'form_mail.retention.preview': { readonly days: number; readonly site: string | number }
    'form_mail.retention.small': {}
    'form_mail.retention.subject': { readonly date: string | number; readonly form: string | number }
    'form_mail.retention.text': { readonly date: string | number; readonly days: number; readonly form: string | number; readonly site: string | number }
    'form_numbers.answered': { readonly count: number }
    'form_numbers.by_day': {}
    'form_numbers.by_page': {}
    'form_numbers.choice': {}
    'form_numbers.count': {}
    'form_numbers.day': {}
    'form_numbers.days': { readonly days: number }
    'form_numbers.empty': {}
    'form_numbers.empty_text': {}
    'form_numbers.mean': {}
    'form_numbers.nothing_shown': {}
    'form_numbers.page': {}
    'form_numbers.range': {}
    'form_numbers.share': {}
    'form_numbers.span': {}
    'form_numbers.table': {}
    'form_numbers.texts': {}
    'form_numbers.title': {}
    'form_numbers.total': {}
    'form_recipient.agree': {}
    'form_recipient.ask': { readonly form: string | number }
    'form_recipient.ask_text': { readonly email: string | number; readonly site: string | number }
    'form_recipient.done': {}
    'form_recipient.done_text': { readonly email: string | number; readonly form: string | number }
    'form_recipient.failed': {}
    'form_recipient.spent': {}
    'form_recipient.spent_text': {}
    'form_recipient.title': {}
    'forms.add': {}
    'forms.beginning': {}
    'forms.beginning.blank': {}
    'forms.beginning.blank_text': {}
    'forms.beginning.contact': {}
    'forms.beginning.contact_text': {}
    'forms.beginning.newsletter': {}
    'forms.beginning.newsletter_text': {}
    'forms.beginning.preview': {}
    'forms.beginning.signup': {}
    'forms.beginning.signup_text': {}
    'forms.beginning.survey': {}
    'forms.beginning.survey_text': {}
    'forms.column.do': {}
    'forms.column.fresh': {}
    'forms.column.places': {}
    'forms.column.state': {}
    'forms.column.title': {}
    'forms.column.total': {}
    'forms.column.updated': {}
    'forms.create': {}
    'forms.delete': {}
    'forms.deleted': { readonly title: string | number }
    'forms.deleted_detail': {}
    'forms.duplicate': {}
    'forms.duplicated': {}
    'forms.edit': {}
    'forms.empty': {}
    'forms.empty_text': {}
    'forms.fresh_named': { readonly count: number; readonly title: string | number }
    'forms.help': {}
    'forms.messages': {}
    'forms.more_named': { readonly title: string | number }
    'forms.name': {}
    'forms.name_help': {}
    'forms.no_match': {}
    'forms.nowhere': {}
    'forms.numbers': {}
    'forms.pending': {}
    'forms.places_more': { readonly count: number; readonly first: string | number }
    'forms.rename': {}
    'forms.rename_title': {}
    'forms.restore': {}
    'forms.restore_named': { readonly title: string | number }
    'forms.restored': { readonly title: string | number }
    'forms.search': {}
    'forms.state.closed': {}
    'forms.state.draft': {}
    'forms.state.open': {}
    'forms.state.scheduled': {}
    'forms.trash': {}
    'forms.trash_closed': { readonly pages: string | number }
    'forms.trash_empty': {}
    'forms.trash_empty_text': {}
    'forms.trash_help': {}
    'forms.trash_nowhere': {}
    'forms.trash_shown': {}
    'forms.trash_title': {}
    'frame.nav.forms': {}
    'frame.nav.inbox': {}
    'inbox.accept': {}
    'inbox.any_field': {}
    'inbox.assign': {}
    'inbox.assignee': {}
    'inbox.back': {}
    'inbox.beside': {}
    'inbox.bulk': {}
    'inbox.consent_of': { readonly version: number; readonly when: string | number }
    'inbox.consents': {}
    'inbox.contact': {}
    'inbox.days': {}
    'inbox.delete': {}
    'inbox.delete_text': {}
    'inbox.delete_title': { readonly count: number }
    'inbox.deleted': { readonly count: number }
    'inbox.done': {}
    'inbox.empty': {}
    'inbox.empty_action': {}
    'inbox.empty_text': {}
    'inbox.every_form': {}
    'inbox.every_tag': {}
    'inbox.everybody': {}
    'inbox.export': {}
    'inbox.export_as': {}
    'inbox.export_csv': {}
    'inbox.export_csv_help': {}
    'inbox.export_do': {}
    'inbox.export_email': {}
    'inbox.export_email_help': {}
    'inbox.export_json': {}
    'inbox.export_json_help': {}
    'inbox.export_zip': {}
    'inbox.export_zip_help': {}
    'inbox.field': {}
    'inbox.field_removed': {}
    'inbox.file_numbered': { readonly number: number }
    'inbox.filters': {}
    'inbox.filters_counted': { readonly count: number }
    'inbox.folder_counted': { readonly count: number; readonly name: string | number }
    'inbox.folders': {}
    'inbox.form': {}
    'inbox.has_files': {}
    'inbox.kept_until': {}
    'inbox.key.e': {}
    'inbox.key.help': {}
    'inbox.key.j': {}
    'inbox.key.k': {}
    'inbox.key.r': {}
    'inbox.key.spam': {}
    'inbox.key.trash': {}
    'inbox.key.x': {}
    'inbox.keys': {}
    'inbox.keys_note': {}
    'inbox.language': {}
    'inbox.list': {}
    'inbox.mail_failed': {}
    'inbox.mail_failed_text': {}
    'inbox.message': {}
    'inbox.moved.answered': { readonly count: number }
    'inbox.moved.done': { readonly count: number }
    'inbox.moved.new': { readonly count: number }
    'inbox.moved.open': { readonly count: number }
    'inbox.moved.spam': { readonly count: number }
    'inbox.moved.trash': { readonly count: number }
    'inbox.nameless': {}
    'inbox.no_answers': {}
    'inbox.no_match': {}
    'inbox.nobody': {}
    'inbox.none_shown': {}
    'inbox.not_spam': {}
    'inbox.note': {}
    'inbox.note_add': {}
    'inbox.note_placeholder': {}
    'inbox.notes': {}
    'inbox.nothing': {}
    'inbox.others': {}
    'inbox.page': {}
    'inbox.person': {}
    'inbox.person_erase': {}
    'inbox.person_erase_text': { readonly email: string | number }
    'inbox.person_erase_title': {}
    'inbox.person_export': {}
    'inbox.reference': { readonly reference: string | number }
    'inbox.replies': {}
    'inbox.reply': {}
    'inbox.reply_help': {}
    'inbox.reply_sent': {}
    'inbox.reply_state.failed': {}
    'inbox.reply_state.sent': {}
    'inbox.reply_state.waiting': {}
    'inbox.reply_subject': { readonly form: string | number }
    'inbox.reply_text': {}
    'inbox.reply_to': {}
    'inbox.restore': {}
    'inbox.restored': { readonly count: number }
    'inbox.reveal': {}
    'inbox.reveal_named': { readonly label: string | number }
    'inbox.row': { readonly excerpt: string | number; readonly sender: string | number; readonly state: string | number }
    'inbox.search': {}
    'inbox.select_none': {}
    'inbox.selected': { readonly count: number }
    'inbox.send': {}
    'inbox.sensitive': {}
    'inbox.sent_along': {}
    'inbox.sign.fast': {}
    'inbox.sign.links': {}
    'inbox.sign.no-token': {}
    'inbox.sign.rate': {}
    'inbox.sign.repeats': {}
    'inbox.sign.trap': {}
    'inbox.sign.words': {}
    'inbox.signs': {}
    'inbox.somebody': {}
    'inbox.spam': {}
    'inbox.state.all': {}
    'inbox.state.answered': {}
    'inbox.state.done': {}
    'inbox.state.new': {}
    'inbox.state.open': {}
    'inbox.state.spam': {}
    'inbox.state.trash': {}
    'inbox.state.waiting': {}
    'inbox.subject': {}
    'inbox.tag': {}
    'inbox.tag_add': {}
    'inbox.tags': {}
    'inbox.test': {}
    'inbox.trash': {}
    'inbox.value': {}
    'inbox.view_name': {}
    'inbox.view_name_help': {}
    'inbox.view_remove': { readonly name: string | number }
    'inbox.view_save': {}
    'inbox.views': {}
    'inbox.without_place': { readonly count: number }
    'permission.forms.manage': {}
    'permission.submissions.manage': {}
    'permission.submissions.see': {}
    'reach.form.help': {}
    'reach.form.limit': {}
    'reach.form.only': { readonly names: string | number }
    'reach.form.things': {}
    'refusal.forms.assignee': {}
    'refusal.forms.definition': {}
    'refusal.forms.faulty': { readonly fault: string | number; readonly form: string | number }
    'refusal.forms.link_over': {}
    'refusal.forms.list': {}
    'refusal.forms.no_address': {}
    'refusal.forms.recipient_asked': {}
    'refusal.forms.recipient_taken': {}
    'refusal.forms.reply_to_spam': {}
    'refusal.forms.reply_to_test': {}
    'refusal.forms.too_many': { readonly most: number }
    'refusal.forms.too_many_recipients': { readonly most: number }
    'refusal.forms.too_many_tags': { readonly most: number }
    'refusal.forms.too_many_views': { readonly most: number }
    'refusal.forms.version': {}
    'refusal.forms.version_missing': {}
    'timeline.forms.answer_opened': { readonly field: string | number; readonly form: string | number; readonly reference: string | number }
    'timeline.forms.deleted': { readonly form: string | number }
    'timeline.forms.exported': { readonly form: string | number }
    'timeline.forms.person_erased': { readonly count: number }
    'timeline.forms.person_exported': {}
    'timeline.forms.restored': { readonly form: string | number }
  }
  interface OwnerParts {
    blocks: true
    carried: true
    contact_entry: true
    form_builder: true
    form_mail: true
    form_numbers: true
    form_recipient: true
    forms: true
    frame: true
    inbox: true
    permission: true
    reach: true
    timeline: true
  }
  interface VisitorMessages {
    'form.address.city': {}
    'form.address.country': {}
    'form.address.line1': {}
    'form.address.line2': {}
    'form.address.postcode': {}
    'form.address.region': {}
    'form.back': {}
    'form.choose': {}
    'form.closed.early': {}
    'form.closed.full': {}
    'form.closed.gone': {}
    'form.closed.over': {}
    'form.download': { readonly name: string | number }
    'form.failed': {}
    'form.fault.address_part': {}
    'form.fault.choice': {}
    'form.fault.consent': {}
    'form.fault.country': {}
    'form.fault.date': {}
    'form.fault.digits': {}
    'form.fault.early': { readonly from: string | number }
    'form.fault.few_choices': { readonly least: number }
    'form.fault.file_empty': { readonly name: string | number }
    'form.fault.file_infected': { readonly name: string | number }
    'form.fault.file_kind': { readonly name: string | number }
    'form.fault.file_required': {}
    'form.fault.file_size': { readonly megabytes: string | number; readonly name: string | number }
    'form.fault.files_off': {}
    'form.fault.full': { readonly option: string | number }
    'form.fault.late': { readonly to: string | number }
    'form.fault.least': { readonly least: number }
    'form.fault.letters': {}
    'form.fault.line': {}
    'form.fault.long': { readonly length: number; readonly most: number }
    'form.fault.mail': {}
    'form.fault.many_choices': { readonly most: number }
    'form.fault.many_files': { readonly most: number }
    'form.fault.most': { readonly most: number }
    'form.fault.number': {}
    'form.fault.number_ambiguous': {}
    'form.fault.number_digits': {}
    'form.fault.one_choice': {}
    'form.fault.other': {}
    'form.fault.past': {}
    'form.fault.phone': {}
    'form.fault.postcode': {}
    'form.fault.required': {}
    'form.fault.short': { readonly least: number; readonly length: number }
    'form.fault.step': { readonly step: number }
    'form.fault.time': {}
    'form.fault.weekday': { readonly weekday: string | number }
    'form.faults': { readonly count: number }
    'form.files': { readonly megabytes: string | number; readonly most: number }
    'form.hint.mail': { readonly meant: string | number }
    'form.malformed': {}
    'form.next': {}
    'form.notice.anew': {}
    'form.notice.lost-step': {}
    'form.notice.unseen': {}
    'form.offline': {}
    'form.option_full': { readonly option: string | number }
    'form.other': {}
    'form.other_placeholder': {}
    'form.other_words': { readonly field: string | number }
    'form.progress': { readonly count: string | number; readonly number: string | number }
    'form.reference': { readonly reference: string | number }
    'form.required_mark': {}
    'form.send': {}
    'form.sending': {}
    'form.sent': {}
    'form.stars': { readonly most: number; readonly number: number }
    'form.too_large': {}
    'form.trap': {}
    'form.waiting': {}
    'form_beginning.better': {}
    'form_beginning.consent': {}
    'form_beginning.consent_words': {}
    'form_beginning.copy': { readonly title: string | number }
    'form_beginning.email': {}
    'form_beginning.likely': {}
    'form_beginning.message': {}
    'form_beginning.name': {}
    'form_beginning.people': {}
    'form_beginning.recommend': {}
    'form_beginning.remark': {}
    'form_beginning.satisfied': {}
    'form_beginning.thanks.blank': {}
    'form_beginning.thanks.contact': {}
    'form_beginning.thanks.newsletter': {}
    'form_beginning.thanks.signup': {}
    'form_beginning.thanks.survey': {}
    'form_beginning.unlikely': {}
    'form_mail.confirm.subject': { readonly site: string | number }
    'form_mail.confirm.text': {}
    'form_mail.reply.small': { readonly reference: string | number; readonly site: string | number }
    'form_mail.sender.reference': { readonly reference: string | number }
    'form_mail.sender.small': { readonly site: string | number }
    'form_mail.sender.subject': { readonly site: string | number }
    'form_mail.sender.text': { readonly site: string | number }
    'subscription.answer.text': {}
    'subscription.answer.title': {}
    'subscription.answered.text': {}
    'subscription.answered.title': {}
    'subscription.confirm.button': {}
    'subscription.confirm.text': {}
    'subscription.confirm.title': {}
    'subscription.confirmed-answer.text': {}
    'subscription.confirmed-answer.title': {}
    'subscription.confirmed.text': {}
    'subscription.confirmed.title': {}
    'subscription.full.text': {}
    'subscription.full.title': {}
    'subscription.leave.all': {}
    'subscription.leave.button': {}
    'subscription.leave.text': {}
    'subscription.leave.title': {}
    'subscription.left.text': {}
    'subscription.left.title': {}
    'subscription.over-answer.text': {}
    'subscription.over-answer.title': {}
    'subscription.over.text': {}
    'subscription.over.title': {}
  }
  interface VisitorParts {
    form: true
    form_beginning: true
    form_mail: true
    subscription: true
  }
}

// areas/operator
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'frame.announcements.more': {}
    'frame.menu.help': {}
    'frame.menu.labs': {}
    'frame.nav.announcements': {}
    'frame.nav.audit': {}
    'frame.nav.experiments': {}
    'frame.nav.health': {}
    'frame.nav.jobs': {}
    'frame.nav.labs': {}
    'frame.nav.mails': {}
    'frame.nav.operator_accounts': {}
    'frame.nav.operator_sites': {}
    'labs.about_circle': { readonly since: string | number }
    'labs.about_internal': { readonly since: string | number }
    'labs.circle': {}
    'labs.circle_find': {}
    'labs.circle_none': {}
    'labs.circle_none_text': {}
    'labs.circle_text': {}
    'labs.currency-ars.off': {}
    'labs.currency-ars.text': {}
    'labs.currency-ars.title': {}
    'labs.currency-brl.off': {}
    'labs.currency-brl.text': {}
    'labs.currency-brl.title': {}
    'labs.currency-cop.off': {}
    'labs.currency-cop.text': {}
    'labs.currency-cop.title': {}
    'labs.currency-idr.off': {}
    'labs.currency-idr.text': {}
    'labs.currency-idr.title': {}
    'labs.currency-inr.off': {}
    'labs.currency-inr.text': {}
    'labs.currency-inr.title': {}
    'labs.currency-jpy.off': {}
    'labs.currency-jpy.text': {}
    'labs.currency-jpy.title': {}
    'labs.currency-zar.off': {}
    'labs.currency-zar.text': {}
    'labs.currency-zar.title': {}
    'labs.expired-site-improvements.off': {}
    'labs.expired-site-improvements.text': {}
    'labs.expired-site-improvements.title': {}
    'labs.feature': {}
    'labs.features': {}
    'labs.for_whom': {}
    'labs.i18nLang.off': {}
    'labs.i18nLang.text': {}
    'labs.i18nLang.title': {}
    'labs.in_circle_since': {}
    'labs.member-locale-ja-jp.off': {}
    'labs.member-locale-ja-jp.text': {}
    'labs.member-locale-ja-jp.title': {}
    'labs.member-locale-tr-tr.off': {}
    'labs.member-locale-tr-tr.text': {}
    'labs.member-locale-tr-tr.title': {}
    'labs.minimum-order-amount.off': {}
    'labs.minimum-order-amount.text': {}
    'labs.minimum-order-amount.title': {}
    'labs.none': {}
    'labs.nothing_on': {}
    'labs.operator_text': {}
    'labs.outside': {}
    'labs.outside_ask': {}
    'labs.outside_text': {}
    'labs.saved': {}
    'labs.saved_detail': {}
    'labs.since': {}
    'labs.site_text': {}
    'labs.staff_outside': {}
    'labs.staff_outside_text': {}
    'labs.staff_text': {}
    'labs.switched_on': {}
    'labs.uses': {}
    'labs.variant_circle': {}
    'labs.variant_internal': {}
    'labs.visitor-locale-ja-jp.off': {}
    'labs.visitor-locale-ja-jp.text': {}
    'labs.visitor-locale-ja-jp.title': {}
    'labs.visitor-locale-tr-tr.off': {}
    'labs.visitor-locale-tr-tr.text': {}
    'labs.visitor-locale-tr-tr.title': {}
    'operator.account.about': {}
    'operator.account.country': {}
    'operator.account.device_unknown': {}
    'operator.account.done': {}
    'operator.account.duties': {}
    'operator.account.end_sessions': {}
    'operator.account.gone': {}
    'operator.account.language': {}
    'operator.account.last_used': { readonly when: string | number }
    'operator.account.lock': {}
    'operator.account.lock_do': {}
    'operator.account.lock_text': {}
    'operator.account.lock_title': {}
    'operator.account.locked_since': {}
    'operator.account.open': {}
    'operator.account.open_do': {}
    'operator.account.open_text': {}
    'operator.account.open_title': {}
    'operator.account.operator_help': {}
    'operator.account.passkeys': {}
    'operator.account.passkeys_count': { readonly count: number }
    'operator.account.second_factor': {}
    'operator.account.second_factor_do': {}
    'operator.account.second_factor_none': {}
    'operator.account.second_factor_reset': {}
    'operator.account.second_factor_since': { readonly when: string | number }
    'operator.account.second_factor_text': {}
    'operator.account.second_factor_title': {}
    'operator.account.security': {}
    'operator.account.sessions': {}
    'operator.account.sessions_do': {}
    'operator.account.sessions_none': {}
    'operator.account.sessions_text': {}
    'operator.account.sessions_title': {}
    'operator.account.sites': {}
    'operator.account.sites_none': {}
    'operator.account.staff_help': {}
    'operator.account.title': {}
    'operator.account.verified': {}
    'operator.account.zone': {}
    'operator.accounts.account': {}
    'operator.accounts.locked': {}
    'operator.accounts.made': {}
    'operator.accounts.marks': {}
    'operator.accounts.no_match': {}
    'operator.accounts.operator': {}
    'operator.accounts.search': {}
    'operator.accounts.staff': {}
    'operator.accounts.unverified': {}
    'operator.act.account_locked': {}
    'operator.act.account_opened': {}
    'operator.act.announced': { readonly title: string | number }
    'operator.act.announcement_changed': { readonly title: string | number }
    'operator.act.announcement_removed': {}
    'operator.act.billing_changed': {}
    'operator.act.duties_changed': { readonly operator: string | number; readonly staff: string | number }
    'operator.act.experiment_changed': {}
    'operator.act.experiment_created': {}
    'operator.act.experiment_kill': {}
    'operator.act.experiment_removed': {}
    'operator.act.experiment_revive': {}
    'operator.act.experiment_start': {}
    'operator.act.experiment_stop': {}
    'operator.act.job_retried': { readonly name: string | number }
    'operator.act.mail_resent': {}
    'operator.act.mails_resumed': { readonly count: number }
    'operator.act.plan_changed': { readonly plan: string | number }
    'operator.act.plan_created': { readonly plan: string | number }
    'operator.act.plan_removed': { readonly plan: string | number }
    'operator.act.second_factor_reset': {}
    'operator.act.sessions_ended': {}
    'operator.act.support_changed': {}
    'operator.acts.by_command': {}
    'operator.acts.none': {}
    'operator.acts.title': {}
    'operator.announcements.actions': {}
    'operator.announcements.announce': {}
    'operator.announcements.body': {}
    'operator.announcements.coming': {}
    'operator.announcements.create': {}
    'operator.announcements.dismissals': {}
    'operator.announcements.edit': {}
    'operator.announcements.ends': {}
    'operator.announcements.from': { readonly from: string | number }
    'operator.announcements.from_to': { readonly from: string | number; readonly to: string | number }
    'operator.announcements.headline': {}
    'operator.announcements.link': {}
    'operator.announcements.link_help': {}
    'operator.announcements.none': {}
    'operator.announcements.none_text': {}
    'operator.announcements.one': {}
    'operator.announcements.over': {}
    'operator.announcements.remove': {}
    'operator.announcements.remove_ask': { readonly title: string | number }
    'operator.announcements.remove_text': { readonly count: number }
    'operator.announcements.removed': {}
    'operator.announcements.save': {}
    'operator.announcements.shown': {}
    'operator.announcements.standing': {}
    'operator.announcements.starts': {}
    'operator.announcements.text': {}
    'operator.announcements.time': {}
    'operator.announcements.tone': {}
    'operator.announcements.tone_info': {}
    'operator.announcements.tone_warning': {}
    'operator.audit.about': {}
    'operator.audit.any_day': {}
    'operator.audit.at': {}
    'operator.audit.by': {}
    'operator.audit.change': { readonly from: string | number; readonly to: string | number; readonly what: string | number }
    'operator.audit.days': {}
    'operator.audit.experiment_gone': { readonly name: string | number }
    'operator.audit.kind_account': {}
    'operator.audit.kind_experiment': {}
    'operator.audit.kind_plan': {}
    'operator.audit.kind_platform': {}
    'operator.audit.no_match': {}
    'operator.audit.nobody': {}
    'operator.audit.none': {}
    'operator.audit.none_text': {}
    'operator.audit.text': {}
    'operator.audit.what': {}
    'operator.experiment.about': {}
    'operator.experiment.account_ids': {}
    'operator.experiment.broken_text': {}
    'operator.experiment.changed': {}
    'operator.experiment.circle': {}
    'operator.experiment.conditions': { readonly count: number }
    'operator.experiment.control': {}
    'operator.experiment.control_help': {}
    'operator.experiment.count': { readonly segment: string | number; readonly subjects: number; readonly variant: string | number }
    'operator.experiment.countries': {}
    'operator.experiment.countries_help': {}
    'operator.experiment.create': {}
    'operator.experiment.create_do': {}
    'operator.experiment.create_text': {}
    'operator.experiment.even': {}
    'operator.experiment.everybody': {}
    'operator.experiment.exposures': {}
    'operator.experiment.exposures_none': {}
    'operator.experiment.exposures_none_text': {}
    'operator.experiment.fill': {}
    'operator.experiment.first_at': {}
    'operator.experiment.gone': {}
    'operator.experiment.ids_help': {}
    'operator.experiment.kill': {}
    'operator.experiment.kill_text': {}
    'operator.experiment.kill_title': { readonly name: string | number }
    'operator.experiment.killed': {}
    'operator.experiment.killed_text': {}
    'operator.experiment.languages': {}
    'operator.experiment.languages_help': {}
    'operator.experiment.made': {}
    'operator.experiment.name_help': {}
    'operator.experiment.remove': {}
    'operator.experiment.revive': {}
    'operator.experiment.saved': {}
    'operator.experiment.segment': {}
    'operator.experiment.segment_add': {}
    'operator.experiment.segment_first': {}
    'operator.experiment.segment_name': { readonly place: string | number }
    'operator.experiment.segment_new': { readonly place: string | number }
    'operator.experiment.segment_remove': {}
    'operator.experiment.segment_up': {}
    'operator.experiment.segments': {}
    'operator.experiment.segments_help': {}
    'operator.experiment.share': {}
    'operator.experiment.site_ids': {}
    'operator.experiment.start': {}
    'operator.experiment.sticky': {}
    'operator.experiment.sticky_help': {}
    'operator.experiment.sticky_stays': {}
    'operator.experiment.stop': {}
    'operator.experiment.subject': {}
    'operator.experiment.sum_off': { readonly sum: string | number }
    'operator.experiment.sum_whole': { readonly sum: string | number }
    'operator.experiment.title': {}
    'operator.experiment.variant': {}
    'operator.experiment.variant_add': {}
    'operator.experiment.variant_remove': {}
    'operator.experiment.what': {}
    'operator.experiment.what_help': {}
    'operator.experiment.what_it_is': {}
    'operator.experiment.who': {}
    'operator.experiments.broken': {}
    'operator.experiments.exposed': {}
    'operator.experiments.name': {}
    'operator.experiments.no_match': {}
    'operator.experiments.none': {}
    'operator.experiments.none_text': {}
    'operator.experiments.search': {}
    'operator.experiments.state': {}
    'operator.experiments.state_active': {}
    'operator.experiments.state_draft': {}
    'operator.experiments.state_killed': {}
    'operator.experiments.sticky': {}
    'operator.experiments.sticky_account': {}
    'operator.experiments.sticky_site': {}
    'operator.experiments.type': {}
    'operator.experiments.type_AB_TEST': {}
    'operator.experiments.type_AB_TEST_help': {}
    'operator.experiments.type_FEATURE_TOGGLE': {}
    'operator.experiments.type_FEATURE_TOGGLE_help': {}
    'operator.health.all_sites': {}
    'operator.health.database': {}
    'operator.health.disk': {}
    'operator.health.disk_unknown': {}
    'operator.health.drift': {}
    'operator.health.engine': {}
    'operator.health.engine_embedded': { readonly version: string | number }
    'operator.health.engine_postgres': { readonly version: string | number }
    'operator.health.free': {}
    'operator.health.look': {}
    'operator.health.mail_kept': {}
    'operator.health.mails_failed': {}
    'operator.health.mails_unknown': {}
    'operator.health.mails_waiting': {}
    'operator.health.migrations': {}
    'operator.health.migrations_at': {}
    'operator.health.migrations_count': {}
    'operator.health.migrations_last': {}
    'operator.health.milliseconds': { readonly count: number }
    'operator.health.old': { readonly when: string | number }
    'operator.health.portico': {}
    'operator.health.program': {}
    'operator.health.recording': {}
    'operator.health.recording_off': {}
    'operator.health.recording_on': {}
    'operator.health.role': {}
    'operator.health.role_all': {}
    'operator.health.role_web': {}
    'operator.health.role_worker': {}
    'operator.health.runtime': {}
    'operator.health.sites': {}
    'operator.health.size': {}
    'operator.health.started': {}
    'operator.health.text': {}
    'operator.health.title': {}
    'operator.health.took': {}
    'operator.health.well': {}
    'operator.health.whole': {}
    'operator.health.zones': {}
    'operator.jobs.attempts': {}
    'operator.jobs.due': {}
    'operator.jobs.error': {}
    'operator.jobs.input': {}
    'operator.jobs.name': {}
    'operator.jobs.none_all': {}
    'operator.jobs.none_cancelled': {}
    'operator.jobs.none_done': {}
    'operator.jobs.none_failed': {}
    'operator.jobs.none_named': { readonly name: string | number }
    'operator.jobs.none_running': {}
    'operator.jobs.none_text': {}
    'operator.jobs.none_waiting': {}
    'operator.jobs.queued': {}
    'operator.jobs.retried': {}
    'operator.jobs.retry': {}
    'operator.jobs.search': {}
    'operator.jobs.settled': {}
    'operator.jobs.site': {}
    'operator.jobs.started': {}
    'operator.jobs.state': {}
    'operator.jobs.state_all': {}
    'operator.jobs.state_cancelled': {}
    'operator.jobs.state_done': {}
    'operator.jobs.state_failed': {}
    'operator.jobs.state_running': {}
    'operator.jobs.state_waiting': {}
    'operator.jobs.text': {}
    'operator.jobs.with_count': { readonly count: number; readonly state: string | number }
    'operator.mails.answer': {}
    'operator.mails.as_sent': {}
    'operator.mails.as_text': {}
    'operator.mails.at': {}
    'operator.mails.held': {}
    'operator.mails.held_text': { readonly count: number }
    'operator.mails.kind': {}
    'operator.mails.no_match': {}
    'operator.mails.no_match_text': {}
    'operator.mails.none': {}
    'operator.mails.none_text': {}
    'operator.mails.one': {}
    'operator.mails.resend': {}
    'operator.mails.resent': {}
    'operator.mails.search': {}
    'operator.mails.secrets': {}
    'operator.mails.send_new': {}
    'operator.mails.send_waiting': {}
    'operator.mails.sending_again': {}
    'operator.mails.state': {}
    'operator.mails.state_failed': {}
    'operator.mails.state_kept': {}
    'operator.mails.state_queued': {}
    'operator.mails.state_sending': {}
    'operator.mails.state_sent': {}
    'operator.mails.state_unknown': {}
    'operator.mails.subject': {}
    'operator.mails.text': {}
    'operator.mails.to': {}
    'operator.mails.view': {}
    'operator.no': {}
    'operator.site.about': {}
    'operator.site.actions': {}
    'operator.site.circle_in': {}
    'operator.site.circle_in_do': {}
    'operator.site.circle_in_text': {}
    'operator.site.circle_out': {}
    'operator.site.circle_out_do': {}
    'operator.site.circle_out_text': {}
    'operator.site.comp': {}
    'operator.site.done': {}
    'operator.site.extend': {}
    'operator.site.extend_do': {}
    'operator.site.extend_text': {}
    'operator.site.files': {}
    'operator.site.files_of': { readonly files: number; readonly size: string | number }
    'operator.site.gone': {}
    'operator.site.id': {}
    'operator.site.in_circle': { readonly when: string | number }
    'operator.site.legacy_address': {}
    'operator.site.link': {}
    'operator.site.link_do': {}
    'operator.site.link_help': {}
    'operator.site.link_text': {}
    'operator.site.more': {}
    'operator.site.move': {}
    'operator.site.move_text': {}
    'operator.site.move_title': { readonly status: string | number; readonly title: string | number }
    'operator.site.move_to': { readonly status: string | number }
    'operator.site.next': {}
    'operator.site.next_on': { readonly status: string | number; readonly when: string | number }
    'operator.site.next_purge': { readonly when: string | number }
    'operator.site.not_in_circle': {}
    'operator.site.note': {}
    'operator.site.note_do': {}
    'operator.site.note_help': {}
    'operator.site.note_label': {}
    'operator.site.plan_comped': { readonly plan: string | number }
    'operator.site.plan_give': { readonly plan: string | number }
    'operator.site.plan_give_do': {}
    'operator.site.plan_give_text': {}
    'operator.site.plan_off': {}
    'operator.site.plan_off_do': {}
    'operator.site.plan_off_text': {}
    'operator.site.region': {}
    'operator.site.since': {}
    'operator.site.status_since': { readonly status: string | number; readonly when: string | number }
    'operator.site.timeline': {}
    'operator.site.timeline_text': {}
    'operator.site.title': {}
    'operator.site.type': {}
    'operator.site.visit': {}
    'operator.site.zone': {}
    'operator.sites.made': {}
    'operator.sites.no_match': {}
    'operator.sites.no_plan': {}
    'operator.sites.none': {}
    'operator.sites.none_text': {}
    'operator.sites.owner': {}
    'operator.sites.plan': {}
    'operator.sites.search': {}
    'operator.sites.site': {}
    'operator.sites.status': {}
    'operator.storage.bytes': {}
    'operator.storage.files': {}
    'operator.storage.in_bucket': { readonly files: number; readonly size: string | number }
    'operator.storage.in_folder': { readonly files: number; readonly size: string | number }
    'operator.storage.none': {}
    'operator.storage.site': {}
    'operator.storage.title': {}
    'operator.support.address': {}
    'operator.support.saved': {}
    'operator.support.text': {}
    'operator.support.title': {}
    'operator.why': {}
    'operator.yes': {}
    'refusal.operator.condition_stray': {}
    'refusal.operator.control_unknown': {}
    'refusal.operator.ends_before': {}
    'refusal.operator.experiment_broken': {}
    'refusal.operator.experiment_idle': {}
    'refusal.operator.experiment_killed': {}
    'refusal.operator.experiment_name': {}
    'refusal.operator.experiment_runs': {}
    'refusal.operator.experiment_taken': {}
    'refusal.operator.job_not_failed': {}
    'refusal.operator.labs_circle_only': {}
    'refusal.operator.labs_staff_only': {}
    'refusal.operator.labs_unknown': {}
    'refusal.operator.mail_not_failed': {}
    'refusal.operator.mails_not_held': {}
    'refusal.operator.no_second_factor': {}
    'refusal.operator.segment_twice': {}
    'refusal.operator.sticky_stays': {}
    'refusal.operator.toggle_control': {}
    'refusal.operator.toggle_variants': {}
    'refusal.operator.type_stays': {}
    'refusal.operator.variant_name': {}
    'refusal.operator.variant_twice': {}
    'refusal.operator.weight_fine': {}
    'refusal.operator.weights_sum': {}
    'support.bundle.at': {}
    'support.bundle.browser': {}
    'support.bundle.outline': {}
    'support.bundle.page': {}
    'support.bundle.picture': {}
    'support.bundle.text': {}
    'support.bundle.title': {}
    'support.bundle.window': {}
    'support.extension_absent': {}
    'support.extension_asking': {}
    'support.extension_ready': {}
    'support.failed': {}
    'support.failed_text': {}
    'support.leave_out': {}
    'support.mail.attach': { readonly name: string | number }
    'support.mail.subject': {}
    'support.message': {}
    'support.message_help': {}
    'support.message_help_mail': {}
    'support.picture': {}
    'support.save': {}
    'support.saved': { readonly name: string | number }
    'support.send': {}
    'support.take': {}
    'support.take_again': {}
    'support.taken': { readonly parts: number }
    'support.taking': {}
    'support.title': {}
    'timeline.operator.circle_joined': {}
    'timeline.operator.circle_left': {}
    'timeline.operator.job_retried': { readonly name: string | number }
    'timeline.operator.labs_off': { readonly feature: string | number }
    'timeline.operator.labs_on': { readonly feature: string | number }
    'timeline.operator.mail_resent': {}
    'timeline.operator.noted': {}
  }
  interface OwnerParts {
    frame: true
    labs: true
    operator: true
    support: true
    timeline: true
  }
}

// areas/pages
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'blocks.accordion.add': {}
    'blocks.accordion.body': {}
    'blocks.accordion.boxes': {}
    'blocks.accordion.chevron': {}
    'blocks.accordion.design': {}
    'blocks.accordion.empty': {}
    'blocks.accordion.first_open': {}
    'blocks.accordion.items': {}
    'blocks.accordion.keywords': {}
    'blocks.accordion.lines': {}
    'blocks.accordion.marker': {}
    'blocks.accordion.name': {}
    'blocks.accordion.plus': {}
    'blocks.accordion.single': {}
    'blocks.accordion.single_help': {}
    'blocks.accordion.slot': {}
    'blocks.accordion.title': {}
    'blocks.accordion.untitled': {}
    'blocks.align.center': {}
    'blocks.align.end': {}
    'blocks.align.start': {}
    'blocks.align.stretch': {}
    'blocks.button.align': {}
    'blocks.button.arrow': {}
    'blocks.button.empty': {}
    'blocks.button.keywords': {}
    'blocks.button.label': {}
    'blocks.button.label_placeholder': {}
    'blocks.button.link': {}
    'blocks.button.name': {}
    'blocks.button.primary': {}
    'blocks.button.secondary': {}
    'blocks.button.style': {}
    'blocks.button.tertiary': {}
    'blocks.code.bash': {}
    'blocks.code.c': {}
    'blocks.code.code': {}
    'blocks.code.copy': {}
    'blocks.code.css': {}
    'blocks.code.empty': {}
    'blocks.code.go': {}
    'blocks.code.html': {}
    'blocks.code.java': {}
    'blocks.code.javascript': {}
    'blocks.code.json': {}
    'blocks.code.keywords': {}
    'blocks.code.language': {}
    'blocks.code.name': {}
    'blocks.code.numbers': {}
    'blocks.code.php': {}
    'blocks.code.python': {}
    'blocks.code.ruby': {}
    'blocks.code.rust': {}
    'blocks.code.sql': {}
    'blocks.code.text': {}
    'blocks.code.title': {}
    'blocks.code.typescript': {}
    'blocks.code.wrap': {}
    'blocks.code.yaml': {}
    'blocks.contact.add_hours': {}
    'blocks.contact.address': {}
    'blocks.contact.days': {}
    'blocks.contact.design': {}
    'blocks.contact.directions': {}
    'blocks.contact.directions_help': {}
    'blocks.contact.empty': {}
    'blocks.contact.hours': {}
    'blocks.contact.keywords': {}
    'blocks.contact.labels': {}
    'blocks.contact.mail': {}
    'blocks.contact.name': {}
    'blocks.contact.phone': {}
    'blocks.contact.row': {}
    'blocks.contact.stack': {}
    'blocks.contact.times': {}
    'blocks.contact.times_help': {}
    'blocks.contact.title': {}
    'blocks.gallery.add': {}
    'blocks.gallery.caption': {}
    'blocks.gallery.captions': {}
    'blocks.gallery.captions_below': {}
    'blocks.gallery.captions_none': {}
    'blocks.gallery.carousel': {}
    'blocks.gallery.columns': {}
    'blocks.gallery.empty': {}
    'blocks.gallery.gap': {}
    'blocks.gallery.grid': {}
    'blocks.gallery.image': {}
    'blocks.gallery.items': {}
    'blocks.gallery.keywords': {}
    'blocks.gallery.landscape': {}
    'blocks.gallery.layout': {}
    'blocks.gallery.lightbox': {}
    'blocks.gallery.link': {}
    'blocks.gallery.link_help': {}
    'blocks.gallery.masonry': {}
    'blocks.gallery.name': {}
    'blocks.gallery.portrait': {}
    'blocks.gallery.ratio': {}
    'blocks.gallery.seconds': {}
    'blocks.gallery.seconds_help': {}
    'blocks.gallery.slideshow': {}
    'blocks.gallery.square': {}
    'blocks.gallery.strip': {}
    'blocks.gallery.wide': {}
    'blocks.image.body': {}
    'blocks.image.button': {}
    'blocks.image.button_help': {}
    'blocks.image.caption': {}
    'blocks.image.card': {}
    'blocks.image.contain': {}
    'blocks.image.cover': {}
    'blocks.image.design': {}
    'blocks.image.empty': {}
    'blocks.image.fit': {}
    'blocks.image.image': {}
    'blocks.image.keywords': {}
    'blocks.image.link': {}
    'blocks.image.name': {}
    'blocks.image.overlap': {}
    'blocks.image.plain': {}
    'blocks.image.poster': {}
    'blocks.image.shape': {}
    'blocks.image.shape_arch': {}
    'blocks.image.shape_circle': {}
    'blocks.image.shape_frame': {}
    'blocks.image.shape_plain': {}
    'blocks.image.shape_rounded': {}
    'blocks.image.shape_site': {}
    'blocks.image.side': {}
    'blocks.image.side_end': {}
    'blocks.image.side_start': {}
    'blocks.image.stack': {}
    'blocks.image.words': {}
    'blocks.image.words_bottom': {}
    'blocks.image.words_middle': {}
    'blocks.image.words_top': {}
    'blocks.line.across': {}
    'blocks.line.bold': {}
    'blocks.line.colour': {}
    'blocks.line.dashed': {}
    'blocks.line.direction': {}
    'blocks.line.dotted': {}
    'blocks.line.double': {}
    'blocks.line.down': {}
    'blocks.line.hair': {}
    'blocks.line.keywords': {}
    'blocks.line.name': {}
    'blocks.line.regular': {}
    'blocks.line.solid': {}
    'blocks.line.stroke': {}
    'blocks.line.weight': {}
    'blocks.markdown.body': {}
    'blocks.markdown.empty': {}
    'blocks.markdown.keywords': {}
    'blocks.markdown.name': {}
    'blocks.quote.card': {}
    'blocks.quote.design': {}
    'blocks.quote.empty': {}
    'blocks.quote.image': {}
    'blocks.quote.keywords': {}
    'blocks.quote.large': {}
    'blocks.quote.link': {}
    'blocks.quote.link_help': {}
    'blocks.quote.marks': {}
    'blocks.quote.name': {}
    'blocks.quote.plain': {}
    'blocks.quote.quote': {}
    'blocks.quote.role': {}
    'blocks.quote.source': {}
    'blocks.size.display': {}
    'blocks.size.large': {}
    'blocks.size.none': {}
    'blocks.size.poster': {}
    'blocks.size.regular': {}
    'blocks.size.small': {}
    'blocks.social.add': {}
    'blocks.social.align': {}
    'blocks.social.circles': {}
    'blocks.social.design': {}
    'blocks.social.empty': {}
    'blocks.social.items': {}
    'blocks.social.keywords': {}
    'blocks.social.name': {}
    'blocks.social.names': {}
    'blocks.social.signs': {}
    'blocks.social.url': {}
    'blocks.social.url_fault': {}
    'blocks.social.url_placeholder': {}
    'blocks.spacer.gone': {}
    'blocks.spacer.keywords': {}
    'blocks.spacer.name': {}
    'blocks.spacer.phone': {}
    'blocks.spacer.same': {}
    'blocks.table.boxed': {}
    'blocks.table.caption': {}
    'blocks.table.data': {}
    'blocks.table.data_help': {}
    'blocks.table.data_placeholder': {}
    'blocks.table.design': {}
    'blocks.table.empty': {}
    'blocks.table.head_column': {}
    'blocks.table.head_row': {}
    'blocks.table.keywords': {}
    'blocks.table.lines': {}
    'blocks.table.name': {}
    'blocks.table.striped': {}
    'blocks.text.body': {}
    'blocks.text.columns': {}
    'blocks.text.columns_1': {}
    'blocks.text.columns_2': {}
    'blocks.text.columns_3': {}
    'blocks.text.empty': {}
    'blocks.text.keywords': {}
    'blocks.text.measure': {}
    'blocks.text.measure_help': {}
    'blocks.text.name': {}
    'blocks.text.size': {}
    'blocks.text.size_help': {}
    'blocks.video.ambient': {}
    'blocks.video.ambient_help': {}
    'blocks.video.caption': {}
    'blocks.video.captions': {}
    'blocks.video.captions_help': {}
    'blocks.video.contain': {}
    'blocks.video.cover': {}
    'blocks.video.empty': {}
    'blocks.video.file': {}
    'blocks.video.fit': {}
    'blocks.video.keywords': {}
    'blocks.video.name': {}
    'blocks.video.poster': {}
    'blocks.video.poster_help': {}
    'blocks.video.title': {}
    'blocks.video.title_help': {}
    'frame.nav.pages': {}
    'frame.nav.releases': {}
    'page_trash.done': { readonly title: string | number }
    'page_trash.empty': {}
    'page_trash.empty_text': {}
    'page_trash.help': {}
    'page_trash.kept': {}
    'page_trash.linked': { readonly first: string | number; readonly others: number }
    'page_trash.no_match': {}
    'page_trash.restore': {}
    'page_trash.restored': { readonly title: string | number }
    'page_trash.search': {}
    'page_trash.title': {}
    'page_trash.until': { readonly ago: string | number; readonly day: string | number; readonly who: string | number }
    'pages.add': {}
    'pages.add.in_folder': { readonly title: string | number }
    'pages.add.kind': {}
    'pages.add.make_cover': {}
    'pages.add.make_folder': {}
    'pages.add.make_layout': {}
    'pages.add.make_link': {}
    'pages.add.place': {}
    'pages.add.title': {}
    'pages.changed_by': { readonly ago: string | number; readonly name: string | number }
    'pages.copy_of': { readonly title: string | number }
    'pages.duplicated': { readonly title: string | number }
    'pages.editor.back': {}
    'pages.editor.missing': {}
    'pages.editor.missing_text': {}
    'pages.editor.more': {}
    'pages.editor.newer': {}
    'pages.editor.no_content': {}
    'pages.editor.no_content_text': {}
    'pages.editor.open': { readonly title: string | number }
    'pages.editor.opening': {}
    'pages.editor.other': {}
    'pages.editor.preview': {}
    'pages.editor.settings': {}
    'pages.editor.site_reading': {}
    'pages.editor.title': {}
    'pages.field.description': {}
    'pages.field.description_help': {}
    'pages.field.footer': {}
    'pages.field.header': {}
    'pages.field.hidden': {}
    'pages.field.hidden_help': {}
    'pages.field.hidden_help_short': {}
    'pages.field.hide': {}
    'pages.field.home': {}
    'pages.field.home_help': {}
    'pages.field.href': {}
    'pages.field.href_help': {}
    'pages.field.nav_title': {}
    'pages.field.nav_title_help': {}
    'pages.field.new_tab': {}
    'pages.field.noindex': {}
    'pages.field.noindex_help': {}
    'pages.field.not_found': {}
    'pages.field.not_found_help': {}
    'pages.field.password': {}
    'pages.field.password_help': {}
    'pages.field.password_keep': {}
    'pages.field.password_on': {}
    'pages.field.seo_title': {}
    'pages.field.seo_title_help': { readonly title: string | number }
    'pages.field.show': {}
    'pages.field.slug': {}
    'pages.field.slug_help': {}
    'pages.field.slug_home': {}
    'pages.field.slug_redirect': { readonly from: string | number }
    'pages.field.social': {}
    'pages.field.social_choose': {}
    'pages.field.social_help': {}
    'pages.field.social_other': {}
    'pages.field.social_remove': {}
    'pages.field.title': {}
    'pages.field.title_footer': {}
    'pages.fonts.archive': {}
    'pages.fonts.bakery': {}
    'pages.fonts.chapter': {}
    'pages.fonts.evening': {}
    'pages.fonts.folio': {}
    'pages.fonts.gallery': {}
    'pages.fonts.gazette': {}
    'pages.fonts.harbour': {}
    'pages.fonts.letter': {}
    'pages.fonts.market': {}
    'pages.fonts.meadow': {}
    'pages.fonts.orbit': {}
    'pages.fonts.salon': {}
    'pages.fonts.studio': {}
    'pages.fonts.workshop': {}
    'pages.footer.edit': {}
    'pages.header.address': {}
    'pages.header.address_wrong': {}
    'pages.header.announcement': {}
    'pages.header.announcement_on': {}
    'pages.header.announcement_text': {}
    'pages.header.brand': {}
    'pages.header.button_add': {}
    'pages.header.button_new': {}
    'pages.header.button_nth': { readonly number: number }
    'pages.header.button_remove': { readonly number: number }
    'pages.header.button_style': {}
    'pages.header.button_style.primary': {}
    'pages.header.button_style.secondary': {}
    'pages.header.button_style.tertiary': {}
    'pages.header.button_text': {}
    'pages.header.button_wordless': {}
    'pages.header.buttons': {}
    'pages.header.buttons_help': {}
    'pages.header.layout': {}
    'pages.header.layout.logo-center': {}
    'pages.header.layout.logo-center-split': {}
    'pages.header.layout.logo-center-stacked': {}
    'pages.header.layout.logo-left': {}
    'pages.header.layout.logo-left-nav-center': {}
    'pages.header.layout.logo-left-nav-left': {}
    'pages.header.layout.logo-right': {}
    'pages.header.layout.minimal': {}
    'pages.header.layout.nav-left-logo-center': {}
    'pages.header.layout.sidebar': {}
    'pages.header.link': {}
    'pages.header.link_address': {}
    'pages.header.link_none': {}
    'pages.header.logo': {}
    'pages.header.logo_height': {}
    'pages.header.logo_other': {}
    'pages.header.logo_remove': {}
    'pages.header.look': {}
    'pages.header.phone': {}
    'pages.header.phone_menu': {}
    'pages.header.phone_menu.drawer': {}
    'pages.header.phone_menu.overlay': {}
    'pages.header.reset': {}
    'pages.header.sticky': {}
    'pages.header.sticky.always': {}
    'pages.header.sticky.none': {}
    'pages.header.theme': {}
    'pages.header.title': {}
    'pages.header.transparent': {}
    'pages.header.transparent_help': {}
    'pages.header.wordmark': {}
    'pages.header.wordmark_help': {}
    'pages.home_set': { readonly title: string | number }
    'pages.kept_here': {}
    'pages.kind.cover': {}
    'pages.kind.cover_help': {}
    'pages.kind.folder': {}
    'pages.kind.folder_help': {}
    'pages.kind.layout': {}
    'pages.kind.layout_help': {}
    'pages.kind.link': {}
    'pages.kind.link_help': {}
    'pages.linked.header': {}
    'pages.linked.header_help': {}
    'pages.linked.none': {}
    'pages.linked.open': {}
    'pages.linked.title': { readonly title: string | number }
    'pages.linked.trash_text': {}
    'pages.linked.trash_title': { readonly title: string | number }
    'pages.menu.duplicate': {}
    'pages.menu.edit': {}
    'pages.menu.hide': {}
    'pages.menu.home': {}
    'pages.menu.label': { readonly title: string | number }
    'pages.menu.move': {}
    'pages.menu.settings': { readonly title: string | number }
    'pages.menu.trash': {}
    'pages.menu.trash_home': {}
    'pages.menu.unhide': {}
    'pages.namesake': { readonly place: string | number; readonly title: string | number }
    'pages.nav.footer': {}
    'pages.nav.footer_empty': {}
    'pages.nav.footer_help': {}
    'pages.nav.main': {}
    'pages.nav.main_empty': {}
    'pages.nav.main_help': {}
    'pages.nav.none': {}
    'pages.nav.none_empty': {}
    'pages.nav.none_help': {}
    'pages.no_answer': {}
    'pages.none_found': {}
    'pages.none_found.clear': {}
    'pages.none_found_here': {}
    'pages.one.2': {}
    'pages.one.3': {}
    'pages.one.action': {}
    'pages.one.help': {}
    'pages.one.text': {}
    'pages.open': {}
    'pages.palette.chalk': {}
    'pages.palette.clay': {}
    'pages.palette.dusk': {}
    'pages.palette.fjord': {}
    'pages.palette.graphite': {}
    'pages.palette.harbour': {}
    'pages.palette.lemon': {}
    'pages.palette.linen': {}
    'pages.palette.moss': {}
    'pages.palette.orchard': {}
    'pages.palette.plum': {}
    'pages.palette.rose': {}
    'pages.pending.all': { readonly taken: number; readonly total: number }
    'pages.pending.changed': {}
    'pages.pending.deleted': {}
    'pages.pending.legend': {}
    'pages.pending.new': {}
    'pages.pending.redirects': {}
    'pages.pending.styles': {}
    'pages.pending.title': {}
    'pages.previews.another': {}
    'pages.previews.by': { readonly name: string | number }
    'pages.previews.close': { readonly at: string | number }
    'pages.previews.days': { readonly count: number }
    'pages.previews.has_password': {}
    'pages.previews.help': {}
    'pages.previews.made': {}
    'pages.previews.made_help': {}
    'pages.previews.make': {}
    'pages.previews.open_now': {}
    'pages.previews.opens': {}
    'pages.previews.password': {}
    'pages.previews.password_short': {}
    'pages.previews.title': {}
    'pages.previews.until': { readonly at: string | number }
    'pages.read_failed': {}
    'pages.reading_only': {}
    'pages.release.at': {}
    'pages.release.at_help': { readonly zone: string | number }
    'pages.release.at_missing': {}
    'pages.release.cancelled': {}
    'pages.release.count': { readonly count: number }
    'pages.release.done': { readonly number: number }
    'pages.release.fault.heading_no_first': {}
    'pages.release.fault.heading_skipped': {}
    'pages.release.headings': { readonly count: number }
    'pages.release.headings_help': {}
    'pages.release.lacking': { readonly pages: string | number }
    'pages.release.more': { readonly count: number }
    'pages.release.moved': { readonly path: string | number; readonly title: string | number }
    'pages.release.moves': { readonly page: string | number; readonly path: string | number; readonly title: string | number }
    'pages.release.note': {}
    'pages.release.note_help': {}
    'pages.release.nothing': {}
    'pages.release.nothing_text': {}
    'pages.release.now': {}
    'pages.release.rolled_back': { readonly number: number; readonly to: number }
    'pages.release.schedule': {}
    'pages.release.scheduled': { readonly number: number }
    'pages.release.see': {}
    'pages.release.short': {}
    'pages.release.title': {}
    'pages.release.unsaved': {}
    'pages.release.waiting': { readonly count: number }
    'pages.release.when': {}
    'pages.release.when_later': {}
    'pages.release.when_now': {}
    'pages.saved': {}
    'pages.saves_itself': {}
    'pages.saving': {}
    'pages.search': {}
    'pages.search_preview.label': {}
    'pages.search_preview.none': {}
    'pages.settings.more': {}
    'pages.settings.save': {}
    'pages.settings.saved': {}
    'pages.settings.search': {}
    'pages.settings.title': { readonly title: string | number }
    'pages.sign.hidden': {}
    'pages.sign.home': {}
    'pages.sign.nav_title': { readonly title: string | number }
    'pages.sign.password': {}
    'pages.state.changed': {}
    'pages.state.new': {}
    'pages.theme.accent': {}
    'pages.theme.accent-bold': {}
    'pages.theme.ink': {}
    'pages.theme.ink-bold': {}
    'pages.theme.paper': {}
    'pages.theme.paper-bold': {}
    'pages.theme.shade': {}
    'pages.theme.shade-bold': {}
    'pages.theme.tint': {}
    'pages.theme.tint-bold': {}
    'pages.tree.empty': {}
    'pages.tree.empty_text': {}
    'pages.tree.help': {}
    'pages.versions.alike': {}
    'pages.versions.alone': {}
    'pages.versions.beginning': {}
    'pages.versions.block_changed': { readonly block: string | number }
    'pages.versions.block_gone': { readonly block: string | number }
    'pages.versions.block_moved': { readonly block: string | number }
    'pages.versions.block_new': { readonly block: string | number }
    'pages.versions.by': { readonly name: string | number }
    'pages.versions.changes': { readonly count: number }
    'pages.versions.compared': {}
    'pages.versions.differs': { readonly count: number }
    'pages.versions.empty': {}
    'pages.versions.empty_text': {}
    'pages.versions.frame': { readonly title: string | number }
    'pages.versions.kept': {}
    'pages.versions.look': {}
    'pages.versions.name': {}
    'pages.versions.name_field': {}
    'pages.versions.name_help': {}
    'pages.versions.now': {}
    'pages.versions.open': {}
    'pages.versions.rename': {}
    'pages.versions.restore': {}
    'pages.versions.restored': {}
    'pages.versions.section': {}
    'pages.versions.somebody': {}
    'pages.versions.title': { readonly title: string | number }
    'pages.versions.today': {}
    'pages.versions.view': { readonly at: string | number }
    'pages.versions.views': {}
    'redirects.add': {}
    'redirects.added': {}
    'redirects.automatic': {}
    'redirects.by_hand': {}
    'redirects.delete': { readonly from: string | number }
    'redirects.delete_chosen': {}
    'redirects.deleted_count': { readonly count: number }
    'redirects.empty': {}
    'redirects.empty_text': {}
    'redirects.export': {}
    'redirects.fault_line': { readonly line: number; readonly message: string | number }
    'redirects.faults': { readonly count: number }
    'redirects.faults_more': { readonly count: number }
    'redirects.file': {}
    'redirects.file_help': {}
    'redirects.file_unread': {}
    'redirects.found': { readonly added: number; readonly changed: number; readonly same: number }
    'redirects.from': {}
    'redirects.from_help': {}
    'redirects.help': {}
    'redirects.import': {}
    'redirects.import_title': {}
    'redirects.imported': { readonly count: number }
    'redirects.kind': {}
    'redirects.maker': {}
    'redirects.no_match': {}
    'redirects.not_all_back': { readonly count: number }
    'redirects.search': {}
    'redirects.since': {}
    'redirects.status_301': {}
    'redirects.status_302': {}
    'redirects.title': {}
    'redirects.to': {}
    'redirects.to_help': {}
    'redirects.when': {}
    'refusal.pages.address_taken': {}
    'refusal.pages.carried_broken': { readonly page: string | number }
    'refusal.pages.carried_newer': { readonly page: string | number }
    'refusal.pages.carried_redirects': {}
    'refusal.pages.carried_release': { readonly number: number }
    'refusal.pages.carried_styles': {}
    'refusal.pages.folder_in_folder': {}
    'refusal.pages.home_stays': {}
    'refusal.pages.link_target': {}
    'refusal.pages.link_unsafe': {}
    'refusal.pages.not_a_home': {}
    'refusal.pages.not_a_not_found': {}
    'refusal.pages.one_page_only': {}
    'refusal.pages.parent_not_a_folder': {}
    'refusal.pages.preview_many': { readonly most: number }
    'refusal.pages.redirect_from': {}
    'refusal.pages.redirect_kind': {}
    'refusal.pages.redirect_long': {}
    'refusal.pages.redirect_loop': {}
    'refusal.pages.redirect_own': {}
    'refusal.pages.redirect_pattern': {}
    'refusal.pages.redirect_taken': {}
    'refusal.pages.redirect_tangled': {}
    'refusal.pages.redirect_to': {}
    'refusal.pages.redirect_unsaid': {}
    'refusal.pages.redirects_many': { readonly most: number; readonly patterns: number }
    'refusal.pages.redirects_none': {}
    'refusal.pages.redirects_quote': {}
    'refusal.pages.release_address_taken': { readonly other: string | number; readonly page: string | number }
    'refusal.pages.release_is_live': {}
    'refusal.pages.release_never_live': {}
    'refusal.pages.release_no_home': {}
    'refusal.pages.release_not_waiting': {}
    'refusal.pages.release_path_taken': { readonly path: string | number; readonly thing: string | number }
    'refusal.pages.release_time_past': {}
    'refusal.pages.release_unverified': {}
    'refusal.pages.slug_taken': {}
    'refusal.pages.style_colour': {}
    'refusal.pages.style_invalid': {}
    'refusal.pages.template_unknown': {}
    'releases.all': {}
    'releases.cancel': {}
    'releases.changes.added': { readonly pages: string | number }
    'releases.changes.changed': { readonly pages: string | number }
    'releases.changes.first': { readonly pages: string | number }
    'releases.changes.none': {}
    'releases.changes.removed': { readonly pages: string | number }
    'releases.changes.renamed': { readonly pages: string | number }
    'releases.changes.site': { readonly parts: string | number }
    'releases.changes.title': {}
    'releases.changes.was': { readonly title: string | number; readonly was: string | number }
    'releases.column.do': {}
    'releases.column.pages': {}
    'releases.column.release': {}
    'releases.column.state': {}
    'releases.column.when': {}
    'releases.empty': {}
    'releases.empty_text': {}
    'releases.for': { readonly at: string | number }
    'releases.help': {}
    'releases.no_match': {}
    'releases.nth': { readonly number: number }
    'releases.part.footer': {}
    'releases.part.header': {}
    'releases.part.navigation': {}
    'releases.part.redirects': {}
    'releases.part.styles': {}
    'releases.restores': { readonly number: number }
    'releases.roll_back.lacking': { readonly pages: string | number }
    'releases.roll_back.locked': { readonly pages: string | number }
    'releases.roll_back.opened': { readonly pages: string | number }
    'releases.roll_back.reason': {}
    'releases.roll_back.reason_help': {}
    'releases.roll_back.returned': { readonly pages: string | number }
    'releases.roll_back.sought': { readonly pages: string | number }
    'releases.roll_back.text': { readonly at: string | number }
    'releases.roll_back.title': { readonly number: number }
    'releases.roll_back_to': {}
    'releases.search': {}
    'releases.state.cancelled': {}
    'releases.state.live': {}
    'releases.state.past': {}
    'releases.state.scheduled': {}
    'releases.tab': {}
    'sections.about_beside': {}
    'sections.about_columns': {}
    'sections.about_facts': {}
    'sections.about_letter': {}
    'sections.about_story': {}
    'sections.about_years': {}
    'sections.action_card': {}
    'sections.action_line': {}
    'sections.action_picture': {}
    'sections.action_split': {}
    'sections.category.about': {}
    'sections.category.action': {}
    'sections.category.contact': {}
    'sections.category.dates': {}
    'sections.category.faq': {}
    'sections.category.features': {}
    'sections.category.footer': {}
    'sections.category.gallery': {}
    'sections.category.hero': {}
    'sections.category.menu': {}
    'sections.category.prices': {}
    'sections.category.quote': {}
    'sections.category.steps': {}
    'sections.category.team': {}
    'sections.contact_card': {}
    'sections.contact_photo': {}
    'sections.contact_row': {}
    'sections.contact_three': {}
    'sections.contact_ways': {}
    'sections.dates_list': {}
    'sections.dates_next': {}
    'sections.dates_week': {}
    'sections.faq_boxes': {}
    'sections.faq_picture': {}
    'sections.faq_plain': {}
    'sections.faq_side': {}
    'sections.features_around': {}
    'sections.features_cards': {}
    'sections.features_figures': {}
    'sections.features_index': {}
    'sections.features_lines': {}
    'sections.features_pair': {}
    'sections.features_turns': {}
    'sections.footer_columns': {}
    'sections.footer_invitation': {}
    'sections.footer_large': {}
    'sections.footer_line': {}
    'sections.footer_middle': {}
    'sections.gallery_doors': {}
    'sections.gallery_named': {}
    'sections.gallery_slides': {}
    'sections.gallery_strip': {}
    'sections.gallery_uneven': {}
    'sections.gallery_wall': {}
    'sections.hero_arches': {}
    'sections.hero_banner': {}
    'sections.hero_card': {}
    'sections.hero_overlap': {}
    'sections.hero_photo': {}
    'sections.hero_poster': {}
    'sections.hero_split': {}
    'sections.hero_words': {}
    'sections.menu_card': {}
    'sections.menu_columns': {}
    'sections.menu_list': {}
    'sections.menu_photo': {}
    'sections.prices_cards': {}
    'sections.prices_offers': {}
    'sections.prices_single': {}
    'sections.prices_table': {}
    'sections.quote_cards': {}
    'sections.quote_large': {}
    'sections.quote_photo': {}
    'sections.quote_picture': {}
    'sections.quote_press': {}
    'sections.quote_three': {}
    'sections.steps_picture': {}
    'sections.steps_row': {}
    'sections.steps_stairs': {}
    'sections.team_benches': {}
    'sections.team_founder': {}
    'sections.team_list': {}
    'sections.team_names': {}
    'sections.team_pair': {}
    'template.category.food': {}
    'template.category.music': {}
    'template.category.portfolio': {}
    'template.category.services': {}
    'template.category.simple': {}
    'template.intent.blank': {}
    'template.intent.consultant': {}
    'template.intent.cover': {}
    'template.intent.parking': {}
    'template.intent.portfolio': {}
    'template.intent.restaurant': {}
    'timeline.pages.release_held': { readonly number: number }
    'timeline.pages.release_stopped': { readonly number: number }
    'timeline.pages.released': { readonly number: number; readonly pages: number }
    'timeline.pages.rolled_back': { readonly number: number; readonly to: number }
  }
  interface OwnerParts {
    blocks: true
    frame: true
    page_trash: true
    pages: true
    redirects: true
    releases: true
    sections: true
    template: true
    timeline: true
  }
  interface VisitorMessages {
    'block.accordion.item': { readonly number: string | number }
    'block.code.copied': {}
    'block.code.copy': {}
    'block.contact.address': {}
    'block.contact.closed': {}
    'block.contact.directions': {}
    'block.contact.hours': {}
    'block.contact.mail': {}
    'block.contact.phone': {}
    'block.gallery.close': {}
    'block.gallery.dialog': {}
    'block.gallery.name': {}
    'block.gallery.next': {}
    'block.gallery.open': { readonly count: string | number; readonly number: string | number }
    'block.gallery.pause': {}
    'block.gallery.play': {}
    'block.gallery.position': { readonly count: string | number; readonly number: string | number }
    'block.gallery.previous': {}
    'block.social.name': { readonly network: string | number }
    'block.table.scroll': {}
    'block.video.missing': {}
    'block.video.play': {}
    'block.video.play_titled': { readonly title: string | number }
    'page.announcement': {}
    'page.footer_navigation': {}
    'page.menu': {}
    'page.menu_close': {}
    'page.navigation': {}
    'page.new_tab': {}
    'page.skip': {}
    'page.submenu': { readonly title: string | number }
  }
  interface VisitorParts {
    block: true
    page: true
  }
}

// areas/sites
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'frame.nav.dashboard': {}
    'frame.nav.overview': {}
    'frame.nav.people': {}
    'frame.nav.settings': {}
    'frame.nav.sign_ins': {}
    'frame.nav.timeline': {}
    'frame.settings.title': {}
    'frame.site_failed.text': {}
    'frame.site_failed.title': {}
    'frame.site_missing.action': {}
    'frame.site_missing.text': {}
    'frame.site_missing.title': {}
    'limit.contributors': {}
    'limit.contributors.allows': { readonly most: number }
    'limit.contributors.any': {}
    'limit.sites': {}
    'limit.sites.allows': { readonly most: number }
    'limit.sites.any': {}
    'permission.analytics.see': {}
    'permission.assets.edit': {}
    'permission.assets.remove': {}
    'permission.billing.manage': {}
    'permission.code.edit': {}
    'permission.comments.moderate': {}
    'permission.contributors.manage': {}
    'permission.orders.see': {}
    'permission.pages.create': {}
    'permission.pages.edit': {}
    'permission.pages.release': {}
    'permission.posts.create': {}
    'permission.posts.edit': {}
    'permission.scheduling.edit': {}
    'permission.scheduling.see': {}
    'permission.sign_ins.see': {}
    'permission.site.export': {}
    'permission.site.import': {}
    'permission.site.remove': {}
    'permission.site.see_unreleased': {}
    'permission.site.settings': {}
    'permission.site.transfer': {}
    'permission.styles.edit': {}
    'refusal.sites.beyond_your_end': {}
    'refusal.sites.beyond_yours': {}
    'refusal.sites.contributes_already': {}
    'refusal.sites.contributes_already_you': {}
    'refusal.sites.copy_read_only': {}
    'refusal.sites.country_sanctioned': {}
    'refusal.sites.currency_unoffered': { readonly currency: string | number }
    'refusal.sites.end_in_past': {}
    'refusal.sites.gone': {}
    'refusal.sites.inherit_admins_only': {}
    'refusal.sites.invitation_over': {}
    'refusal.sites.invitations_a_day': { readonly most: number }
    'refusal.sites.invitations_a_day_yours': { readonly most: number }
    'refusal.sites.invitations_to_address': { readonly most: number }
    'refusal.sites.invited_already': {}
    'refusal.sites.invited_just_now': {}
    'refusal.sites.join_read_only': {}
    'refusal.sites.language_unoffered': {}
    'refusal.sites.legacy_address': {}
    'refusal.sites.limit_contributors': { readonly most: number; readonly next: string | number; readonly plan: string | number }
    'refusal.sites.limit_sites': { readonly most: number; readonly next: string | number }
    'refusal.sites.limits_not_yet': {}
    'refusal.sites.link_spent': {}
    'refusal.sites.no_contributor': {}
    'refusal.sites.no_invitation': {}
    'refusal.sites.no_legacy_address': {}
    'refusal.sites.no_offer': {}
    'refusal.sites.no_role': {}
    'refusal.sites.no_trial': {}
    'refusal.sites.nothing_to_pause': {}
    'refusal.sites.offered_already': {}
    'refusal.sites.owned_already': {}
    'refusal.sites.owner_gone': {}
    'refusal.sites.owner_leaves': {}
    'refusal.sites.owner_role': {}
    'refusal.sites.owns_sites': { readonly count: number }
    'refusal.sites.parking_admins_only': {}
    'refusal.sites.person_outlasts_you': {}
    'refusal.sites.reach_needed': {}
    'refusal.sites.rights_needed': {}
    'refusal.sites.role_in_use': {}
    'refusal.sites.role_name_taken': {}
    'refusal.sites.role_needed': {}
    'refusal.sites.role_outlasts_you': {}
    'refusal.sites.roles_full': { readonly most: number }
    'refusal.sites.slug_long': {}
    'refusal.sites.slug_short': {}
    'refusal.sites.slug_taken': {}
    'refusal.sites.status_meanwhile': {}
    'refusal.sites.status_move': { readonly from: string | number; readonly to: string | number }
    'refusal.sites.type_conversion': {}
    'refusal.sites.unknown_right': {}
    'refusal.sites.unknown_role': {}
    'refusal.sites.unverified': {}
    'site_mail.expired.button': {}
    'site_mail.expired.heading': { readonly title: string | number }
    'site_mail.expired.preview': { readonly date: string | number }
    'site_mail.expired.subject': { readonly title: string | number }
    'site_mail.expired.text': { readonly address: string | number; readonly date: string | number }
    'site_mail.expired_month_1.button': {}
    'site_mail.expired_month_1.heading': { readonly title: string | number }
    'site_mail.expired_month_1.preview': { readonly since: string | number }
    'site_mail.expired_month_1.subject': { readonly date: string | number; readonly title: string | number }
    'site_mail.expired_month_1.text': { readonly date: string | number; readonly since: string | number; readonly title: string | number }
    'site_mail.expired_month_11.button': {}
    'site_mail.expired_month_11.heading': { readonly title: string | number }
    'site_mail.expired_month_11.preview': {}
    'site_mail.expired_month_11.subject': { readonly date: string | number; readonly title: string | number }
    'site_mail.expired_month_11.text': { readonly date: string | number; readonly since: string | number; readonly title: string | number }
    'site_mail.expired_month_6.button': {}
    'site_mail.expired_month_6.heading': { readonly date: string | number }
    'site_mail.expired_month_6.preview': {}
    'site_mail.expired_month_6.subject': { readonly date: string | number; readonly title: string | number }
    'site_mail.expired_month_6.text': { readonly date: string | number; readonly since: string | number; readonly title: string | number }
    'site_mail.invitation.button': {}
    'site_mail.invitation.ends': { readonly date: string | number }
    'site_mail.invitation.heading': { readonly title: string | number }
    'site_mail.invitation.message': { readonly by: string | number }
    'site_mail.invitation.preview': { readonly date: string | number }
    'site_mail.invitation.small': { readonly date: string | number }
    'site_mail.invitation.subject': { readonly by: string | number; readonly title: string | number }
    'site_mail.invitation.text': { readonly by: string | number; readonly title: string | number }
    'site_mail.notice.export': {}
    'site_mail.notice.heir': { readonly address: string | number }
    'site_mail.notice.small': { readonly address: string | number }
    'site_mail.offer.button': {}
    'site_mail.offer.heading': { readonly title: string | number }
    'site_mail.offer.preview': { readonly date: string | number }
    'site_mail.offer.small': { readonly date: string | number }
    'site_mail.offer.subject': { readonly by: string | number; readonly title: string | number }
    'site_mail.offer.text': { readonly address: string | number; readonly by: string | number; readonly title: string | number }
    'site_mail.offer.what': {}
    'site_mail.past_due.button': {}
    'site_mail.past_due.heading': {}
    'site_mail.past_due.preview': { readonly date: string | number }
    'site_mail.past_due.subject': { readonly title: string | number }
    'site_mail.past_due.text': { readonly date: string | number; readonly title: string | number }
    'site_mail.purge_in_1_day.button': {}
    'site_mail.purge_in_1_day.heading': {}
    'site_mail.purge_in_1_day.preview': { readonly date: string | number }
    'site_mail.purge_in_1_day.subject': { readonly title: string | number }
    'site_mail.purge_in_1_day.text': { readonly date: string | number; readonly title: string | number }
    'site_mail.purge_in_7_days.button': {}
    'site_mail.purge_in_7_days.heading': {}
    'site_mail.purge_in_7_days.preview': { readonly date: string | number }
    'site_mail.purge_in_7_days.subject': { readonly title: string | number }
    'site_mail.purge_in_7_days.text': { readonly date: string | number; readonly since: string | number; readonly title: string | number }
    'site_mail.removed.button': {}
    'site_mail.removed.heading': { readonly title: string | number }
    'site_mail.removed.preview': { readonly date: string | number }
    'site_mail.removed.subject': { readonly title: string | number }
    'site_mail.removed.text': { readonly address: string | number; readonly date: string | number }
    'site_mail.resold_grace.button': {}
    'site_mail.resold_grace.heading': {}
    'site_mail.resold_grace.preview': {}
    'site_mail.resold_grace.subject': { readonly title: string | number }
    'site_mail.resold_grace.text': { readonly date: string | number; readonly title: string | number }
    'site_mail.trial_ending.button': {}
    'site_mail.trial_ending.heading': {}
    'site_mail.trial_ending.preview': {}
    'site_mail.trial_ending.subject': { readonly date: string | number; readonly title: string | number }
    'site_mail.trial_ending.text': { readonly date: string | number; readonly title: string | number }
    'sites.accept.accept': {}
    'sites.accept.as': { readonly email: string | number; readonly name: string | number }
    'sites.accept.decline': {}
    'sites.accept.declined': {}
    'sites.accept.declined_text': {}
    'sites.accept.ends': { readonly date: string | number }
    'sites.accept.invitation': { readonly title: string | number }
    'sites.accept.invitation_text': { readonly name: string | number; readonly roles: string | number }
    'sites.accept.offer': { readonly title: string | number }
    'sites.accept.offer_text': { readonly name: string | number }
    'sites.accept.on_hold': {}
    'sites.accept.on_hold_text': { readonly date: string | number }
    'sites.accept.other': {}
    'sites.accept.sign_in': {}
    'sites.accept.sign_in_first': { readonly email: string | number }
    'sites.accept.sign_up': {}
    'sites.accept.spent': {}
    'sites.accept.spent_text': {}
    'sites.accept.take': {}
    'sites.accept.title': {}
    'sites.card.menu': { readonly title: string | number }
    'sites.create.after': {}
    'sites.create.after_parking': {}
    'sites.create.all': {}
    'sites.create.back': {}
    'sites.create.blank': {}
    'sites.create.blank_text': {}
    'sites.create.cancel': {}
    'sites.create.category': {}
    'sites.create.cover_page': {}
    'sites.create.cover_page_text': {}
    'sites.create.import': {}
    'sites.create.import_text': {}
    'sites.create.naming': {}
    'sites.create.parking_page': {}
    'sites.create.parking_page_text': {}
    'sites.create.submit': {}
    'sites.create.templates': {}
    'sites.create.templates_failed': {}
    'sites.create.templates_failed_text': {}
    'sites.create.text': {}
    'sites.create.title': {}
    'sites.dashboard.create': {}
    'sites.dashboard.empty.action': {}
    'sites.dashboard.empty.text': {}
    'sites.dashboard.empty.title': {}
    'sites.dashboard.none.action': {}
    'sites.dashboard.none.title': { readonly search: string | number }
    'sites.dashboard.removed': {}
    'sites.dashboard.search': {}
    'sites.duplicate.action': {}
    'sites.duplicate.name': { readonly title: string | number }
    'sites.duplicate.submit': {}
    'sites.duplicate.text': {}
    'sites.duplicate.title': { readonly title: string | number }
    'sites.expired.action': {}
    'sites.expired.ask': {}
    'sites.expired.back': {}
    'sites.expired.export': {}
    'sites.expired.text': { readonly date: string | number }
    'sites.expired.title': {}
    'sites.export.action': {}
    'sites.field.address': {}
    'sites.field.address_free': {}
    'sites.field.address_instead': { readonly taken: string | number }
    'sites.field.address_near': {}
    'sites.field.contact_line': {}
    'sites.field.contact_line_help': {}
    'sites.field.contact_line_help_off': {}
    'sites.field.country': {}
    'sites.field.country_help': {}
    'sites.field.currency': {}
    'sites.field.currency_help': {}
    'sites.field.language': {}
    'sites.field.language_help': {}
    'sites.field.parked_title_help': {}
    'sites.field.time_zone': {}
    'sites.field.time_zone_help': {}
    'sites.field.title': {}
    'sites.field.title_help': {}
    'sites.field.type': {}
    'sites.grace.action': {}
    'sites.grace.text': { readonly date: string | number }
    'sites.grace.title': {}
    'sites.invitations.expired': {}
    'sites.invitations.resend': {}
    'sites.invitations.resent': { readonly email: string | number }
    'sites.invitations.revoke': {}
    'sites.invitations.revoked': { readonly email: string | number }
    'sites.invitations.sent': { readonly ago: string | number; readonly name: string | number }
    'sites.invitations.title': {}
    'sites.invitations.until': { readonly date: string | number }
    'sites.leave.action': {}
    'sites.leave.ask': { readonly title: string | number }
    'sites.leave.text': {}
    'sites.leave.toast': { readonly title: string | number }
    'sites.legacy.action': {}
    'sites.legacy.ask': {}
    'sites.legacy.moved': {}
    'sites.legacy.text': { readonly address: string | number }
    'sites.legacy.title': {}
    'sites.overview.about': {}
    'sites.overview.all': {}
    'sites.overview.edit': {}
    'sites.overview.latest': {}
    'sites.overview.preview': {}
    'sites.overview.selling': {}
    'sites.overview.selling_no': {}
    'sites.overview.selling_test': {}
    'sites.overview.selling_yes': {}
    'sites.overview.unreleased': {}
    'sites.overview.unreleased_text': {}
    'sites.parking.action': {}
    'sites.parking.title': {}
    'sites.password.ask': {}
    'sites.password.change': {}
    'sites.password.field': {}
    'sites.password.gone': {}
    'sites.password.help': {}
    'sites.password.on': {}
    'sites.password.other': {}
    'sites.password.remove': {}
    'sites.password.set': {}
    'sites.password.title': {}
    'sites.past_due.action': {}
    'sites.past_due.text': { readonly date: string | number }
    'sites.past_due.title': {}
    'sites.paused.action': {}
    'sites.paused.manage': {}
    'sites.paused.title': {}
    'sites.people.actions': {}
    'sites.people.change': {}
    'sites.people.change_title': { readonly name: string | number }
    'sites.people.changed': { readonly name: string | number }
    'sites.people.email': {}
    'sites.people.ends': { readonly date: string | number }
    'sites.people.invite': {}
    'sites.people.invite_title': {}
    'sites.people.invited': { readonly email: string | number }
    'sites.people.last_day': {}
    'sites.people.last_day_help': { readonly zone: string | number }
    'sites.people.menu': { readonly name: string | number }
    'sites.people.message': {}
    'sites.people.no_match': {}
    'sites.people.own_link': {}
    'sites.people.panel': {}
    'sites.people.person': {}
    'sites.people.remove': {}
    'sites.people.remove_ask': { readonly name: string | number }
    'sites.people.remove_text': {}
    'sites.people.removed': { readonly name: string | number }
    'sites.people.roles': {}
    'sites.people.roles_help': {}
    'sites.people.roles_help_some': {}
    'sites.people.save': {}
    'sites.people.search': {}
    'sites.people.send': {}
    'sites.people.since': {}
    'sites.people.since_day': { readonly date: string | number }
    'sites.people.tab': {}
    'sites.people.text': {}
    'sites.people.you': {}
    'sites.preview.link': {}
    'sites.preview.renew': {}
    'sites.preview.renewed': {}
    'sites.preview.text': {}
    'sites.preview.title': {}
    'sites.read_only.text': {}
    'sites.read_only.title': {}
    'sites.reason.billing_off': {}
    'sites.reason.brought_back': {}
    'sites.reason.kept_its_time': {}
    'sites.reason.not_paid': {}
    'sites.reason.not_taken_over': {}
    'sites.reason.nothing_billed': {}
    'sites.reason.operator_decided': {}
    'sites.reason.plan_chosen': {}
    'sites.reason.plan_given': {}
    'sites.reason.removed_by_hand': {}
    'sites.reason.site_begun': {}
    'sites.reason.trial_extended': {}
    'sites.reason.trial_over': {}
    'sites.remove.action': {}
    'sites.remove.text': {}
    'sites.remove.title': {}
    'sites.removed.detail': {}
    'sites.removed.restore': {}
    'sites.removed.title': {}
    'sites.removed.toast': { readonly title: string | number }
    'sites.removed.until': { readonly date: string | number }
    'sites.rights.analytics': {}
    'sites.rights.audience': {}
    'sites.rights.billing': {}
    'sites.rights.campaigns': {}
    'sites.rights.content': {}
    'sites.rights.people': {}
    'sites.rights.scheduling': {}
    'sites.rights.selling': {}
    'sites.rights.site': {}
    'sites.role.admin': {}
    'sites.role.admin.text': {}
    'sites.role.analytics_viewer': {}
    'sites.role.analytics_viewer.text': {}
    'sites.role.billing': {}
    'sites.role.billing.text': {}
    'sites.role.campaigns_editor': {}
    'sites.role.campaigns_editor.text': {}
    'sites.role.comment_moderator': {}
    'sites.role.comment_moderator.text': {}
    'sites.role.owner': {}
    'sites.role.owner.text': {}
    'sites.role.scheduling_admin': {}
    'sites.role.scheduling_admin.text': {}
    'sites.role.scheduling_editor': {}
    'sites.role.scheduling_editor.text': {}
    'sites.role.scheduling_viewer': {}
    'sites.role.scheduling_viewer.text': {}
    'sites.role.store_manager': {}
    'sites.role.store_manager.text': {}
    'sites.role.viewer': {}
    'sites.role.viewer.text': {}
    'sites.role.website_editor': {}
    'sites.role.website_editor.text': {}
    'sites.roles.create': {}
    'sites.roles.edit': {}
    'sites.roles.edit_title': { readonly name: string | number }
    'sites.roles.name': {}
    'sites.roles.own': {}
    'sites.roles.own_title': {}
    'sites.roles.remove': {}
    'sites.roles.removed': { readonly name: string | number }
    'sites.roles.save': {}
    'sites.roles.standard': {}
    'sites.roles.tab': {}
    'sites.roles.uses': { readonly uses: number }
    'sites.settings.address': {}
    'sites.settings.address_changed': { readonly address: string | number }
    'sites.settings.address_help': {}
    'sites.settings.address_submit': {}
    'sites.settings.basics': {}
    'sites.settings.convert': { readonly type: string | number }
    'sites.settings.converted': { readonly type: string | number }
    'sites.settings.region': {}
    'sites.settings.region_help': {}
    'sites.settings.saved': {}
    'sites.settings.type': {}
    'sites.settings.type_now': {}
    'sites.settings.type_one_way': {}
    'sites.sign_ins.device': {}
    'sites.sign_ins.device_both': { readonly browser: string | number; readonly system: string | number }
    'sites.sign_ins.device_unknown': {}
    'sites.sign_ins.empty': {}
    'sites.sign_ins.how': {}
    'sites.sign_ins.method.link': {}
    'sites.sign_ins.method.passkey': {}
    'sites.sign_ins.method.password': {}
    'sites.sign_ins.method.recovery_code': {}
    'sites.sign_ins.method.totp': {}
    'sites.sign_ins.network': {}
    'sites.sign_ins.no_match': {}
    'sites.sign_ins.search': {}
    'sites.sign_ins.text': {}
    'sites.sign_ins.when': {}
    'sites.status.1': {}
    'sites.status.11': {}
    'sites.status.12': {}
    'sites.status.13': {}
    'sites.status.14': {}
    'sites.status.15': {}
    'sites.status.2': {}
    'sites.status.3': {}
    'sites.status.4': {}
    'sites.status.5': {}
    'sites.status.6': {}
    'sites.status.7': {}
    'sites.status.8': {}
    'sites.status.paused': {}
    'sites.status.trial_left': { readonly days: number }
    'sites.timeline.by_account': {}
    'sites.timeline.by_operator': {}
    'sites.timeline.by_system': {}
    'sites.timeline.operator': { readonly name: string | number }
    'sites.timeline.text': {}
    'sites.transfer.action': {}
    'sites.transfer.card': {}
    'sites.transfer.email': {}
    'sites.transfer.open': {}
    'sites.transfer.submit': {}
    'sites.transfer.text': {}
    'sites.transfer.title': { readonly title: string | number }
    'sites.transfer.toast': { readonly email: string | number }
    'sites.transfer.waiting': { readonly date: string | number; readonly email: string | number }
    'sites.transfer.withdraw': {}
    'sites.trial.bar': {}
    'sites.trial.cannot': {}
    'sites.trial.cannot_without_store': {}
    'sites.trial.choose': {}
    'sites.trial.fold': {}
    'sites.trial.left': { readonly days: number }
    'sites.trial.unfold': {}
    'sites.trial.until': { readonly date: string | number }
    'sites.type.1': {}
    'sites.type.1.text': {}
    'sites.type.2': {}
    'sites.type.2.text': {}
    'sites.type.3': {}
    'sites.type.3.text': {}
    'sites.type.4': {}
    'sites.type.4.text': {}
    'sites.type.5': {}
    'sites.type.5.text': {}
    'sites.view_as.action': {}
    'sites.view_as.bar': { readonly role: string | number }
    'sites.view_as.end': {}
    'sites.view_as.name': { readonly role: string | number }
    'timeline.sites.changed_address': { readonly value: string | number }
    'timeline.sites.changed_contact_line': { readonly value: string | number }
    'timeline.sites.changed_country': { readonly value: string | number }
    'timeline.sites.changed_currency': { readonly value: string | number }
    'timeline.sites.changed_language': { readonly value: string | number }
    'timeline.sites.changed_time_zone': { readonly value: string | number }
    'timeline.sites.changed_title': { readonly value: string | number }
    'timeline.sites.contributor_changed': { readonly name: string | number; readonly roles: string | number }
    'timeline.sites.contributor_deleted': {}
    'timeline.sites.contributor_end_changed': { readonly name: string | number }
    'timeline.sites.contributor_ended': { readonly name: string | number }
    'timeline.sites.contributor_joined': { readonly name: string | number }
    'timeline.sites.contributor_left': { readonly name: string | number }
    'timeline.sites.contributor_removed': { readonly name: string | number }
    'timeline.sites.converted': { readonly from: string | number; readonly to: string | number }
    'timeline.sites.copied': { readonly title: string | number }
    'timeline.sites.created': { readonly from: string | number }
    'timeline.sites.created_as_copy': { readonly title: string | number }
    'timeline.sites.inherited': { readonly name: string | number }
    'timeline.sites.invitation_declined': { readonly email: string | number }
    'timeline.sites.invitation_revoked': { readonly email: string | number }
    'timeline.sites.invited': { readonly email: string | number; readonly roles: string | number }
    'timeline.sites.invited_again': { readonly email: string | number }
    'timeline.sites.legacy_address_set': { readonly value: string | number }
    'timeline.sites.offer_withdrawn': { readonly email: string | number }
    'timeline.sites.offered': { readonly email: string | number }
    'timeline.sites.password_removed': {}
    'timeline.sites.password_set': {}
    'timeline.sites.paused': {}
    'timeline.sites.preview_renewed': {}
    'timeline.sites.resumed': {}
    'timeline.sites.role_changed': { readonly name: string | number }
    'timeline.sites.role_created': { readonly name: string | number }
    'timeline.sites.role_removed': { readonly name: string | number }
    'timeline.sites.status_changed': { readonly from: string | number; readonly to: string | number }
    'timeline.sites.transfer_declined': { readonly email: string | number }
    'timeline.sites.transferred': { readonly from: string | number; readonly to: string | number }
    'timeline.sites.trial_extended': { readonly days: number }
  }
  interface OwnerParts {
    frame: true
    limit: true
    permission: true
    site_mail: true
    sites: true
    timeline: true
  }
}

// areas/transfer
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'refusal.transfer.being_made': {}
    'refusal.transfer.damaged': { readonly name: string | number }
    'refusal.transfer.exports_a_day': { readonly most: number }
    'refusal.transfer.failed': {}
    'refusal.transfer.file_refused': { readonly name: string | number; readonly why: string | number }
    'refusal.transfer.gone': {}
    'refusal.transfer.newer': {}
    'refusal.transfer.no_file': {}
    'refusal.transfer.no_room': { readonly most: number; readonly plan: string | number }
    'refusal.transfer.not_checked': {}
    'refusal.transfer.not_ours': {}
    'refusal.transfer.not_released': {}
    'refusal.transfer.plain_taken': { readonly page: string | number; readonly path: string | number }
    'refusal.transfer.under_way': {}
    'timeline.transfer.export_cancelled': {}
    'timeline.transfer.export_fetched': {}
    'timeline.transfer.export_started': {}
    'timeline.transfer.plain_cancelled': {}
    'timeline.transfer.plain_fetched': {}
    'timeline.transfer.plain_started': {}
    'transfer.export.archive': {}
    'transfer.export.archive_text': {}
    'transfer.export.cancel': {}
    'transfer.export.cancelled': {}
    'transfer.export.download': {}
    'transfer.export.failed': {}
    'transfer.export.failed_text': {}
    'transfer.export.holds': {}
    'transfer.export.holds_files': {}
    'transfer.export.holds_look': {}
    'transfer.export.holds_not': {}
    'transfer.export.holds_pages': {}
    'transfer.export.holds_people': {}
    'transfer.export.holds_releases': {}
    'transfer.export.holds_settings': {}
    'transfer.export.making': {}
    'transfer.export.making_help': {}
    'transfer.export.open': {}
    'transfer.export.plain': {}
    'transfer.export.plain_cancel': {}
    'transfer.export.plain_left_out': { readonly paths: string | number }
    'transfer.export.plain_making': {}
    'transfer.export.plain_said': { readonly done: number; readonly total: number }
    'transfer.export.plain_start': {}
    'transfer.export.plain_text': {}
    'transfer.export.plain_unreleased': {}
    'transfer.export.read_failed': {}
    'transfer.export.ready': {}
    'transfer.export.ready_text': { readonly size: string | number; readonly time: string | number }
    'transfer.export.retry': {}
    'transfer.export.said': { readonly done: string | number; readonly total: string | number }
    'transfer.export.start': {}
    'transfer.export.start_again': {}
    'transfer.export.text': {}
    'transfer.export.title': {}
    'transfer.import.again': {}
    'transfer.import.back': {}
    'transfer.import.cancel_checking': { readonly name: string | number }
    'transfer.import.cancel_making': {}
    'transfer.import.cancel_sending': { readonly name: string | number }
    'transfer.import.cancelled': {}
    'transfer.import.checking': { readonly name: string | number }
    'transfer.import.checking_help': {}
    'transfer.import.drop': {}
    'transfer.import.drop_help': { readonly size: string | number }
    'transfer.import.drop_help_plan': { readonly plan: string | number; readonly size: string | number }
    'transfer.import.files': {}
    'transfer.import.files_value': { readonly count: number; readonly size: string | number }
    'transfer.import.found': {}
    'transfer.import.found_text': { readonly date: string | number; readonly title: string | number }
    'transfer.import.left_out': {}
    'transfer.import.left_out.locked_pages': { readonly count: number }
    'transfer.import.left_out.older_releases': { readonly count: number }
    'transfer.import.left_out.people': {}
    'transfer.import.left_out.scheduled_releases': { readonly count: number }
    'transfer.import.left_out.site_password': {}
    'transfer.import.left_out.trashed_pages': { readonly count: number }
    'transfer.import.live': { readonly date: string | number; readonly number: number }
    'transfer.import.lost': {}
    'transfer.import.lost_text': {}
    'transfer.import.make': {}
    'transfer.import.making': {}
    'transfer.import.making_help': {}
    'transfer.import.more_pages': { readonly count: number }
    'transfer.import.name': {}
    'transfer.import.offline': {}
    'transfer.import.pages': {}
    'transfer.import.redirects': {}
    'transfer.import.refused': { readonly name: string | number }
    'transfer.import.releases': {}
    'transfer.import.sending': { readonly name: string | number }
    'transfer.import.stopped': {}
    'transfer.import.text': {}
    'transfer.import.title': {}
    'transfer.left': { readonly left: string | number; readonly said: string | number }
    'transfer.left.hours': { readonly count: number }
    'transfer.left.minutes': { readonly count: number }
    'transfer.left.soon': {}
  }
  interface OwnerParts {
    timeline: true
    transfer: true
  }
}

// document
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'document.block_gone': { readonly type: string | number }
    'document.check.alt_missing': {}
    'document.check.alt_useless': { readonly alt: string | number }
    'document.check.anchor_gone': { readonly anchor: string | number }
    'document.check.anchor_taken': { readonly anchor: string | number }
    'document.check.block_plain': { readonly max: number }
    'document.check.contrast_ground': { readonly least: number; readonly ratio: number }
    'document.check.contrast_picture': {}
    'document.check.contrast_upon_picture': {}
    'document.check.description_long': { readonly max: number }
    'document.check.description_missing': {}
    'document.check.heading_empty': {}
    'document.check.heading_many_first': {}
    'document.check.heading_no_first': {}
    'document.check.heading_skipped': { readonly expected: string | number; readonly level: string | number }
    'document.check.image_heavy': { readonly megabytes: number }
    'document.check.link_empty': {}
    'document.check.link_gone': {}
    'document.check.phone_overlap': {}
    'document.check.target_small': {}
    'document.check.text_overlap': {}
    'document.check.title_long': { readonly max: number }
    'document.check.title_missing': {}
    'document.css.at_rule': { readonly what: string | number }
    'document.css.block_open': {}
    'document.css.brace_stray': {}
    'document.css.bracket_open': { readonly what: string | number }
    'document.css.colon': { readonly what: string | number }
    'document.css.comment_open': { readonly what: string | number }
    'document.css.import': { readonly what: string | number }
    'document.css.outside': { readonly what: string | number }
    'document.css.property': { readonly what: string | number }
    'document.css.selector': { readonly what: string | number }
    'document.css.string_open': { readonly what: string | number }
    'document.css.value': { readonly what: string | number }
    'refusal.document.format': {}
    'refusal.document.item_taken': {}
    'refusal.document.item_unknown': {}
    'refusal.document.json': {}
    'refusal.document.limit_blocks': { readonly max: number }
    'refusal.document.limit_bytes': { readonly max: number }
    'refusal.document.limit_sections': { readonly max: number }
    'refusal.document.nesting': {}
    'refusal.document.node_taken': {}
    'refusal.document.node_unknown': {}
    'refusal.document.order_broken': {}
    'refusal.document.parent_unknown': {}
    'refusal.document.path_unknown': {}
    'refusal.document.phone_bounds': {}
    'refusal.document.place_bounds': {}
    'refusal.document.place_overlap': {}
    'refusal.document.place_size': { readonly height: number; readonly width: string | number }
    'refusal.document.props_invalid': {}
    'refusal.document.props_unknown': {}
    'refusal.document.sibling_unknown': {}
    'refusal.document.slot_full': { readonly max: number }
    'refusal.document.slot_type': {}
    'refusal.document.slot_unknown': {}
    'refusal.document.source_blocks': {}
    'refusal.document.text_invalid': {}
    'refusal.document.type_unknown': { readonly type: string | number }
    'refusal.document.value_invalid': {}
  }
  interface OwnerParts {
    document: true
  }
  interface VisitorMessages {
    'block.code.name': {}
    'page.film_play': {}
    'page.film_stop': {}
  }
  interface VisitorParts {
    block: true
    page: true
  }
}

// editor
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'editor.action.add_inside': {}
    'editor.action.add_section': {}
    'editor.action.align_bottom': {}
    'editor.action.align_center': {}
    'editor.action.align_end': {}
    'editor.action.align_middle': {}
    'editor.action.align_start': {}
    'editor.action.align_top': {}
    'editor.action.choose_end': {}
    'editor.action.choose_several': {}
    'editor.action.commands': {}
    'editor.action.copy': {}
    'editor.action.cut': {}
    'editor.action.delete': {}
    'editor.action.device_desktop': {}
    'editor.action.device_phone': {}
    'editor.action.distribute_columns': {}
    'editor.action.distribute_rows': {}
    'editor.action.duplicate': {}
    'editor.action.enter': {}
    'editor.action.header_overlay': {}
    'editor.action.hide': {}
    'editor.action.inspector': {}
    'editor.action.layer_back': {}
    'editor.action.layer_backward': {}
    'editor.action.layer_forward': {}
    'editor.action.layer_front': {}
    'editor.action.lock': {}
    'editor.action.move_down': {}
    'editor.action.move_left': {}
    'editor.action.move_right': {}
    'editor.action.move_up': {}
    'editor.action.panel_add': {}
    'editor.action.panel_check': {}
    'editor.action.panel_layers': {}
    'editor.action.panel_styles': {}
    'editor.action.paste': {}
    'editor.action.preview': {}
    'editor.action.redo': {}
    'editor.action.region_next': {}
    'editor.action.region_previous': {}
    'editor.action.reset_phone': {}
    'editor.action.resize_down': {}
    'editor.action.resize_left': {}
    'editor.action.resize_right': {}
    'editor.action.resize_up': {}
    'editor.action.save': {}
    'editor.action.save_section': {}
    'editor.action.section_down': {}
    'editor.action.section_next': {}
    'editor.action.section_previous': {}
    'editor.action.section_up': {}
    'editor.action.select_all': {}
    'editor.action.select_first': {}
    'editor.action.select_last': {}
    'editor.action.select_next': {}
    'editor.action.select_outer': {}
    'editor.action.select_previous': {}
    'editor.action.select_section': {}
    'editor.action.shortcuts': {}
    'editor.action.to_section_above': {}
    'editor.action.to_section_below': {}
    'editor.action.undo': {}
    'editor.action.unfold': {}
    'editor.action.where': {}
    'editor.action.zoom_fit': {}
    'editor.action.zoom_in': {}
    'editor.action.zoom_out': {}
    'editor.add.all_sections': { readonly count: number }
    'editor.add.blank': {}
    'editor.add.blocks': {}
    'editor.add.edit_saved': { readonly name: string | number }
    'editor.add.group.advanced': {}
    'editor.add.group.basic': {}
    'editor.add.group.commerce': {}
    'editor.add.group.content': {}
    'editor.add.group.forms': {}
    'editor.add.group.media': {}
    'editor.add.group.members': {}
    'editor.add.group.scheduling': {}
    'editor.add.group.social': {}
    'editor.add.group.structure': {}
    'editor.add.kind': {}
    'editor.add.nothing': { readonly query: string | number }
    'editor.add.remove_saved': { readonly name: string | number }
    'editor.add.saved': {}
    'editor.add.search': {}
    'editor.add.sections': {}
    'editor.add.synced': {}
    'editor.background.angle': {}
    'editor.background.colour': {}
    'editor.background.film': {}
    'editor.background.fixed': {}
    'editor.background.from': {}
    'editor.background.gradient': {}
    'editor.background.image': {}
    'editor.background.kind': {}
    'editor.background.none': {}
    'editor.background.poster': {}
    'editor.background.strength': {}
    'editor.background.to': {}
    'editor.background.veil': {}
    'editor.background.video': {}
    'editor.bar.device': {}
    'editor.bar.preview_end': {}
    'editor.bar.redo': { readonly step: string | number }
    'editor.bar.undo': { readonly step: string | number }
    'editor.block.failed': {}
    'editor.block.unknown': { readonly type: string | number }
    'editor.canvas.add_block': {}
    'editor.canvas.add_inside': {}
    'editor.canvas.add_section': {}
    'editor.canvas.bar': {}
    'editor.canvas.block': {}
    'editor.canvas.empty': {}
    'editor.canvas.empty_blank': {}
    'editor.canvas.empty_section': {}
    'editor.canvas.hidden': { readonly name: string | number }
    'editor.canvas.label': {}
    'editor.canvas.many': { readonly count: number }
    'editor.canvas.more': {}
    'editor.canvas.section': {}
    'editor.canvas.section_bar': {}
    'editor.canvas.title': { readonly page: string | number }
    'editor.check.advice': {}
    'editor.check.count': { readonly advice: number; readonly errors: number }
    'editor.check.error': {}
    'editor.check.mend': {}
    'editor.check.none': {}
    'editor.check.show': {}
    'editor.colour.accent': {}
    'editor.colour.auto': {}
    'editor.colour.heading': {}
    'editor.colour.ink': {}
    'editor.colour.link': {}
    'editor.colour.muted': {}
    'editor.colour.paper': {}
    'editor.colour.shade': {}
    'editor.colour.text': {}
    'editor.colour.tint': {}
    'editor.commands.add': { readonly name: string | number }
    'editor.commands.app': {}
    'editor.commands.blocks': {}
    'editor.commands.page': {}
    'editor.commands.search': {}
    'editor.commands.settings': {}
    'editor.crop.area': {}
    'editor.crop.at': { readonly height: number; readonly width: number }
    'editor.crop.done': {}
    'editor.crop.free': {}
    'editor.crop.handle': { readonly side: string | number }
    'editor.crop.ratio': {}
    'editor.crop.reset': {}
    'editor.crop.title': {}
    'editor.discard.do': {}
    'editor.discard.keep': {}
    'editor.discard.more': { readonly count: number }
    'editor.discard.text': {}
    'editor.discard.title': {}
    'editor.elsewhere.label': {}
    'editor.elsewhere.later': {}
    'editor.elsewhere.open': { readonly title: string | number }
    'editor.elsewhere.text': { readonly count: number }
    'editor.file.choose': {}
    'editor.file.gone': {}
    'editor.group.arrange': {}
    'editor.group.edit': {}
    'editor.group.insert': {}
    'editor.group.section': {}
    'editor.group.select': {}
    'editor.group.text': {}
    'editor.group.view': {}
    'editor.image.alt': {}
    'editor.image.alt_help': {}
    'editor.image.choose': {}
    'editor.image.crop': {}
    'editor.image.decorative': {}
    'editor.image.focal': {}
    'editor.image.focal_at': { readonly x: number; readonly y: number }
    'editor.image.gone': {}
    'editor.image.replace': {}
    'editor.inspector.arrange': {}
    'editor.inspector.edit_text': { readonly name: string | number }
    'editor.inspector.label': {}
    'editor.inspector.locked': {}
    'editor.inspector.look': {}
    'editor.inspector.mixed': {}
    'editor.inspector.more': {}
    'editor.inspector.newer': {}
    'editor.inspector.page': {}
    'editor.inspector.place': {}
    'editor.inspector.remove': { readonly name: string | number }
    'editor.inspector.reset': { readonly name: string | number }
    'editor.inspector.trail': {}
    'editor.inspector.type_gone': { readonly type: string | number }
    'editor.inspector.unit': { readonly name: string | number }
    'editor.key.alt': {}
    'editor.key.backspace': {}
    'editor.key.command': {}
    'editor.key.control': {}
    'editor.key.delete': {}
    'editor.key.down': {}
    'editor.key.end': {}
    'editor.key.enter': {}
    'editor.key.equals': {}
    'editor.key.escape': {}
    'editor.key.home': {}
    'editor.key.left': {}
    'editor.key.minus': {}
    'editor.key.option': {}
    'editor.key.period': {}
    'editor.key.plus': {}
    'editor.key.question_mark': {}
    'editor.key.right': {}
    'editor.key.shift': {}
    'editor.key.slash': {}
    'editor.key.space': {}
    'editor.key.tab': {}
    'editor.key.up': {}
    'editor.keys.single': {}
    'editor.keys.single_help': {}
    'editor.layers.add_inside': { readonly name: string | number }
    'editor.layers.empty': {}
    'editor.layers.hidden': {}
    'editor.layers.hide': { readonly name: string | number }
    'editor.layers.label': {}
    'editor.layers.lock': { readonly name: string | number }
    'editor.layers.locked': {}
    'editor.layers.nothing': {}
    'editor.layers.rename': { readonly name: string | number }
    'editor.layers.rename_done': {}
    'editor.layers.rename_title': {}
    'editor.layers.search': {}
    'editor.layers.show': { readonly name: string | number }
    'editor.layers.unlock': { readonly name: string | number }
    'editor.link.address': {}
    'editor.link.choose': {}
    'editor.link.example.address': {}
    'editor.link.example.mail': {}
    'editor.link.example.phone': {}
    'editor.link.gone': {}
    'editor.link.group.anchors': {}
    'editor.link.group.files': {}
    'editor.link.group.items': {}
    'editor.link.group.pages': {}
    'editor.link.group.places': {}
    'editor.link.kind': {}
    'editor.link.looking': {}
    'editor.link.mail': {}
    'editor.link.mail_short': {}
    'editor.link.new_tab': {}
    'editor.link.nothing': {}
    'editor.link.phone': {}
    'editor.link.phone_short': {}
    'editor.link.remove': {}
    'editor.link.search': {}
    'editor.link.set': {}
    'editor.link.site': {}
    'editor.link.subject': {}
    'editor.link.targets': {}
    'editor.link.title': {}
    'editor.link.web': {}
    'editor.link.wrong.address': {}
    'editor.link.wrong.mail': {}
    'editor.link.wrong.phone': {}
    'editor.list.empty': {}
    'editor.list.inside': {}
    'editor.list.item': { readonly number: string | number }
    'editor.list.move': { readonly name: string | number }
    'editor.list.removed': { readonly name: string | number }
    'editor.look.animation': {}
    'editor.look.animation.fade': {}
    'editor.look.animation.none': {}
    'editor.look.animation.rise': {}
    'editor.look.animation.scale': {}
    'editor.look.animation.site': {}
    'editor.look.border': {}
    'editor.look.corners': {}
    'editor.look.fill': {}
    'editor.look.fill.background': {}
    'editor.look.fill.none': {}
    'editor.look.fill.surface': {}
    'editor.look.padding': {}
    'editor.look.reset': {}
    'editor.look.shadow': {}
    'editor.look.size.full': {}
    'editor.look.size.large': {}
    'editor.look.size.medium': {}
    'editor.look.size.none': {}
    'editor.look.size.small': {}
    'editor.look.theme': {}
    'editor.page.footer': {}
    'editor.page.footer.none': {}
    'editor.page.footer.site': {}
    'editor.page.header': {}
    'editor.page.header.none': {}
    'editor.page.header.overlay': {}
    'editor.page.header.site': {}
    'editor.page.hint': {}
    'editor.page.settings': {}
    'editor.panel.close': {}
    'editor.people.came': { readonly name: string | number }
    'editor.people.here': { readonly count: number }
    'editor.people.self': {}
    'editor.people.went': { readonly name: string | number }
    'editor.place.align': {}
    'editor.place.align.center': {}
    'editor.place.align.end': {}
    'editor.place.align.start': {}
    'editor.place.align.stretch': {}
    'editor.place.column': {}
    'editor.place.height': {}
    'editor.place.layer': {}
    'editor.place.on_desktop': {}
    'editor.place.on_phone': {}
    'editor.place.own_phone': {}
    'editor.place.row': {}
    'editor.place.width': {}
    'editor.rail.label': {}
    'editor.reference.choose': {}
    'editor.save.discard': {}
    'editor.save.earlier_waits': {}
    'editor.save.lost': { readonly count: number }
    'editor.save.outdated': {}
    'editor.save.outdated_help': {}
    'editor.save.recovered': {}
    'editor.save.refused': {}
    'editor.save.refused_help': {}
    'editor.save.reload': {}
    'editor.save.retry': {}
    'editor.save.saved': {}
    'editor.save.saving': {}
    'editor.save.show': {}
    'editor.save.signed_out': {}
    'editor.save.signed_out_help': {}
    'editor.save.unreachable': {}
    'editor.save.unreachable_help': {}
    'editor.saved.done': { readonly name: string | number }
    'editor.saved.failed': {}
    'editor.saved.name_missing': {}
    'editor.saved.save': {}
    'editor.saved.synced': {}
    'editor.saved.synced_help': {}
    'editor.say.added': { readonly name: string | number }
    'editor.say.block': { readonly name: string | number; readonly words: string | number }
    'editor.say.bringing': { readonly count: number }
    'editor.say.cancelled': {}
    'editor.say.choosing': { readonly name: string | number }
    'editor.say.chosen': { readonly count: number; readonly name: string | number }
    'editor.say.clipboard_refused': {}
    'editor.say.copied': { readonly count: number }
    'editor.say.deleted': { readonly name: string | number }
    'editor.say.deleted_but': { readonly count: number; readonly locked: number }
    'editor.say.deleted_many': { readonly count: number }
    'editor.say.device_desktop': {}
    'editor.say.device_phone': {}
    'editor.say.distributed': {}
    'editor.say.distributed_already': {}
    'editor.say.duplicated': { readonly count: number }
    'editor.say.edge': {}
    'editor.say.file_unknown': {}
    'editor.say.folded': { readonly count: number }
    'editor.say.foreign_left': { readonly count: number }
    'editor.say.gone_elsewhere': {}
    'editor.say.hidden_desktop': { readonly name: string | number }
    'editor.say.hidden_here': { readonly what: string | number }
    'editor.say.hidden_phone': { readonly name: string | number }
    'editor.say.in_section': { readonly name: string | number }
    'editor.say.is_hidden': {}
    'editor.say.is_locked': {}
    'editor.say.largest': {}
    'editor.say.layer': { readonly layer: string | number }
    'editor.say.layer_end': {}
    'editor.say.links_left': { readonly addresses: string | number; readonly count: number }
    'editor.say.locked': {}
    'editor.say.mended': {}
    'editor.say.no_size': {}
    'editor.say.nothing_to_redo': {}
    'editor.say.nothing_to_undo': {}
    'editor.say.order': { readonly number: string | number; readonly total: string | number }
    'editor.say.order_in': { readonly item: string | number; readonly number: string | number; readonly total: string | number }
    'editor.say.own_phone': { readonly what: string | number }
    'editor.say.pasted': { readonly count: number }
    'editor.say.place': { readonly column: string | number; readonly height: string | number; readonly row: string | number; readonly width: string | number }
    'editor.say.preview_off': {}
    'editor.say.preview_on': {}
    'editor.say.put_beside': { readonly reason: string | number }
    'editor.say.redone': { readonly step: string | number }
    'editor.say.reset_phone': {}
    'editor.say.section_added': {}
    'editor.say.section_at': { readonly number: string | number; readonly total: string | number }
    'editor.say.selected': { readonly count: number }
    'editor.say.share': { readonly share: number }
    'editor.say.shown': { readonly name: string | number }
    'editor.say.smallest': {}
    'editor.say.unchosen': { readonly count: number; readonly name: string | number }
    'editor.say.undo_lost': {}
    'editor.say.undone': { readonly step: string | number }
    'editor.say.unfolded': { readonly count: number }
    'editor.say.unlocked': {}
    'editor.say.upload_failed': {}
    'editor.say.uploading': { readonly name: string | number }
    'editor.say.uploading_share': { readonly name: string | number; readonly share: number }
    'editor.section.align': {}
    'editor.section.align.center': {}
    'editor.section.align.end': {}
    'editor.section.align.start': {}
    'editor.section.anchor': {}
    'editor.section.anchor_help': {}
    'editor.section.anchor_taken': {}
    'editor.section.audience': {}
    'editor.section.audience.everyone': {}
    'editor.section.audience.guests': {}
    'editor.section.audience.members': {}
    'editor.section.background': {}
    'editor.section.divider': {}
    'editor.section.divider.curve': {}
    'editor.section.divider.none': {}
    'editor.section.divider.peak': {}
    'editor.section.divider.scallop': {}
    'editor.section.divider.slant': {}
    'editor.section.divider.steps': {}
    'editor.section.divider.wave': {}
    'editor.section.divider_flip': {}
    'editor.section.edge': {}
    'editor.section.edit_source': {}
    'editor.section.gap': {}
    'editor.section.gap.large': {}
    'editor.section.gap.medium': {}
    'editor.section.gap.none': {}
    'editor.section.gap.small': {}
    'editor.section.height': {}
    'editor.section.height.content': {}
    'editor.section.height.large': {}
    'editor.section.height.medium': {}
    'editor.section.height.screen': {}
    'editor.section.height.small': {}
    'editor.section.name': {}
    'editor.section.nth': { readonly number: string | number }
    'editor.section.own_phone': { readonly count: number }
    'editor.section.own_reading': {}
    'editor.section.reset_reading': {}
    'editor.section.rows': {}
    'editor.section.rows_help': {}
    'editor.section.synced': {}
    'editor.section.theme': {}
    'editor.section.title': {}
    'editor.section.visibility': {}
    'editor.section.width': {}
    'editor.section.width.content': {}
    'editor.section.width.full': {}
    'editor.section.width.narrow': {}
    'editor.section.width.wide': {}
    'editor.step.add': {}
    'editor.step.add_section': {}
    'editor.step.align': {}
    'editor.step.background': {}
    'editor.step.buttons': {}
    'editor.step.colours': {}
    'editor.step.css': {}
    'editor.step.delete': {}
    'editor.step.delete_section': {}
    'editor.step.details': {}
    'editor.step.distribute': {}
    'editor.step.duplicate': {}
    'editor.step.earlier': {}
    'editor.step.fonts': {}
    'editor.step.header': {}
    'editor.step.hide': {}
    'editor.step.layer': {}
    'editor.step.lock': {}
    'editor.step.look': {}
    'editor.step.mend': {}
    'editor.step.move': {}
    'editor.step.move_section': {}
    'editor.step.page': {}
    'editor.step.paste': {}
    'editor.step.place': {}
    'editor.step.rename': {}
    'editor.step.reorder': {}
    'editor.step.reset_phone': {}
    'editor.step.resize': {}
    'editor.step.section': {}
    'editor.step.setting': {}
    'editor.step.signs': {}
    'editor.step.spacing': {}
    'editor.step.text': {}
    'editor.step.type_scale': {}
    'editor.styles.animation': {}
    'editor.styles.animation.fade': {}
    'editor.styles.animation.none': {}
    'editor.styles.animation.rise': {}
    'editor.styles.animation.scale': {}
    'editor.styles.base': {}
    'editor.styles.button.primary': {}
    'editor.styles.button.secondary': {}
    'editor.styles.button.tertiary': {}
    'editor.styles.buttons': {}
    'editor.styles.capitals': {}
    'editor.styles.capitals.none': {}
    'editor.styles.capitals.small': {}
    'editor.styles.capitals.upper': {}
    'editor.styles.colours': {}
    'editor.styles.contrast': {}
    'editor.styles.corner.pill': {}
    'editor.styles.corner.round': {}
    'editor.styles.corner.slight': {}
    'editor.styles.corner.soft': {}
    'editor.styles.corner.square': {}
    'editor.styles.corners': {}
    'editor.styles.css': {}
    'editor.styles.css_faults': { readonly count: number }
    'editor.styles.css_field': {}
    'editor.styles.css_help': {}
    'editor.styles.css_line': { readonly line: string | number }
    'editor.styles.density': {}
    'editor.styles.details': {}
    'editor.styles.favicon': {}
    'editor.styles.favicon_help': {}
    'editor.styles.field.box': {}
    'editor.styles.field.filled': {}
    'editor.styles.field.line': {}
    'editor.styles.field_corners': {}
    'editor.styles.fill': {}
    'editor.styles.fill.outline': {}
    'editor.styles.fill.plain': {}
    'editor.styles.fill.solid': {}
    'editor.styles.font.button': {}
    'editor.styles.font.detail': {}
    'editor.styles.font.heading': {}
    'editor.styles.font.text': {}
    'editor.styles.fonts': {}
    'editor.styles.forms': {}
    'editor.styles.image_shape': {}
    'editor.styles.kind.display': {}
    'editor.styles.kind.hand': {}
    'editor.styles.kind.mono': {}
    'editor.styles.kind.sans': {}
    'editor.styles.kind.serif': {}
    'editor.styles.links': {}
    'editor.styles.pairs': {}
    'editor.styles.palettes': {}
    'editor.styles.phone_ratio': {}
    'editor.styles.ratio': {}
    'editor.styles.reset_begun': {}
    'editor.styles.reset_default': {}
    'editor.styles.sample_heading': {}
    'editor.styles.sample_text': {}
    'editor.styles.scale': {}
    'editor.styles.shape.arch': {}
    'editor.styles.shape.circle': {}
    'editor.styles.shape.frame': {}
    'editor.styles.shape.plain': {}
    'editor.styles.shape.rounded': {}
    'editor.styles.signs': {}
    'editor.styles.size': {}
    'editor.styles.size.large': {}
    'editor.styles.size.medium': {}
    'editor.styles.size.small': {}
    'editor.styles.social': {}
    'editor.styles.social_help': {}
    'editor.styles.spacing': {}
    'editor.styles.system': {}
    'editor.styles.system-mono': {}
    'editor.styles.system-sans': {}
    'editor.styles.system-serif': {}
    'editor.styles.thickness': {}
    'editor.styles.thickness.thick': {}
    'editor.styles.thickness.thin': {}
    'editor.styles.tracking': {}
    'editor.styles.underline.always': {}
    'editor.styles.underline.hover': {}
    'editor.styles.underline.never': {}
    'editor.styles.weight': {}
    'editor.styles.width': {}
    'editor.text.align': {}
    'editor.text.align_center': {}
    'editor.text.align_end': {}
    'editor.text.align_justify': {}
    'editor.text.align_start': {}
    'editor.text.bar': {}
    'editor.text.bold': {}
    'editor.text.clear': {}
    'editor.text.code': {}
    'editor.text.colour': {}
    'editor.text.done': {}
    'editor.text.highlight': {}
    'editor.text.image': {}
    'editor.text.image_remove': {}
    'editor.text.image_settings': {}
    'editor.text.image_width': {}
    'editor.text.image_width_own': {}
    'editor.text.italic': {}
    'editor.text.line': {}
    'editor.text.line.blockquote': {}
    'editor.text.line.body': {}
    'editor.text.line.codeBlock': {}
    'editor.text.line.heading-1': {}
    'editor.text.line.heading-2': {}
    'editor.text.line.heading-3': {}
    'editor.text.line.heading-4': {}
    'editor.text.line.lead': {}
    'editor.text.line.small': {}
    'editor.text.link': {}
    'editor.text.list': {}
    'editor.text.ordered': {}
    'editor.text.placeholder': {}
    'editor.text.strike': {}
    'editor.text.underline': {}
    'editor.theme.accent': {}
    'editor.theme.accent-bold': {}
    'editor.theme.ink': {}
    'editor.theme.ink-bold': {}
    'editor.theme.none': {}
    'editor.theme.paper': {}
    'editor.theme.paper-bold': {}
    'editor.theme.shade': {}
    'editor.theme.shade-bold': {}
    'editor.theme.tint': {}
    'editor.theme.tint-bold': {}
    'editor.width.fit': {}
    'editor.width.label': {}
    'editor.width.other': {}
    'editor.width.pixels': {}
  }
  interface OwnerParts {
    editor: true
  }
}

// faces/admin
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'app.away.id': { readonly id: string | number }
    'app.away.text': {}
    'app.away.title': {}
    'app.broken.text': {}
    'app.broken.title': {}
    'app.fault.again': {}
    'app.fault.text': {}
    'app.fault.title': {}
    'app.name': {}
    'app.nav.account': {}
    'app.nav.audience': {}
    'app.nav.operator': {}
    'app.nav.selling': {}
    'app.nav.settings': {}
    'app.nav.site': {}
    'app.nav.sites': {}
    'app.nav.visit': {}
    'app.nav.website': {}
    'app.none.home': {}
    'app.none.site': { readonly site: string | number }
    'app.none.text': {}
    'app.none.title': {}
    'app.outdated.text': {}
    'app.outdated.title': {}
    'app.person': {}
    'app.person.account': {}
    'app.person.sign_out': {}
    'app.person.theme': {}
    'app.person.theme_dark': {}
    'app.person.theme_light': {}
    'app.person.theme_system': {}
    'app.right.text': { readonly site: string | number }
    'app.right.title': {}
    'app.title': { readonly screen: string | number }
    'app.title_site': { readonly screen: string | number; readonly site: string | number }
  }
}

// faces/visitor
declare module '#kernel/messages/message.ts' {
  interface VisitorMessages {
    'state.away.text': { readonly id: string | number }
    'state.away.title': {}
    'state.busy.text': {}
    'state.busy.title': {}
    'state.coming_soon.text': {}
    'state.coming_soon.title': { readonly site: string | number }
    'state.expired.back': {}
    'state.expired.contact': {}
    'state.expired.text': {}
    'state.expired.title': { readonly site: string | number }
    'state.fault.text': { readonly id: string | number }
    'state.fault.title': {}
    'state.foreign_form.text': {}
    'state.foreign_form.title': {}
    'state.no_form.text': {}
    'state.no_form.title': {}
    'state.not_found.home': {}
    'state.not_found.text': {}
    'state.not_found.title': {}
    'state.owner': {}
    'state.parking.text': {}
    'state.password.label': {}
    'state.password.site_title': { readonly site: string | number }
    'state.password.submit': {}
    'state.password.title': {}
    'state.password.too_many': { readonly minutes: number }
    'state.password.wrong': {}
    'state.preview.bar': {}
  }
}

// platform
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'refusal.archive.bomb': {}
    'refusal.archive.damaged': {}
    'refusal.archive.link': { readonly name: string | number }
    'refusal.archive.locked': {}
    'refusal.archive.method': {}
    'refusal.archive.not_a_zip': {}
    'refusal.archive.too_large': {}
    'refusal.archive.too_many': { readonly most: number }
    'refusal.archive.twice': { readonly name: string | number }
    'refusal.archive.unsafe_name': { readonly name: string | number }
    'refusal.busy': {}
    'refusal.bytes.wrong_type': {}
    'refusal.changed_meanwhile': {}
    'refusal.database_away': {}
    'refusal.database_full': {}
    'refusal.fault': { readonly id: string | number }
    'refusal.field.custom': {}
    'refusal.field.invalid_element': {}
    'refusal.field.invalid_format': {}
    'refusal.field.invalid_key': {}
    'refusal.field.invalid_type': {}
    'refusal.field.invalid_union': {}
    'refusal.field.invalid_value': {}
    'refusal.field.not_multiple_of': {}
    'refusal.field.required': {}
    'refusal.field.too_big': { readonly maximum: number }
    'refusal.field.too_small': { readonly minimum: number }
    'refusal.field.unrecognized_keys': {}
    'refusal.forged': {}
    'refusal.form.file_too_large': {}
    'refusal.form.malformed': {}
    'refusal.form.too_large': {}
    'refusal.idempotency.key_too_long': { readonly most: number }
    'refusal.idempotency.other_body': {}
    'refusal.idempotency.running': {}
    'refusal.images.broken': {}
    'refusal.images.busy': {}
    'refusal.images.file_too_large': { readonly megabytes: number }
    'refusal.images.too_many_pixels': { readonly megapixels: number }
    'refusal.images.too_much_memory': {}
    'refusal.images.too_slow': {}
    'refusal.images.unsafe_svg': {}
    'refusal.images.wrong_type': {}
    'refusal.input': {}
    'refusal.json.malformed': {}
    'refusal.json.not_an_object': {}
    'refusal.json.too_deep': { readonly most: number }
    'refusal.json.too_large': {}
    'refusal.json.wrong_type': {}
    'refusal.limits.too_many': { readonly seconds: number }
    'refusal.mail.address': {}
    'refusal.mail.header': {}
    'refusal.not_found': {}
    'refusal.operator_only': {}
    'refusal.outbound.address': {}
    'refusal.outbound.encoding': {}
    'refusal.outbound.network': {}
    'refusal.outbound.port': {}
    'refusal.outbound.redirects': {}
    'refusal.outbound.resolve': {}
    'refusal.outbound.timeout': {}
    'refusal.outbound.too_large': {}
    'refusal.outbound.url': {}
    'refusal.prove_again': {}
    'refusal.read_only': {}
    'refusal.right_missing': {}
    'refusal.shape.amount': {}
    'refusal.shape.country': {}
    'refusal.shape.currency': {}
    'refusal.shape.cursor': {}
    'refusal.shape.date': {}
    'refusal.shape.email': {}
    'refusal.shape.id': {}
    'refusal.shape.line': {}
    'refusal.shape.locale': {}
    'refusal.shape.site_name': {}
    'refusal.shape.site_name_reserved': {}
    'refusal.shape.slug': {}
    'refusal.shape.text': {}
    'refusal.shape.time': {}
    'refusal.shape.time_zone': {}
    'refusal.shape.url': {}
    'refusal.sign_in': {}
    'refusal.storage.full': {}
  }
}

// ui
declare module '#kernel/messages/message.ts' {
  interface OwnerMessages {
    'list.ascending': {}
    'list.clear': {}
    'list.columns': {}
    'list.descending': {}
    'list.direction': {}
    'list.filter': {}
    'list.filter_is': { readonly value: string | number; readonly what: string | number }
    'list.filters': {}
    'list.look': {}
    'list.name': {}
    'list.name_help': {}
    'list.remove': {}
    'list.save': {}
    'list.save_do': {}
    'list.save_title': {}
    'list.sort': {}
    'list.view_removed': { readonly name: string | number }
    'list.views': {}
    'list.whole': {}
    'ui.again': {}
    'ui.bar.discard': {}
    'ui.bar.label': {}
    'ui.bar.save': {}
    'ui.bar.unsaved': {}
    'ui.breadcrumb': {}
    'ui.busy': {}
    'ui.cancel': {}
    'ui.change_failed': {}
    'ui.close': {}
    'ui.colour.choose': { readonly label: string | number }
    'ui.colour.palette': {}
    'ui.commands': {}
    'ui.commands.search': {}
    'ui.confirm.type': { readonly name: string | number }
    'ui.copied': {}
    'ui.copy': {}
    'ui.count_of': { readonly count: number; readonly total: number }
    'ui.dismiss': {}
    'ui.drag': { readonly name: string | number }
    'ui.fault.choose': {}
    'ui.fault.date': {}
    'ui.fault.email': {}
    'ui.fault.format': {}
    'ui.fault.required': {}
    'ui.fault.step': {}
    'ui.fault.time': {}
    'ui.fault.too_few': { readonly minimum: number }
    'ui.fault.too_high': { readonly maximum: number }
    'ui.fault.too_long': { readonly maximum: number }
    'ui.fault.too_low': { readonly minimum: number }
    'ui.fault.too_many': { readonly maximum: number }
    'ui.fault.too_short': { readonly minimum: number }
    'ui.fault.url': {}
    'ui.files.choose': {}
    'ui.files.choose_many': {}
    'ui.files.too_large': { readonly name: string | number }
    'ui.files.wrong_type': { readonly name: string | number }
    'ui.form.at': { readonly fault: string | number; readonly label: string | number }
    'ui.form.failed': {}
    'ui.form.now': {}
    'ui.form.problem': {}
    'ui.form.refused': {}
    'ui.form.take_now': {}
    'ui.form.taken': {}
    'ui.found': { readonly count: number }
    'ui.header.more': {}
    'ui.late.failed': {}
    'ui.late.missing': {}
    'ui.late.outdated': {}
    'ui.leave.discard': {}
    'ui.leave.stay': {}
    'ui.leave.text': {}
    'ui.leave.title': {}
    'ui.loading': {}
    'ui.more': {}
    'ui.more_shown': { readonly count: number }
    'ui.navigation': {}
    'ui.navigation.open': {}
    'ui.new_tab': {}
    'ui.nothing_found': {}
    'ui.optional': {}
    'ui.password.hide': {}
    'ui.password.show': {}
    'ui.read_failed.text': {}
    'ui.read_failed.title': {}
    'ui.reload': {}
    'ui.select.placeholder': {}
    'ui.shown_of': { readonly shown: string | number; readonly total: string | number }
    'ui.sidebar.fold': {}
    'ui.sidebar.unfold': {}
    'ui.skip': {}
    'ui.table.bulk': {}
    'ui.table.clear': {}
    'ui.table.select_every': { readonly total: number }
    'ui.table.selected': { readonly count: number }
    'ui.toast.close': {}
    'ui.toast.region': {}
    'ui.tone.danger': {}
    'ui.tone.info': {}
    'ui.tone.success': {}
    'ui.tone.warning': {}
    'ui.tree.fold': { readonly name: string | number }
    'ui.tree.unfold': { readonly name: string | number }
    'ui.undo': {}
  }
}
