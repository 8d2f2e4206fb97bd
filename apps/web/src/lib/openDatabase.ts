/** Opens a database of the browser with one table of values by key. Rejects where it is switched off or held by another page. */
export async function openDatabase(
  factory: IDBFactory,
  { name, table, onClosed }: { name: string; table: string; onClosed: () => void },
): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
  await settleRequest(request)
  const database = request.result
  // Somebody deletes the database ("forget everything"): an open connection would keep them, and the next page, waiting.
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
