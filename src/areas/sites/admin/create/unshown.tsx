import { siteType } from '#kernel/states/site-type.ts'
import { SitePicture } from '../site/site-picture.tsx'

/** Stands for a template that did not come. */
export function Unshown({ id }: { id: string }) {
  return <SitePicture site={{ id, type: siteType.classic, picture: null }} />
}
