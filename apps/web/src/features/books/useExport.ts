import { useRef, useState } from 'react'
import type { FilterSearch } from '../../domain/books/FilterSearch.ts'
import { useNameOf } from '../../domain/names/useName.ts'
import type { HistoryPart } from '../../domain/queue/historyParts.ts'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { saveBlob } from '../../lib/saveBlob.ts'
import { openBookNotes } from './bookNotes.ts'
import { type BooksFormat, type ExportedBooks, type ExportProgress, exportBooks } from './exportBooks.ts'
import { createFilter } from './matchEntry.ts'
import { openSink } from './openSink.ts'
import { useFindAsset } from './useAssets.ts'

export type ExportState =
  | { kind: 'running'; progress: ExportProgress }
  | { kind: 'stopped' }
  | { kind: 'failed'; error: unknown; format: BooksFormat }
  | { kind: 'done'; books: ExportedBooks; name: string }

/** Makes the file of the books, and hands it to the browser when it is whole. */
export function useExport(safe: CurrentSafe, search: FilterSearch, kind: HistoryPart | undefined) {
  const services = useServices()
  const nameOf = useNameOf()
  const findAsset = useFindAsset(safe)
  const [state, setState] = useState<ExportState>()
  const running = useRef<AbortController>(undefined)

  const start = async (format: BooksFormat) => {
    if (running.current && !running.current.signal.aborted && state?.kind === 'running') return
    const stopping = new AbortController()
    running.current = stopping
    setState({ kind: 'running', progress: { all: undefined, looked: 0, written: 0 } })
    const name = `books-${safe.chainId}-${safe.address.slice(0, 10)}.${format}`
    const sink = await openSink({ name })
    try {
      const books = await exportBooks(services, {
        currency: services.settings.get().currency,
        filter: createFilter(search, kind),
        findAsset,
        format,
        nameOf: (address) => nameOf(address)?.name,
        notes: openBookNotes(services.storage).get(),
        onProgress: (progress) => setState({ kind: 'running', progress }),
        safe,
        signal: stopping.signal,
        sink,
      })
      saveBlob({ blob: books.blob, name })
      setState({ books, kind: 'done', name })
    } catch (error) {
      await sink.discard()
      setState(stopping.signal.aborted ? { kind: 'stopped' } : { error, format, kind: 'failed' })
    }
  }
  return { start, state, stop: () => running.current?.abort() }
}
