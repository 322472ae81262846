import ImageIcon from 'lucide-react/icons/image'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useId, useRef, useState } from 'react'
import type { PageContext } from '#document/block-context.ts'
import { sameJson } from '#document/json.ts'
import {
  type ButtonKind,
  buttonKinds,
  defaultStyles,
  type HeaderButton,
  headerLayouts,
  type HeaderStyle,
  themeNames,
} from '#document/styles.ts'
import type { LinkValue } from '#document/values.ts'
import type { PageEditorProps } from '#editor/index.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Drawer } from '#ui/drawer/drawer.tsx'
import { FormSection } from '#ui/form/form.tsx'
import { IconButton } from '#ui/icon-button/icon-button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { Select } from '#ui/select/select.tsx'
import { Slider } from '#ui/slider/slider.tsx'
import { Switch } from '#ui/switch/switch.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useWords, type Words } from '#ui/words.ts'
import type { PageRow } from '../../contract.ts'
import { isAddressed } from '../../tree/page.ts'
import css from './header-settings.module.css'
import { LinkFields } from './link-fields.tsx'
import type { StylesSaving } from './use-site-styles.ts'

/** More buttons than these no header has room for. */
const MOST_ACTIONS = 3

/**
 * The header of the whole site. Every change is seen on the canvas at once, is a step of the editor's
 * history, and is saved by itself.
 */
export function HeaderSettings({
  header: first,
  pages,
  assets,
  context,
  saving,
  onChange,
  onClose,
}: {
  header: HeaderStyle
  pages: readonly PageRow[]
  assets: PageEditorProps['assets']
  context: Pick<PageContext, 'image'>
  saving: StylesSaving
  /** Changes of one `gesture` in a row are one step. */
  onChange: (header: HeaderStyle, gesture: string) => void
  onClose: () => void
}) {
  const t = useWords()
  // At once what was entered here, and what others changed as soon as it is known: what is sent is the difference.
  const [header, setHeader] = useState(first)
  const [known, setKnown] = useState(first)
  if (known !== first) {
    setKnown(first)
    setHeader(first)
  }
  // For what is chosen at length: by then it may be another.
  const latest = useRef(header)
  useEffect(() => {
    latest.current = header
  }, [header])
  const [isTouched, setTouched] = useState(false)
  const opening = useId()
  const put = (next: HeaderStyle, key: string) => {
    setHeader(next)
    setTouched(true)
    onChange(next, `header ${opening} ${key}`)
  }
  const set = (part: Partial<HeaderStyle>) => put({ ...header, ...part }, Object.keys(part).join(' '))
  const unset = (key: 'logo' | 'wordmark' | 'announcement') => {
    const { [key]: _, ...rest } = header
    put(rest, key)
  }
  const state = isTouched ? saving : 'idle'
  const announcement = header.announcement
  const logo = header.logo && context.image(header.logo)
  return (
    <Drawer
      title={t('pages.header.title')}
      onClose={onClose}
      footer={
        <p role="status" className={css.state} data-shows-behind>
          {state === 'saving'
            ? t('pages.saving')
            : state === 'saved'
              ? t('pages.saved')
              : state === 'unreachable'
                ? t('pages.kept_here')
                : t('pages.saves_itself')}
        </p>
      }
    >
      <Stack gap={24}>
        {typeof state === 'object' && (
          <Banner tone="danger" isLive>
            {state.problem}
          </Banner>
        )}
        <FormSection title={t('pages.header.look')}>
          <Select
            label={t('pages.header.layout')}
            value={header.layout}
            options={headerLayouts.map((id) => ({ value: id, label: t(`pages.header.layout.${id}`) }))}
            onChange={(next) => {
              const layout = headerLayouts.find((one) => one === next)
              if (layout) set({ layout })
            }}
          />
          <ThemeSelect
            label={t('pages.header.theme')}
            value={header.theme}
            onChange={(theme) => set({ theme })}
          />
          <Select
            label={t('pages.header.sticky')}
            value={header.sticky === 'none' ? 'none' : 'always'}
            options={(['none', 'always'] as const).map((value) => ({
              value,
              label: t(`pages.header.sticky.${value}`),
            }))}
            onChange={(next) => set({ sticky: next === 'always' ? 'always' : 'none' })}
          />
          <Switch
            label={t('pages.header.transparent')}
            help={t('pages.header.transparent_help')}
            isSpread
            value={header.transparent}
            onChange={(transparent) => set({ transparent })}
          />
        </FormSection>
        <FormSection title={t('pages.header.brand')}>
          {logo ? (
            <div className={css.logo}>
              <img
                src={logo.src}
                srcSet={logo.srcSet || undefined}
                sizes="160px"
                alt=""
                className={css.picture}
              />
              <Button size="small" icon={ImageIcon} onPress={() => void chooseLogo()}>
                {t('pages.header.logo_other')}
              </Button>
              <IconButton
                icon={Trash2}
                size="small"
                name={t('pages.header.logo_remove')}
                onPress={() => unset('logo')}
              />
            </div>
          ) : (
            <div>
              <Button size="small" icon={ImageIcon} onPress={() => void chooseLogo()}>
                {t('pages.header.logo')}
              </Button>
            </div>
          )}
          {header.logo ? (
            <Slider
              label={t('pages.header.logo_height')}
              value={header.logoHeight}
              minValue={16}
              maxValue={120}
              unit="px"
              onChange={(logoHeight) => set({ logoHeight })}
            />
          ) : null}
          <TextField
            label={t('pages.header.wordmark')}
            help={t('pages.header.wordmark_help')}
            isOptional
            maxLength={80}
            value={header.wordmark ?? ''}
            onChange={(wordmark) => (wordmark === '' ? unset('wordmark') : set({ wordmark }))}
          />
        </FormSection>
        <FormSection title={t('pages.header.buttons')} help={t('pages.header.buttons_help')}>
          {header.actions.map((action, index) =>
            action.kind === 'button' ? (
              <ButtonFields
                // Buttons have no names of their own; they are only added at the end and taken away.
                key={index}
                number={index + 1}
                action={action}
                pages={pages}
                onChange={(next) => set({ actions: header.actions.with(index, next) })}
                onRemove={() => set({ actions: header.actions.toSpliced(index, 1) })}
              />
            ) : null,
          )}
          {header.actions.length < MOST_ACTIONS && (
            <div>
              <Button
                size="small"
                icon={Plus}
                onPress={() =>
                  set({
                    actions: [
                      ...header.actions,
                      {
                        kind: 'button',
                        text: t('pages.header.button_new'),
                        link: firstLink(pages),
                        style: 'primary',
                      },
                    ],
                  })
                }
              >
                {t('pages.header.button_add')}
              </Button>
            </div>
          )}
        </FormSection>
        <FormSection title={t('pages.header.announcement')}>
          <Switch
            label={t('pages.header.announcement_on')}
            isSpread
            value={announcement !== undefined}
            onChange={(isOn) =>
              isOn ? set({ announcement: { text: '', theme: 'accent' } }) : unset('announcement')
            }
          />
          {announcement && (
            <>
              <TextField
                label={t('pages.header.announcement_text')}
                maxLength={300}
                value={announcement.text}
                onChange={(text) => set({ announcement: { ...announcement, text } })}
              />
              <LinkFields
                pages={pages}
                value={announcement.link}
                isOptional
                onChange={(link) => {
                  const { link: _, ...rest } = announcement
                  set({ announcement: link ? { ...rest, link } : rest })
                }}
              />
              <ThemeSelect
                label={t('pages.header.theme')}
                value={announcement.theme}
                onChange={(theme) => set({ announcement: { ...announcement, theme } })}
              />
            </>
          )}
        </FormSection>
        <FormSection title={t('pages.header.phone')}>
          <Select
            label={t('pages.header.phone_menu')}
            value={header.phoneMenu}
            options={(['overlay', 'drawer'] as const).map((value) => ({
              value,
              label: t(`pages.header.phone_menu.${value}`),
            }))}
            onChange={(next) => set({ phoneMenu: next === 'drawer' ? 'drawer' : 'overlay' })}
          />
        </FormSection>
        {!sameJson(header, defaultStyles.header) && (
          <div>
            <Button size="small" variant="quiet" onPress={() => put(defaultStyles.header, 'reset')}>
              {t('pages.header.reset')}
            </Button>
          </div>
        )}
      </Stack>
    </Drawer>
  )

  async function chooseLogo(): Promise<void> {
    const chosen = await assets.chooseImage()
    if (chosen) put({ ...latest.current, logo: chosen }, 'logo')
  }
}

