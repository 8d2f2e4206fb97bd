export type Sink = {
  write: (chunk: string | Uint8Array<ArrayBuffer>) => Promise<void>
  /** The complete file; call once. */
  close: () => Promise<Blob>
  discard: () => Promise<void>
}

type OpenSinkParameters = { name: string; storage?: Pick<StorageManager, 'getDirectory'> | undefined }

const folderName = 'exports'
/** Of earlier versions, which may have left a file there. */
const formerFolderName = 'books'

/** Writes to OPFS where available, so that exports of any length stay out of memory; otherwise to Blob parts. */
export async function openSink({ name, storage = navigator.storage }: OpenSinkParameters): Promise<Sink> {
  return (await openOnDisk(name, storage).catch(() => undefined)) ?? openInPieces()
}

async function openOnDisk(name: string, storage: Pick<StorageManager, 'getDirectory'>): Promise<Sink> {
  const root = await storage.getDirectory()
  for (const name of [folderName, formerFolderName])
    await root.removeEntry(name, { recursive: true }).catch(() => undefined)
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
    write: (chunk) => file.write(chunk),
  }
}

export function openInPieces(): Sink {
  let pieces: Blob[] = []
  return {
    close: async () => new Blob(pieces),
    discard: async () => {
      pieces = []
    },
    write: async (chunk) => {
      pieces.push(new Blob([chunk]))
    },
  }
}
