import { useCallback, useEffect, useState } from 'react'
import type { CurrentSafe } from '../safe/parseSafeParams.ts'
import { useServices } from '../services/Services.ts'
import { createRecordStore } from './createRecordStore.ts'
import type { HistoryRecord } from './scanHistory.ts'

export type HistoryScan = {
  status: 'running' | 'stopped' | 'done' | 'failed'
  record: HistoryRecord | undefined
  percent: number
  error: unknown
}

const idle: HistoryScan = { error: undefined, percent: 0, record: undefined, status: 'running' }

/** Searches the Safe's events for what lists omit, while the page is open and until stopped. */
export function useHistoryScan(safe: CurrentSafe): { scan: HistoryScan; stop: () => void; goOn: () => void } {
  const services = useServices()
  const [scan, setScan] = useState(idle)
  const [turn, setTurn] = useState(0)
  const [stopper, setStopper] = useState<AbortController>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn restarts it
  useEffect(() => {
    const controller = new AbortController()
    setStopper(controller)
    setScan((before) => ({ ...before, status: 'running' }))
    const show = (change: Partial<HistoryScan>) => {
      if (!controller.signal.aborted) setScan((before) => ({ ...before, ...change }))
    }
    import('./scanHistory.ts')
      .then(({ scanHistory }) =>
        scanHistory(services, {
          records: createRecordStore(window.indexedDB, 'countersign.records.v1'),
          onProgress: ({ percent, record }) => show({ percent, record }),
          safe,
          signal: controller.signal,
        }),
      )
      .then(
        () => show({ percent: 100, status: 'done' }),
        (error: unknown) => show({ error, status: 'failed' }),
      )
    return () => controller.abort()
  }, [services, safe.chainId, safe.address, turn])
  const stop = useCallback(() => {
    stopper?.abort()
    setScan((before) => ({ ...before, status: 'stopped' }))
  }, [stopper])
  const goOn = useCallback(() => setTurn((before) => before + 1), [])
  return { goOn, scan, stop }
}
