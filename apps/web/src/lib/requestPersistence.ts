type StorageManagerPart = Pick<StorageManager, 'persist' | 'persisted'>

const requested = new WeakSet<object>()

/** Once per page. Some browsers prompt: call it when there is something to lose, not at the start. */
export async function requestPersistence(manager: StorageManagerPart | undefined): Promise<void> {
  // Missing in insecure contexts.
  if (!manager || requested.has(manager)) return
  requested.add(manager)
  try {
    if (!(await manager.persisted())) await manager.persist()
  } catch {
    // Stays stored, but evictable.
    return
  }
}
