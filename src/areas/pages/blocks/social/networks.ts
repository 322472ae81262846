/** A network we draw a sign for. */
export interface Network {
  readonly id: string
  /** A proper name; it is the same in every language. */
  readonly name: string
  /** Hosts its profiles are at; a subdomain of one counts. */
  readonly hosts: readonly string[]
  /** Our own drawing on 24 by 24: lines, and what is filled. */
  readonly lines?: string
  readonly filled?: string
}

/*
 * Drawn by us with one pen, two units wide, so that they stand together as one family; each
 * suggests what it is rather than copying a mark.
 */
export const networks: readonly Network[] = [
  {
    id: 'instagram',
    name: 'Instagram',
    hosts: ['instagram.com'],
    lines:
      'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7z',
    filled: 'M16.8 6a1.2 1.2 0 1 1 0 2.4a1.2 1.2 0 0 1 0-2.4z',
  },
  {
    id: 'facebook',
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    lines: 'M16 4h-1.5A3.5 3.5 0 0 0 11 7.500V21M8 11.500h7',
  },
  { id: 'x', name: 'X', hosts: ['x.com', 'twitter.com'], lines: 'M5 4.500L19 19.500M18.5 4.500L5.5 19.5' },
  {
    id: 'threads',
    name: 'Threads',
    hosts: ['threads.net', 'threads.com'],
    lines:
      'M17.5 8.500C16.8 5.6 14.8 4 12 4C7.8 4 5.5 7 5.5 12s2.3 8 6.5 8c3.6 0 6-2 6-4.700c0-2.8-2.4-4.1-5.3-4.100c-2.3 0-3.7 1-3.7 2.600c0 1.5 1.2 2.4 2.9 2.400c2.3 0 3.3-1.7 3.1-4.200c-.2-2-1.3-3.1-3-3.100c-1.2 0-2 .5-2.5 1.3',
  },
  {
    id: 'bluesky',
    name: 'Bluesky',
    hosts: ['bsky.app'],
    lines:
      'M12 11c-1.3-2.6-4-5.4-6.3-6.400C4 3.9 3.5 5 3.7 7c.3 2.7 1 5.3 4.5 5.300c-3 .6-3.9 2.2-2.3 4.200c2.4 2.9 4.9 1.3 6.1-2c1.2 3.3 3.7 4.9 6.1 2c1.6-2 .7-3.6-2.3-4.200c3.5 0 4.2-2.6 4.5-5.300c.2-2-.3-3.1-2-2.400C16 5.6 13.3 8.4 12 11z',
  },
  {
    id: 'mastodon',
    name: 'Mastodon',
    hosts: ['mastodon.social', 'mastodon.online', 'mas.to', 'mstdn.social', 'hachyderm.io', 'fosstodon.org'],
    lines:
      'M16.5 17.500c-3 .8-7.5.8-7.5-1.500M5 14.500c.5 3.8 3 5.5 6.8 5.500M5 14.500V9c0-3.5 2-5 7-5s7 1.5 7 5v4c0 3-1.5 3.5-6 3.500c-3.5 0-8 .5-8-2M9 13V9.500a1.5 1.5 0 0 1 3 0V12V9.500a1.5 1.5 0 0 1 3 0V13',
  },
  {
    id: 'youtube',
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be'],
    lines:
      'M6.5 5.500h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.500h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.500z',
    filled: 'M10 8.800l5.5 3.200l-5.5 3.200z',
  },
  {
    id: 'vimeo',
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    lines: 'M4 8.500c2-2 4.5-3 5 0l1.5 8c.5 2 2 1 3.5-1c2.5-3.3 6-8.5 5.5-10.500c-.6-2-4-.6-5 2.8',
  },
  {
    id: 'tiktok',
    name: 'TikTok',
    hosts: ['tiktok.com'],
    lines: 'M13.5 4v11.500a3.8 3.8 0 1 1-3.8-3.800M13.5 4c.3 2.9 2.3 4.9 5.5 5',
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    hosts: ['linkedin.com'],
    lines: 'M6 10v9M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5',
    filled: 'M6 4.300a1.5 1.5 0 1 1 0 3a1.5 1.5 0 0 1 0-3z',
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    hosts: ['pinterest.com', 'pin.it'],
    lines:
      'M9 20.500L12 9M7.5 13.500C5 9 7.5 4.5 12.3 4.500C16 4.5 18.5 7 18.5 10.200c0 3.6-2 6-4.5 6c-1.6 0-2.7-.8-3-2',
  },
  {
    id: 'spotify',
    name: 'Spotify',
    hosts: ['spotify.com'],
    lines: 'M5.5 9c4.5-1.8 9.5-1.3 13.5 1M6.5 13c3.8-1.3 7.5-1 10.8.9M7.5 16.700c3-1 5.5-.7 8 .8',
  },
  {
    id: 'soundcloud',
    name: 'SoundCloud',
    hosts: ['soundcloud.com'],
    lines: 'M3.5 13v4M6.5 11v6.500M9.5 9v8.500M12.5 7v10.500h5.700a3.3 3.3 0 0 0 0-6.600a5.2 5.2 0 0 0-5.7-4',
  },
  { id: 'bandcamp', name: 'Bandcamp', hosts: ['bandcamp.com'], lines: 'M9.5 7H21l-6.5 10H3z' },
  {
    id: 'github',
    name: 'GitHub',
    hosts: ['github.com'],
    lines:
      'M9 20v-3c-4 1-4.5-2-6-2.500M15 20.500v-3.700c0-1.3-.3-1.9-.9-2.500c3-.4 5.4-1.6 5.4-5.600c0-1.3-.5-2.4-1.3-3.300c.2-.9.1-1.9-.2-2.400c-1.2 0-2.5.9-3 1.300a10 10 0 0 0-5.5 0C9 3.9 7.7 3 6.5 3c-.3.5-.4 1.5-.2 2.400A4.8 4.8 0 0 0 5 8.700c0 4 2.4 5.2 5.4 5.600c-.6.6-.9 1.3-.9 2.5',
  },
  {
    id: 'behance',
    name: 'Behance',
    hosts: ['behance.net'],
    lines:
      'M3.5 6.500v11h4.300a3 3 0 0 0 .4-6a2.6 2.6 0 0 0-.5-5zM3.5 11.500h4M14 14.500h7c0-2.2-1.4-4-3.5-4S14 12.2 14 14.500s1.5 3.5 3.5 3.500c1.5 0 2.6-.6 3.2-1.700M15.5 7.500h4',
  },
  {
    id: 'dribbble',
    name: 'Dribbble',
    hosts: ['dribbble.com'],
    lines:
      'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM9 4.800c3 3.5 5 8.5 6 13.500M4.3 10.500c5 .3 9.7-.7 13.2-4M6.5 17.800c2.5-4.5 7-6.5 13.3-5',
  },
  {
    id: 'telegram',
    name: 'Telegram',
    hosts: ['t.me', 'telegram.me'],
    lines: 'M3.5 11.500L20.5 4.500l-3 15l-6-4.500l-2.5 3.500l-1-5zM8 13.500l9-6.500l-5.5 8',
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    hosts: ['wa.me', 'whatsapp.com'],
    lines:
      'M4.5 19.500l1.2-4A7.8 7.8 0 1 1 8.6 18.400zM9 9.500c.3 3 2.5 5.2 5.5 5.500l1-1.700l-2-1.100l-1 .8a4 4 0 0 1-1.6-1.600l.8-1l-1.1-2z',
  },
]

const elsewhere: Network = {
  id: 'web',
  name: '',
  hosts: [],
  lines: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM4.5 12h15M12 4c3 3.5 3 12.5 0 16M12 4c-3 3.5-3 12.5 0 16',
}

/** The network an address belongs to; any other address is a place of its own, named by its host, or by itself without one. */
export function networkOf(url: string): Network {
  if (!URL.canParse(url)) return elsewhere
  const { hostname, pathname } = new URL(url)
  // A mail address or a number has no host: it is its own name.
  if (hostname === '') return { ...elsewhere, name: pathname }
  const host = hostname.replace(/^www\./, '')
  const known = networks.find((network) =>
    network.hosts.some((own) => host === own || host.endsWith(`.${own}`)),
  )
  return known ?? { ...elsewhere, name: host }
}
