/** Eine Website als ein Archiv mitnehmen, und aus einem Archiv eine machen. */
export const transfer = {
  'refusal.archive.not_a_zip': 'Das ist keine ZIP-Datei.',
  'refusal.archive.damaged':
    'Die Datei ist beschädigt oder unvollständig. Laden oder kopieren Sie sie noch einmal.',
  'refusal.archive.unsafe_name': 'Das Archiv enthält eine Datei mit einem unzulässigen Namen: „{name}“.',
  'refusal.archive.link':
    'Das Archiv enthält eine Verknüpfung zu einer anderen Datei: „{name}“. Verknüpfungen werden nicht übernommen.',
  'refusal.archive.twice': 'Das Archiv enthält zwei Dateien mit demselben Namen: „{name}“.',
  'refusal.archive.locked': 'Das Archiv ist mit einem Passwort geschützt. Reichen Sie es ohne Passwort ein.',
  'refusal.archive.method':
    'Das Archiv ist auf eine Weise gepackt, die hier nicht gelesen wird. Packen Sie es als gewöhnliche ZIP-Datei.',
  'refusal.archive.too_many': 'Das Archiv enthält mehr als {most, plural, one {# Datei} other {# Dateien}}.',
  'refusal.archive.too_large': 'Das Archiv ist größer, als es sein darf.',
  'refusal.archive.bomb':
    'Das Archiv würde sich auf ein Vielfaches seiner Größe entpacken. Es wurde nicht übernommen.',
  'refusal.transfer.not_ours': 'Das ist eine ZIP-Datei, aber kein Export einer Portico-Website.',
  'refusal.transfer.newer':
    'Dieser Export stammt aus einer neueren Version von Portico. Er kann übernommen werden, sobald diese hier aktualisiert ist.',
  'refusal.transfer.damaged':
    'Der Export wurde verändert oder beschädigt: „{name}“ ist nicht so, wie es sein müsste.',
  'refusal.transfer.file_refused':
    'Eine Datei im Export kann nicht übernommen werden: {why} Es ist „{name}“.',
  'refusal.transfer.no_room':
    'Eine neue Website im Tarif {plan} hat Platz für {most, number} MB an Dateien, und dieser Export enthält mehr. Bitten Sie den Betreiber um mehr Platz.',
  'refusal.transfer.failed': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  'refusal.transfer.gone': 'Die Datei liegt hier nicht mehr. Wählen Sie sie noch einmal aus.',
  'refusal.transfer.no_file': 'Wählen Sie eine Datei aus.',
  'refusal.transfer.exports_a_day':
    'Eine Website kann {most, number}-mal am Tag exportiert werden. Versuchen Sie es morgen wieder.',
  'refusal.transfer.under_way': 'Ein Export dieser Website wird bereits erstellt.',
  'refusal.transfer.not_released':
    'Von dieser Website ist noch nichts veröffentlicht. Veröffentlichen Sie sie zuerst.',
  'refusal.transfer.plain_taken':
    'Die Seite „{page}“ steht unter {path}, wo Webserver eine andere Seite senden. Geben Sie ihr eine andere Adresse, veröffentlichen Sie, und versuchen Sie es noch einmal.',
  'refusal.transfer.being_made':
    'Die Website wird bereits erstellt. Sie können sie entfernen, sobald sie da ist.',
  'refusal.transfer.not_checked':
    'Aus dieser Datei kann noch keine Website erstellt werden. Wählen Sie sie noch einmal aus.',
  'refusal.pages.carried_broken': 'Die Seite „{page}“ im Export ist beschädigt.',
  'refusal.pages.carried_newer': 'Die Seite „{page}“ im Export stammt aus einer neueren Version von Portico.',
  'refusal.pages.carried_release': 'Die Veröffentlichung {number, number} im Export ist beschädigt.',
  'refusal.pages.carried_redirects': 'Die Weiterleitungen im Export sind beschädigt.',
  'refusal.pages.carried_styles':
    'Die Stile im Export sind beschädigt oder stammen aus einer neueren Version von Portico.',
  'timeline.transfer.export_started': 'Export der Website gestartet',
  'timeline.transfer.export_fetched': 'Export der Website heruntergeladen',
  'timeline.transfer.export_cancelled': 'Export der Website abgebrochen',
  'timeline.transfer.plain_cancelled': 'Packen der veröffentlichten Website als einfache Dateien abgebrochen',
  'timeline.transfer.plain_started': 'Packen der veröffentlichten Website als einfache Dateien begonnen',
  'timeline.transfer.plain_fetched': 'Veröffentlichte Website als einfache Dateien heruntergeladen',
  'transfer.export.title': 'Export',
  'transfer.export.text':
    'Nehmen Sie Ihre Website mit: alles, um wieder eine Website daraus zu machen, oder das, was Besucher sehen, für jeden Webserver.',
  'transfer.export.open': 'Website exportieren',
  'transfer.export.archive': 'Alles',
  'transfer.export.archive_text':
    'Eine Datei, um sie als Kopie aufzubewahren oder hier oder auf einem anderen Portico wieder eine Website daraus zu machen.',
  'transfer.export.plain': 'Die veröffentlichte Website als einfache Dateien',
  'transfer.export.plain_text':
    'HTML, Stile, Schriften und Bilder genau so, wie Besucher sie bekommen, in einer Zip-Datei. Jeder Webserver kann sie senden; Portico braucht es dafür nicht.',
  'transfer.export.plain_start': 'Dateien packen',
  'transfer.export.plain_making': 'Seiten werden gepackt',
  'transfer.export.plain_cancel': 'Packen der Dateien abbrechen',
  'transfer.export.plain_said': '{done, number} von {total, plural, one {# Seite} other {# Seiten}}',
  'transfer.export.plain_unreleased':
    'Noch ist nichts veröffentlicht. Sobald Sie die Website veröffentlicht haben, gibt es hier ihre Dateien.',
  'transfer.export.plain_left_out': 'Nicht dabei, weil sie nach einem Passwort fragen: {paths}',
  'transfer.export.holds': 'Was darin ist',
  'transfer.export.holds_pages':
    'Seiten auf dem jetzigen Stand ihrer Entwürfe, mit Navigation und Weiterleitungen',
  'transfer.export.holds_releases': 'Jede Veröffentlichung mit Notiz und Datum, um zu ihr zurückzukehren',
  'transfer.export.holds_look': 'Die Stile der Website',
  'transfer.export.holds_files':
    'Alle Dateien der Bibliothek, wie sie hochgeladen wurden, mit ihrem Alternativtext',
  'transfer.export.holds_settings': 'Titel, Sprachen und regionale Einstellungen',
  'transfer.export.holds_not': 'Passwörter, Mitwirkende und der Papierkorb bleiben hier.',
  'transfer.export.start': 'Export erstellen',
  'transfer.export.start_again': 'Neuen erstellen',
  'transfer.export.making': 'Website wird gepackt',
  'transfer.export.cancel': 'Export abbrechen',
  'transfer.export.making_help': 'Das läuft weiter, wenn Sie diese Seite verlassen.',
  'transfer.export.said': '{done} von {total}',
  'transfer.export.cancelled': 'Abgebrochen. Es wurde nichts aufgehoben.',
  'transfer.left': '{said}, {left}',
  'transfer.left.soon': 'noch weniger als eine Minute',
  'transfer.left.minutes': '{count, plural, one {noch etwa # Minute} other {noch etwa # Minuten}}',
  'transfer.left.hours': '{count, plural, one {noch etwa # Stunde} other {noch etwa # Stunden}}',
  'transfer.export.ready': 'Der Export ist fertig',
  'transfer.export.ready_text': '{size}. Er bleibt bis {time} und wird dann entfernt.',
  'transfer.export.download': 'Herunterladen',
  'transfer.export.failed': 'Der Export konnte nicht erstellt werden',
  'transfer.export.retry': 'Noch einmal versuchen',
  'transfer.export.failed_text':
    'An der Website hat sich nichts geändert. Versuchen Sie es noch einmal; wenn es wieder nicht geht, sagen Sie es denen, die diese Plattform betreiben.',
  'transfer.export.read_failed': 'Der Export konnte nicht abgefragt werden',
  'transfer.import.title': 'Neue Website aus einem Export',
  'transfer.import.text':
    'Wählen Sie die Datei, in die eine andere Website exportiert wurde. Es entsteht nichts, bevor Sie gesehen haben, was darin ist.',
  'transfer.import.back': 'Anders anfangen',
  'transfer.import.drop': 'Export hier ablegen',
  'transfer.import.drop_help': 'Eine ZIP-Datei, bis {size}',
  'transfer.import.drop_help_plan':
    'Eine ZIP-Datei. Eine neue Website im Tarif {plan} hat Platz für {size} an Dateien.',
  'transfer.import.sending': '{name} wird hochgeladen',
  'transfer.import.cancel_sending': 'Hochladen von {name} abbrechen',
  'transfer.import.checking': '{name} wird durchgesehen',
  'transfer.import.cancel_checking': 'Prüfung von {name} abbrechen',
  'transfer.import.checking_help': 'Jede Datei darin wird mit dem verglichen, was sie beim Export war.',
  'transfer.import.refused': 'Aus {name} kann keine Website erstellt werden',
  'transfer.import.again': 'Andere Datei wählen',
  'transfer.import.found': 'Was darin ist',
  'transfer.import.found_text': '„{title}“, exportiert am {date}',
  'transfer.import.pages': 'Seiten',
  'transfer.import.files': 'Dateien',
  'transfer.import.files_value': '{count, number} ({size})',
  'transfer.import.redirects': 'Weiterleitungen',
  'transfer.import.releases': 'Veröffentlichungen',
  'transfer.import.live':
    'Besucher sahen Veröffentlichung {number, number} vom {date}. Von der neuen Website sehen sie nichts, bis Sie sie veröffentlichen oder zu einer davon zurückkehren.',
  'transfer.import.more_pages': '{count, plural, one {und # weitere} other {und # weitere}}',
  'transfer.import.left_out': 'Was nicht darin ist',
  'transfer.import.left_out.page_passwords':
    '{count, plural, one {Das Passwort von # Seite: Setzen Sie vor dem Veröffentlichen ein neues.} other {Die Passwörter von # Seiten: Setzen Sie vor dem Veröffentlichen neue.}}',
  'transfer.import.left_out.locked_pages':
    '{count, plural, one {Das Passwort von # Seite: Sie lässt niemanden ein, bis Sie ein neues setzen.} other {Die Passwörter von # Seiten: Sie lassen niemanden ein, bis Sie neue setzen.}}',
  'transfer.import.left_out.site_password':
    'Das Passwort der Website: Setzen Sie vor dem Veröffentlichen ein neues.',
  'transfer.import.left_out.trashed_pages':
    '{count, plural, one {# Seite, die im Papierkorb lag.} other {# Seiten, die im Papierkorb lagen.}}',
  'transfer.import.left_out.scheduled_releases':
    '{count, plural, one {Der Zeitpunkt von # geplanten Veröffentlichung: Planen Sie sie neu.} other {Die Zeitpunkte von # geplanten Veröffentlichungen: Planen Sie sie neu.}}',
  'transfer.import.left_out.older_releases':
    '{count, plural, one {# ältere Veröffentlichung, für die kein Platz war.} other {# ältere Veröffentlichungen, für die kein Platz war.}}',
  'transfer.import.left_out.releases':
    'Frühere Veröffentlichungen: Besucher sehen die neue Website, sobald Sie sie veröffentlichen.',
  'transfer.import.left_out.people':
    'Mitwirkende, Tarif und Verlauf: Die neue Website gehört Ihnen und fängt neu an.',
  'transfer.import.name': 'Die neue Website',
  'transfer.import.make': 'Website erstellen',
  'transfer.import.making': 'Website wird erstellt',
  'transfer.import.cancel_making': 'Erstellen der Website abbrechen',
  'transfer.import.making_help':
    'Das läuft weiter, wenn Sie diese Seite verlassen; die Website steht dann bei Ihren Websites.',
  'transfer.import.cancelled': 'Abgebrochen. Es wurde keine Website erstellt.',
  'transfer.import.stopped': 'Die Website konnte nicht erstellt werden',
  'transfer.import.lost': 'Diesen Import gibt es nicht mehr',
  'transfer.import.lost_text':
    'Dateien, aus denen niemand eine Website macht, werden nach einem Tag entfernt, oder sobald eine andere kommt.',
  'transfer.import.offline':
    'Das Hochladen ist abgebrochen. Prüfen Sie Ihre Verbindung und wählen Sie die Datei noch einmal.',
}
