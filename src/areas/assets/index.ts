/** The door for other areas' server code. */
export { shippedIds, type ShippedPicture, shippedPictures } from './library/shipped.ts'
export { askAssets, type ResolvedAssets, resolveAssets, resolvedAssets } from './delivery/resolve-assets.ts'
export type { SocialChoice } from './delivery/social-picture.ts'
export { addShipped } from './library/add-shipped.ts'
export { fileAddress, fileIdsIn, readMediaPath } from './library/asset.ts'
export { assetUses } from './library/uses.ts'
export { type LibraryRow, libraryRows, storedBySite, storedInAll } from './library/asset.store.ts'
export {
  bringInLibrary,
  type CarriedAsset,
  dropOriginal,
  isShipped,
  keepOriginal,
  laidLibrary,
  type LaidAsset,
  layAssets,
  openOriginal,
  takeOutLibrary,
} from './library/carry-library.ts'
