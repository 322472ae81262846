import { harmless, route, type Route, steps } from '#platform/http/route.ts'
import * as contract from './contract.ts'
import { readShippedPicture } from './delivery/read-shipped-picture.ts'
import { changeAsset } from './library/change-asset.ts'
import { copyAssets } from './library/copy-assets.ts'
import { deleteAsset } from './library/delete-asset.ts'
import { listAssets } from './library/list-assets.ts'
import { listTrashedAssets } from './library/list-trashed-assets.ts'
import { purgeAssets } from './library/purge-assets.ts'
import { readAssets } from './library/read-assets.ts'
import { restoreAsset } from './library/restore-asset.ts'
import { uploadAsset } from './library/upload-asset.ts'

export const routes: readonly Route[] = [
  harmless(
    contract.uploadAsset,
    'A file is known by its content: one that is there already is answered with the one that is there.',
    uploadAsset,
  ),
  harmless(
    contract.copyAssets,
    'A file is known by its content: what the other site has already is answered with what is there.',
    copyAssets,
  ),
  route(contract.listAssets, listAssets),
  route(contract.readAssets, readAssets),
  route(contract.changeAsset, changeAsset),
  route(contract.deleteAsset, deleteAsset),
  route(contract.restoreAsset, restoreAsset),
  route(contract.listTrashedAssets, listTrashedAssets),
  route(contract.purgeAssets, purgeAssets),
  steps(contract.readShippedPicture, readShippedPicture),
]
