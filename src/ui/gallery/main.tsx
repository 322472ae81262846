import '../tokens.css'
import '../reset.css'
import { createRoot } from 'react-dom/client'
import { applyTheme, type ThemeChoice } from '../theme/theme.ts'
import { Gallery } from './gallery.tsx'

const asked = new URLSearchParams(location.search)
const locale = asked.get('locale') ?? 'en-US'
applyTheme((asked.get('theme') ?? 'system') as ThemeChoice)
document.documentElement.lang = locale
document.documentElement.dir = /^(ar|he|fa)/.test(locale) ? 'rtl' : 'ltr'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(<Gallery locale={locale} part={asked.get('part')} isLong={asked.has('long')} />)
