import type { z } from 'zod'

/** The part of the browser's storage that is used; a test passes a Map with the same methods. */
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem'>

export type LocalStore<value> = {
  get: () => value
  update: (change: (value: value) => value) => void
  subscribe: (listener: () => void) => () => void
}

export type CreateLocalStoreParameters<schema extends z.ZodType> = {
  key: string
  schema: schema
  empty: z.output<schema>
  storage: KeyValueStorage
  /** Tells of changes made in other tabs. */
  target?: Pick<Window, 'addEventListener'> | undefined
}

/** A parsed value in the browser's storage that components can follow. What does not parse is kept aside, never deleted. */
export function createLocalStore<schema extends z.ZodType>(
  parameters: CreateLocalStoreParameters<schema>,
): LocalStore<z.output<schema>> {
  const { key, schema, empty, storage, target } = parameters
  const listeners = new Set<() => void>()
  let current = read()

  function read(): z.output<schema> {
    const text = readText(storage, key)
    if (text === null) return empty
    const parsed = schema.safeParse(parseJson(text))
    if (parsed.success) return parsed.data
    // Something of the user's may be in it: it stays readable under another key instead of being overwritten.
    writeText(storage, `${key}.unreadable`, text)
    return empty
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  target?.addEventListener('storage', (event) => {
    if (event.key !== key) return
    current = read()
    tell()
  })
  return {
    get: () => current,
    update(change) {
      // Another tab may have written since.
      current = change(read())
      writeText(storage, key, JSON.stringify(current))
      tell()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// Storage can be switched off or full: the page then works for as long as it is open.
function readText(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

function writeText(storage: KeyValueStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    return
  }
}
