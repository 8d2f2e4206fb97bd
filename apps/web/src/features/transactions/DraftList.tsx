import { verifyOwn } from '@countersign/protocol/verify'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { fromStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { findTransaction, listOwn } from '../../domain/signature-store/confirmations.ts'
import type { Draft } from '../../domain/signature-store/DraftsSchema.ts'
import { removeDraft } from '../../domain/signature-store/drafts.ts'
import { EffectSentence } from '../../domain/transactions/EffectSentence.tsx'
import { useTransactionDescription } from '../../domain/transactions/useTransactionDescription.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { Row, RowLine, rowWords } from '../../ui/Rows.tsx'
import { Time } from '../../ui/Time.tsx'

const t = createCatalogue('transaction')

export function DraftList({ safe, shown }: { safe: CurrentSafe; shown: readonly string[] }) {
  const services = useServices()
  const { transactions } = useStore(services.drafts)
  const records = useStore(services.confirmations)
  const open = transactions.filter(
    (draft) =>
      draft.chainId === safe.chainId &&
      draft.safe === safe.address &&
      !shown.includes(draft.safeTxHash.toLowerCase()) &&
      listOwn(findTransaction(records, draft.safeTxHash)).length === 0,
  )
  if (open.length === 0) return null
  return (
    <Card
      aside={open.some(({ isImported }) => isImported) ? null : <Evidence kind="yours" />}
      isFlush
      title={t('drafts')}
    >
      <ul>
        {open.map((draft) => (
          <DraftRow draft={draft} key={draft.safeTxHash} params={safe.params} />
        ))}
      </ul>
    </Card>
  )
}

function DraftRow({ draft, params }: { draft: Draft; params: CurrentSafe['params'] }) {
  const { drafts } = useServices()
  const transaction = useMemo(() => verifyOwn(fromStored(draft.transaction)), [draft])
  const { effect } = useTransactionDescription({ chainId: draft.chainId, safe: draft.safe, transaction })
  return (
    <Row
      as="li"
      end={
        <Button
          aria-label={t('discardWhat', { hash: shortAddress(draft.safeTxHash) })}
          look="quiet"
          onClick={() => drafts.update((all) => removeDraft(all, draft.safeTxHash))}
        >
          {t('discard')}
        </Button>
      }
      icon={effect?.icon ?? 'contract'}
      isFolding
      number={draft.transaction.nonce}
    >
      <Link className={rowWords} params={{ ...params, id: draft.safeTxHash }} to="/$chain/$safe/tx/$id">
        {effect ? <EffectSentence effect={effect} /> : shortAddress(draft.safeTxHash)}
        <RowLine>
          <Time at={draft.createdAt} />
          {draft.isImported ? <span>{t('sources', { sources: t('source.file') })}</span> : null}
        </RowLine>
      </Link>
    </Row>
  )
}
