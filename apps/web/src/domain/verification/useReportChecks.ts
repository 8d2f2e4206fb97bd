import { useEffect } from 'react'
import { useServices } from '../services/Services.ts'
import type { Check } from './createCheckRegistry.ts'

export function useReportChecks(source: string, checks: readonly Check[] | undefined): void {
  const { checks: book } = useServices()
  useEffect(() => {
    book.report(source, checks ?? [])
    return () => book.report(source, [])
  }, [book, source, checks])
}
