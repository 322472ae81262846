import { isStorable } from '#kernel/storable-text.ts'
import type { Json } from './nodes.ts'

/** Deepest nesting of anything a patch or document may hold. */
export const maxJsonDepth = 32

/** Keys that would reach an object's prototype; they are refused wherever they stand. */
export function isForbiddenKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype'
}

/** Whether a value is plain JSON that can be stored: no forbidden key, no number JSON cannot say, no NUL, not too deep. */
export function isPlainJson(value: unknown, depth = maxJsonDepth): value is Json {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'string') return isStorable(value)
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === 0) return false
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return false
  for (const key of Object.keys(value)) {
    if (isForbiddenKey(key)) return false
    const held = (value as Record<string, unknown>)[key]
    if (held !== undefined && !isPlainJson(held, depth - 1)) return false
  }
  return true
}

/** A value of ours as it is stored: keys without a value fall away, as they do in JSON. */
export function storable(value: unknown): Json {
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value as Json
  const kept: { [key: string]: Json } = {}
  for (const [key, held] of Object.entries(value)) if (held !== undefined) kept[key] = storable(held)
  return kept
}

/** Whether two JSON values say the same; the order of an object's keys says nothing. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const left = one as Record<string, unknown>
  const right = other as Record<string, unknown>
  const keys = Object.keys(left).filter((key) => left[key] !== undefined)
  if (keys.length !== Object.keys(right).filter((key) => right[key] !== undefined).length) return false
  return keys.every((key) => Object.hasOwn(right, key) && sameJson(left[key], right[key]))
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = text.length
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit > 0x7ff) bytes += 2
    else if (unit > 0x7f) bytes += 1
    // A pair of surrogates is four bytes, and was counted as three for each half.
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(index + 1)
      if (next >= 0xdc00 && next <= 0xdfff) {
        bytes -= 1
        index += 1
      }
    }
  }
  return bytes
}
