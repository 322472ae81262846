import FileUp from 'lucide-react/icons/file-up'
import Globe from 'lucide-react/icons/globe'
import PanelTop from 'lucide-react/icons/panel-top'
import Square from 'lucide-react/icons/square-dashed'
import { Link } from 'react-aria-components/Link'
import { Icon, type IconShape } from '#ui/icon/icon.tsx'
import { useWords } from '#ui/words.ts'
import css from './create.module.css'
import { LivePage } from '../site/live-page.tsx'
import { Unshown } from './unshown.tsx'
import { type Bare, bareBeginnings, namingAddress, previewOf, type Template } from './templates.ts'

const icons: Readonly<Record<Bare, IconShape>> = {
  blank: Square,
  cover_page: PanelTop,
  parking_page: Globe,
}

/** The beginnings without a template, beside one another; what another site was exported to is one on a screen of its own. */
export function BareBeginnings() {
  const t = useWords()
  return (
    <div className={css.bare}>
      {bareBeginnings.map((from) => (
        <Link key={from} className={css.bareOne} href={namingAddress(from)}>
          <Icon of={icons[from]} className={css.bareIcon} />
          <span className={css.bareWords}>
            <span className={css.name}>{t(`sites.create.${from}`)}</span>
            <span className={css.intent}>{t(`sites.create.${from}_text`)}</span>
          </span>
        </Link>
      ))}
      <Link className={css.bareOne} href="/sites/new/import">
        <Icon of={FileUp} className={css.bareIcon} />
        <span className={css.bareWords}>
          <span className={css.name}>{t('sites.create.import')}</span>
          <span className={css.intent}>{t('sites.create.import_text')}</span>
        </span>
      </Link>
    </div>
  )
}

/** A template, as it really looks. */
export function TemplateChoice({ template }: { template: Template }) {
  return (
    <Link
      className={css.template}
      href={namingAddress(template)}
      aria-labelledby={`name-${template.id}`}
      aria-describedby={`intent-${template.id}`}
    >
      <LivePage
        className={css.live}
        src={previewOf(template)}
        title={template.name}
        instead={<Unshown id={template.id} />}
      />
      <span id={`name-${template.id}`} className={css.name}>
        {template.name}
      </span>
      <span id={`intent-${template.id}`} className={css.intent}>
        {template.intent}
      </span>
    </Link>
  )
}
