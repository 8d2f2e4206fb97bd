import { Link } from '@tanstack/react-router'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useServices } from '../../domain/services/Services.ts'
import { listMissing } from '../../domain/signature-store/confirmations.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { useStore } from '../../lib/useStore.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

const t = createCatalogue('transaction')

export function MissingNotices({ safe, nonce, shown }: { safe: CurrentSafe; nonce: bigint; shown: readonly string[] }) {
  const missing = listMissing(useStore(useServices().confirmations), { safe, nonce, listed: shown })
  return missing.map(({ nonce: signed, safeTxHash }) => (
    <Notice
      actions={
        <Link className={buttonClass('outline')} params={{ ...safe.params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
          {t('missingOpen')}
        </Link>
      }
      key={safeTxHash}
      title={t('missingTitle')}
      tone="caution"
    >
      {t('missingText', { hash: shortAddress(safeTxHash), nonce: String(signed) })}
    </Notice>
  ))
}
