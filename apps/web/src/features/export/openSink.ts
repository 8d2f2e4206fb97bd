/** Where a file grows while it is made. */
export type Sink = {
  write: (text: string) => Promise<void>
  /** The whole of it. Asked once. */
  close: () => Promise<Blob>
  /** Nobody wants it any more. */
  discard: () => Promise<void>
}

const folderName = 'books'

/**
 * On the browser's own disk where it has one for pages, so that books of any length take no memory; else in pieces that
 * the browser keeps outside of the page.
 */
export async function openSink({
  name,
  storage = navigator.storage,
}: {
  name: string
  storage?: Pick<StorageManager, 'getDirectory'> | undefined
}): Promise<Sink> {
  return (await openOnDisk(name, storage).catch(() => undefined)) ?? openInPieces()
}

async function openOnDisk(name: string, storage: Pick<StorageManager, 'getDirectory'>): Promise<Sink> {
  const root = await storage.getDirectory()
  // What an earlier export left was handed over long ago.
  await root.removeEntry(folderName, { recursive: true }).catch(() => undefined)
  const folder = await root.getDirectoryHandle(folderName, { create: true })
  const handle = await folder.getFileHandle(name, { create: true })
  const file = await handle.createWritable()
  return {
    close: async () => {
      await file.close()
      return handle.getFile()
    },
    discard: async () => {
      await file.abort().catch(() => undefined)
      await folder.removeEntry(name).catch(() => undefined)
    },
    write: (text) => file.write(text),
  }
}

export function openInPieces(): Sink {
  let pieces: Blob[] = []
  return {
    close: async () => new Blob(pieces),
    discard: async () => {
      pieces = []
    },
    write: async (text) => {
      pieces.push(new Blob([text]))
    },
  }
}
