import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { listMissing } from '../../domain/signature-store/confirmations.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { transactionText as words } from '../../lib/messages/transaction.ts'
import { useStore } from '../../lib/useStore.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export function MissingNotices({ safe, nonce, shown }: { safe: CurrentSafe; nonce: bigint; shown: readonly string[] }) {
  const missing = listMissing(useStore(useServices().confirmations), { safe, nonce, listed: shown })
  return missing.map(({ nonce: signed, safeTxHash }) => (
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
      {words.nonce(signed)}, {shortAddress(safeTxHash)}. {words.missingText}
    </Notice>
  ))
}