function firstLink(pages: readonly PageRow[]): LinkValue {
  const page = pages.find((one) => isAddressed(one) && !one.isHome) ?? pages.find(isAddressed)
  return page ? { kind: 'page', page: page.id } : { kind: 'url', url: '/' }
}

function ThemeSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: HeaderStyle['theme']
  onChange: (theme: HeaderStyle['theme']) => void
}) {
  const t = useWords()
  return (
    <Select
      label={label}
      value={value}
      options={themeNames.map((id) => ({ value: id, label: t(`pages.theme.${id}`) }))}
      onChange={(next) => {
        const theme = themeNames.find((one) => one === next)
        if (theme) onChange(theme)
      }}
    />
  )
}

const styleName = (kind: ButtonKind, t: Words) => t(`pages.header.button_style.${kind}`)

function ButtonFields({
  number,
  action,
  pages,
  onChange,
  onRemove,
}: {
  number: number
  action: HeaderButton
  pages: readonly PageRow[]
  onChange: (action: HeaderButton) => void
  onRemove: () => void
}) {
  const t = useWords()
  return (
    <div className={css.action} role="group" aria-label={t('pages.header.button_nth', { number })}>
      <div className={css.actionHead}>
        <TextField
          label={t('pages.header.button_text')}
          maxLength={60}
          value={action.text}
          error={action.text.trim() === '' ? t('pages.header.button_wordless') : undefined}
          className={css.grows ?? ''}
          onChange={(text) => onChange({ ...action, text })}
        />
        <IconButton
          icon={Trash2}
          name={t('pages.header.button_remove', { number })}
          onPress={onRemove}
          className={css.remove ?? ''}
        />
      </div>
      <LinkFields
        pages={pages}
        value={action.link}
        onChange={(link) => link && onChange({ ...action, link })}
      />
      <Select
        label={t('pages.header.button_style')}
        value={action.style}
        options={buttonKinds.map((kind) => ({ value: kind, label: styleName(kind, t) }))}
        onChange={(next) => {
          const style = buttonKinds.find((one) => one === next)
          if (style) onChange({ ...action, style })
        }}
      />
    </div>
  )
}
