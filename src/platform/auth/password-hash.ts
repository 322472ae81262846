import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane (about 30 ms of one core). */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const TAG_BYTES = 32

function derive(parameters: Argon2Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (error, tag) => (error ? reject(error) : resolve(tag)))
  })
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** One password has one spelling, however the keyboard composed its accents. */
const spelled = (password: string): Buffer => Buffer.from(password.normalize('NFKC'), 'utf8')

/** Hashes a password with argon2id; gives the PHC text (`$argon2id$v=19$m=…`), to be stored as it is. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES)
  const tag = await derive({ ...COST, message: spelled(password), nonce, tagLength: TAG_BYTES })
  const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`
  return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`
}

interface Parsed {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
  readonly nonce: Buffer
  readonly tag: Buffer
}

function parse(hash: string): Parsed | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!match) return null
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

export interface PasswordCheck {
  readonly fits: boolean
  /** Whether the hash was made at another cost than today's, and should be made anew. */
  readonly stale: boolean
}

/**
 * Checks a password against a stored hash. Without one (no such account, or none with a password)
 * the same work is done and the answer is no, so that time tells nothing.
 */
export async function checkPassword(password: string, hash: string | null): Promise<PasswordCheck> {
  const parsed = hash === null ? null : parse(hash)
  const nonce = parsed?.nonce ?? randomBytes(SALT_BYTES)
  const cost = parsed ?? COST
  const tag = await derive({
    message: spelled(password),
    nonce,
    memory: cost.memory,
    passes: cost.passes,
    parallelism: cost.parallelism,
    tagLength: parsed?.tag.length ?? TAG_BYTES,
  })
  if (!parsed) return { fits: false, stale: false }
  const fits = timingSafeEqual(tag, parsed.tag)
  const stale =
    parsed.memory !== COST.memory || parsed.passes !== COST.passes || parsed.parallelism !== COST.parallelism
  return { fits, stale }
}
