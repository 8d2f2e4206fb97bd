import { useEffect } from 'react'
import { useServices } from '../services/Services.ts'
import type { Check } from './createCheckRegistry.ts'

/** Puts a component's checks into the strip for as long as it is on screen. */
export function useReportChecks(source: string, checks: readonly Check[] | undefined): void {
  const { checks: book } = useServices()
  useEffect(() => {
    book.report(source, checks ?? [])
    return () => book.report(source, [])
  }, [book, source, checks])
}
