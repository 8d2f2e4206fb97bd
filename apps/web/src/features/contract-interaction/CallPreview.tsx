import type { AbiFunction, Address, Hex } from 'viem'
import { size } from 'viem'
import { ArgumentList } from '../../domain/transaction-builder/ArgumentList.tsx'
import { readCall } from '../../domain/transaction-builder/encodeCall.ts'
import { contractText as words } from '../../lib/messages/contract.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { ClaimedCall } from './ClaimedCall.tsx'
import styles from './ContractForm.module.css'

export type CallPreviewProps = { chainId: number; to: Address; data: Hex; method: AbiFunction | undefined }

/** Decodes the encoded bytes, to show what would be sent rather than what was typed. */
export function CallPreview({ chainId, to, data, method }: CallPreviewProps) {
  const read = readCall(to, data, method)
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <header className={styles.previewHead}>
        <h3>{words.preview}</h3>
        <Evidence kind={read?.source === 'guess' ? 'yours' : 'recomputed'} sentence={words.previewEvidence} />
      </header>
      {read ? <ArgumentList call={read} /> : <p>{data === '0x' ? words.previewEmpty : words.previewUnknown}</p>}
      {read || size(data) < 4 ? null : <ClaimedCall chainId={chainId} data={data} to={to} />}
      <p className={styles.dataHead}>
        {words.bytes(size(data))} <CopyButton text={data} what={words.dataLabel} />
      </p>
      <code className={styles.bytes}>{data}</code>
    </section>
  )
}
