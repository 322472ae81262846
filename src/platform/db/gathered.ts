import type { Db } from './database.ts'

interface Asked<V> {
  resolve(found: V | undefined): void
  reject(error: unknown): void
}

/** Most that one question asks for. */
const MOST = 200

/**
 * Asks the database once for what many ask for at the same time: those who come in one turn of the event
 * loop, or while the question before is under way, are gathered. Every question is sent after those it is
 * for had come, so that nobody is answered with what was true before.
 *
 * @param ask reads what there is for several keys; it must wait for nobody's lock, as all would wait with it
 */
export function gathered<V>(
  ask: (db: Db, keys: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (db: Db, key: string) => Promise<V | undefined> {
  interface Line {
    waiting: Map<string, Asked<V>[]>
    isUnderWay: boolean
  }
  const lines = new WeakMap<Db, Line>()

  const send = async (db: Db, line: Line): Promise<void> => {
    const asked = [...line.waiting].slice(0, MOST)
    for (const [key] of asked) line.waiting.delete(key)
    try {
      const found = await ask(
        db,
        asked.map(([key]) => key),
      )
      for (const [key, those] of asked) for (const one of those) one.resolve(found.get(key))
    } catch (error) {
      for (const [, those] of asked) for (const one of those) one.reject(error)
    }
    if (line.waiting.size > 0) await send(db, line)
    else line.isUnderWay = false
  }

  return (db, key) =>
    new Promise((resolve, reject) => {
      const line = lines.get(db) ?? { waiting: new Map(), isUnderWay: false }
      lines.set(db, line)
      const those = line.waiting.get(key)
      if (those) those.push({ resolve, reject })
      else line.waiting.set(key, [{ resolve, reject }])
      if (line.isUnderWay) return
      line.isUnderWay = true
      setImmediate(() => void send(db, line))
    })
}
