import { useMemo } from 'react'
import { useServices } from '../../domain/services/Services.ts'
import { findDraft } from '../../domain/signature-store/drafts.ts'
import { ArgumentList } from '../../domain/transaction-builder/ArgumentList.tsx'
import { readCall } from '../../domain/transaction-builder/encodeCall.ts'
import { AbiFunctionSchema } from '../../domain/transaction-builder/FieldValue.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'

const t = createCatalogue('review')

/** Decodes the call by its pasted ABI where no bundled one matches: a claim, beside the recomputed data. */
export function PastedDescription({ report: { id, transaction } }: { report: Pick<Report, 'id' | 'transaction'> }) {
  const { drafts } = useServices()
  const draft = findDraft(useStore(drafts), id.safeTxHash)
  const read = useMemo(() => {
    const abi = AbiFunctionSchema.safeParse(draft?.abi)
    if (!abi.success || !transaction || transaction.value.operation !== 0) return undefined
    const call = readCall(transaction.value.to, transaction.value.data, abi.data)
    return call?.source === 'guess' ? call : undefined
  }, [draft?.abi, transaction])
  if (!read) return null
  return (
    <SheetSection aside={<Evidence kind="claimed" sentence={t('pastedEvidence')} />} title={t('pasted')}>
      <ArgumentList call={read} />
    </SheetSection>
  )
}
