// GrapesJS as it comes, on the measured page. Nothing is stored, and nothing is fetched from elsewhere.
import { grapesjs } from 'grapesjs'
import 'grapesjs/dist/css/grapes.min.css'

const sections = JSON.parse(document.getElementById('page').textContent)

grapesjs.init({
  container: '#app',
  height: '100%',
  width: 'auto',
  fromElement: false,
  storageManager: false,
  telemetry: false,
  cssIcons: '',
  components: sections.map((blocks) => ({
    tagName: 'section',
    attributes: { class: 'grid' },
    components: blocks.map(({ level, text }) => ({
      type: 'text',
      tagName: level ? `h${level}` : 'p',
      attributes: { 'data-measured': '' },
      resizable: true,
      content: text,
    })),
  })),
  style:
    'body{font:16px/1.5 system-ui,sans-serif;margin:0}' +
    '.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:48px}' +
    '.grid>*{margin:0;min-height:72px}',
})
