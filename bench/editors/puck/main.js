// Puck as it comes, its texts written in place, on the measured page.
import { Puck } from '@puckeditor/core'
import '@puckeditor/core/puck.css'
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

const sections = JSON.parse(document.getElementById('page').textContent)

const config = {
  components: {
    Section: {
      fields: { blocks: { type: 'slot' } },
      render: ({ blocks: Blocks }) => h('section', { style: { padding: 48 } }, h(Blocks, { style: grid })),
    },
    Text: {
      fields: { text: { type: 'textarea', contentEditable: true }, level: { type: 'number' } },
      render: ({ text, level }) =>
        h(level ? `h${level}` : 'p', { 'data-measured': '', style: { margin: 0, minHeight: 72 } }, text),
    },
  },
}
const grid = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  font: '16px/1.5 system-ui,sans-serif',
}

const data = {
  root: { props: {} },
  content: sections.map((blocks, at) => ({
    type: 'Section',
    props: {
      id: `section-${at}`,
      blocks: blocks.map(({ level, text }, index) => ({
        type: 'Text',
        props: { id: `text-${at}-${index}`, text, level },
      })),
    },
  })),
}

createRoot(document.getElementById('app')).render(h(Puck, { config, data, onPublish: () => {} }))
