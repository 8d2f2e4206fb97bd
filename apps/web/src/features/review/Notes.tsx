import type { TransactionDetails } from '@countersign/protocol/wire'
import { useQuery } from '@tanstack/react-query'
import { NamedAddress } from '../../domain/address-book/NamedAddress.tsx'
import { safeKey } from '../../domain/safe/queries.ts'
import { getChainClient, useServices } from '../../domain/services/Services.ts'
import { noteKey, readNote, saveForm } from '../../domain/signature-store/drafts.ts'
import { findProvenNote, maxNoteLength } from '../../domain/signing/note.ts'
import { isOwner, type Report, type ReportId } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { TextField } from '../../ui/TextField.tsx'

const t = createCatalogue('review')

/** A note to other owners, persisted as typed. */
export function NoteField({ id }: { id: ReportId }) {
  const { drafts } = useServices()
  const note = readNote(useStore(drafts), id.safeTxHash)
  return (
    <TextField
      hint={t('noteHint')}
      label={t('note')}
      maxLength={maxNoteLength}
      onChange={(value) => drafts.update((all) => saveForm(all, noteKey(id.safeTxHash), value))}
      rows={2}
      value={note}
    />
  )
}

/** The proposer's note, if covered by a signature; unsigned notes stay among the claims. */
export function NoteCard({ report, details }: { report: Report; details: TransactionDetails }) {
  const { id } = report
  const services = useServices()
  const { data: note } = useQuery({
    queryKey: [...safeKey(id), 'note', id.safeTxHash.toLowerCase(), details.note, details.noteSignature],
    queryFn: async () => (await findProvenNote(getChainClient(services, id.chainId), { id, details })) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!note || !isOwner(report, note.author)) return null
  return (
    <SheetSection aside={<Proof block={note.block} />} title={t('noteTitle')}>
      <p>
        <bdi>{note.text}</bdi>
      </p>
      <NamedAddress hasIcon value={note.author} />
    </SheetSection>
  )
}

function Proof({ block }: { block: bigint | undefined }) {
  return block === undefined ? (
    <Evidence kind="recomputed" sentence={t('noteProven')} />
  ) : (
    <Evidence block={block} kind="chain" sentence={t('noteProvenByContract')} />
  )
}
