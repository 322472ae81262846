import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { openLocalStorage } from './local-storage.ts'
import { openS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** Opens the store that the configuration names: a bucket where S3_BUCKET is set, else `DATA_DIR/files`. */
export function openStorage(config: Pick<Config, 's3' | 'dataDir'>): Promise<Storage> {
  return config.s3 ? openS3Storage(config.s3) : openLocalStorage(join(config.dataDir, 'files'))
}
