import { useEffect } from 'react'
import { useServices } from '../services/Services.ts'
import type { Check } from './createCheckRegistry.ts'

/** Shows a component's checks in the status strip while it is mounted. */
export function useReportChecks(source: string, checks: readonly Check[] | undefined): void {
  const { checks: book } = useServices()
  useEffect(() => {
    book.report(source, checks ?? [])
    return () => book.report(source, [])
  }, [book, source, checks])
}
