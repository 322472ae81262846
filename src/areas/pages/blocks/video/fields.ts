import { choice, file, image, text, toggle } from '#document/fields.ts'

export const fields = {
  file: file({ label: 'blocks.video.file', accept: ['video/mp4', 'video/webm'] }),
  poster: image({ label: 'blocks.video.poster', help: 'blocks.video.poster_help' }),
  title: text({ label: 'blocks.video.title', help: 'blocks.video.title_help', max: 200 }),
  caption: text({ label: 'blocks.video.caption', max: 300 }),
  fit: choice({
    label: 'blocks.video.fit',
    options: [
      { value: 'cover', label: 'blocks.video.cover' },
      { value: 'contain', label: 'blocks.video.contain' },
    ],
    default: 'cover',
    group: 'more',
  }),
  captions: file({
    label: 'blocks.video.captions',
    help: 'blocks.video.captions_help',
    accept: ['text/vtt'],
    group: 'more',
  }),
  ambient: toggle({ label: 'blocks.video.ambient', help: 'blocks.video.ambient_help', group: 'more' }),
}
