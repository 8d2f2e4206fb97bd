import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { listMissing } from '../../domain/signature-store/signatureStore.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { transactionText as words } from '../../lib/messages/transaction.ts'
import { useStore } from '../../lib/useStore.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type MissingNoticesProps = { safe: CurrentSafe; nonce: bigint; shown: readonly string[] }

/** Nothing vanishes silently: what was signed here and is not shown by the service is told. */
export function MissingNotices({ safe, nonce, shown }: MissingNoticesProps) {
  const signatureStore = useStore(useServices().signatureStore)
  const missing = listMissing({ signatureStore, chainId: safe.chainId, safe: safe.address, nonce, shown })
  return missing.map(({ safeTxHash, transaction }) => (
    <Notice
      actions={
        <Link className={buttonClass('outline')} params={{ ...safe.params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
          {words.missingOpen}
        </Link>
      }
      key={safeTxHash}
      title={words.missingTitle}
      tone="caution"
    >
      {words.nonce(BigInt(transaction.nonce))}, {shortAddress(safeTxHash)}. {words.missingText}
    </Notice>
  ))
}
