import type { Lookup } from '#kernel/messages/message.ts'
import '#ui/tokens.css'
import '#ui/reset.css'
import { createRoot } from 'react-dom/client'
import { Announcer } from '#ui/announcer/announcer.tsx'
import { defaultStyles } from '#document/styles.ts'
import { PageEditor } from '../index.tsx'
import { galleryWords, registry } from './sample-blocks.tsx'
import { longPage } from './sample-page.ts'

/** The editor alone on a page of `?blocks=200`, with a server that keeps nothing: what is measured (P13 … P15). */
const blocks = Number(new URLSearchParams(location.search).get('blocks') ?? 200)
let version = 0
const words: Lookup = (key) => galleryWords[key] ?? key
const place = document.getElementById('app')
if (place) {
  createRoot(place).render(
    <>
      <PageEditor
        page={{ id: `bench ${blocks} ${Date.now()}`, title: 'Measured', locale: 'en', dir: 'ltr' }}
        document={longPage(blocks)}
        version={0}
        registry={registry}
        styles={defaultStyles}
        css=""
        context={{
          path: '/',
          words,
          image: () => undefined,
          file: () => undefined,
          link: () => undefined,
          data: () => undefined,
        }}
        save={async () => ({ kind: 'saved', version: (version += 1) })}
        missing={async () => []}
        assets={{
          chooseImage: async () => null,
          chooseFile: async () => null,
          upload: async () => ({ asset: '', alt: '' }),
          uploadFile: async () => ({ asset: '' }),
        }}
        links={{ search: async () => [], describe: async () => undefined }}
        references={{ search: async () => [] }}
        sections={[]}
        words={words}
      />
      <Announcer />
    </>,
  )
}
