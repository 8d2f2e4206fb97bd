type StorageManagerPart = Pick<StorageManager, 'persist' | 'persisted'>

const asked = new WeakSet<object>()

/**
 * Asks the browser, once for each page, not to evict what is stored when the disk gets full. Some browsers ask the user:
 * to be called when there is something to lose, not at the start.
 */
export async function requestPersistence(manager: StorageManagerPart | undefined): Promise<void> {
  // Outside of secure origins there is none.
  if (!manager || asked.has(manager)) return
  asked.add(manager)
  try {
    if (!(await manager.persisted())) await manager.persist()
  } catch {
    // It stays as it was: stored, and the browser may evict it.
    return
  }
}
