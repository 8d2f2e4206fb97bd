/** Opens an IndexedDB database with one key-value store. Rejects where it is disabled or blocked by another page. */
export async function openIndexedDb(
  factory: IDBFactory,
  { name, table, onClosed }: { name: string; table: string; onClosed: () => void },
): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
  await settleRequest(request)
  const database = request.result
  // An open connection would block the deletion of the database.
  database.addEventListener('versionchange', () => {
    database.close()
    onClosed()
  })
  database.addEventListener('close', onClosed)
  return database
}

export function settleRequest(request: IDBRequest): Promise<unknown> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
    request.addEventListener('blocked', () => reject(new Error('Another page keeps the database.')))
  })
}
