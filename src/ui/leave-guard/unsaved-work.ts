import { useEffect, useSyncExternalStore } from 'react'

/** What is unsaved, each with the parameter of the address that it stands as long as; `null`: as long as its screen. */
const unsaved = new Map<symbol, string | null>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Whether anything on the screen would be lost by leaving it. The app's router asks before it moves. */
export function hasUnsavedWork(): boolean {
  return unsaved.size > 0
}

/** Parameters of the address whose change loses something, beside every change of its path. */
export function unsavedParameters(): readonly string[] {
  return [...unsaved.values()].filter((of) => of !== null)
}

/** Tells of every change of {@link hasUnsavedWork}. @returns ends it */
export function onUnsavedWork(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** {@link hasUnsavedWork}, for what is shown. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(onUnsavedWork, hasUnsavedWork)
}

/**
 * Notes that something would be lost by leaving.
 *
 * @param of the parameter of the address that names what it is of, on a screen that shows one thing after the other
 * @returns takes that back: it is saved, or gone
 */
export function noteUnsavedWork(of: string | null = null): () => void {
  const mark = Symbol('unsaved')
  unsaved.set(mark, of)
  tell()
  return () => {
    unsaved.delete(mark)
    tell()
  }
}

/** Takes the person's word that what is unsaved may be lost: {@link hasUnsavedWork} no longer minds. */
export function giveUpUnsavedWork(): void {
  unsaved.clear()
  tell()
}

/** Closing the window asks first, from now on. @returns takes that back: it is stored, or gone */
export function noteUnsentWork(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/** While `isUnsent`, closing the window asks first. Going on within the app does not: what is on its way gets there. */
export function useUnsentWork(isUnsent: boolean): void {
  useEffect(() => (isUnsent ? noteUnsentWork() : undefined), [isUnsent])
}

/** While `isUnsaved`, leaving the screen asks first, and so does closing the window. @param of as {@link noteUnsavedWork} has it */
export function useUnsavedWork(isUnsaved: boolean, of: string | null = null): void {
  useUnsentWork(isUnsaved)
  useEffect(() => (isUnsaved ? noteUnsavedWork(of) : undefined), [isUnsaved, of])
}
