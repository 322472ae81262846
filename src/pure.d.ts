// What the pure floors may take for granted anywhere: the few names that browsers and Node share.
interface Crypto {
  getRandomValues<T extends ArrayBufferView>(array: T): T
  readonly subtle: { digest(algorithm: string, data: Uint8Array): Promise<ArrayBuffer> }
}
declare const crypto: Crypto
declare class URLSearchParams {
  constructor(init?: string)
  get(name: string): string | null
  has(name: string): boolean
}
declare class URL {
  constructor(url: string, base?: string)
  static canParse(url: string, base?: string): boolean
  readonly protocol: string
  readonly host: string
  readonly hostname: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly origin: string
  readonly href: string
  readonly username: string
  readonly password: string
}
declare class TextEncoder {
  encode(text?: string): Uint8Array
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean })
  decode(bytes?: Uint8Array): string
}
declare function btoa(binary: string): string
declare function atob(base64: string): string
declare function structuredClone<T>(value: T): T
declare module '*.css?inline' {
  const css: string
  export default css
}
