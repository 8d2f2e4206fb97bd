import {
  type DigestName,
  getCalldataDigest,
  getDeviceDigest,
  hashMessageContent,
  type SafeMessageContent,
  type SafeMessageHashes,
  type SafeTransactionHashes,
} from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import type { Hex } from 'viem'
import { deviceText as words } from '../../lib/messages/device.ts'
import { signText } from '../../lib/messages/sign.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import { DeviceScreens } from './DeviceScreens.tsx'
import styles from './HashList.module.css'
import { listCallScreens, listSigningScreens, type ShownCall, type ShownTypedData } from './listDeviceScreens.ts'

export type HashListProps = {
  hashes: Verified<SafeTransactionHashes | SafeMessageHashes>
  typedData?: ShownTypedData | undefined
  data?: Hex | undefined
  content?: SafeMessageContent | undefined
  /** The `execTransaction` call, if there are enough signatures. */
  execution?: ShownCall | undefined
  /** The `approveHash` call, where offered instead of a signature. */
  approval?: ShownCall | undefined
}

type Row = { label: DigestName; hint?: string | undefined; value: Hex }

/** Digests under their standard names (ERC-8213), formatted as devices show them; never shortened. */
export function HashList({ hashes: { value: hashes }, typedData, data, content, execution, approval }: HashListProps) {
  const digest = getDeviceDigest(hashes)
  return (
    <SheetSection aside={<Evidence kind="recomputed" />} title={signText.hashes}>
      <dl className={styles.hashes}>
        {listRows().map(({ label, hint, value }) => (
          <div className={styles.hash} key={`${label}${hint}`}>
            <dt>
              <span className={styles.label}>
                {label} <CopyButton text={value} what={hint ? `${label} (${hint})` : label} />
              </span>
              {hint ? <span className={styles.hint}>{hint}</span> : null}
            </dt>
            <dd>
              <HexGroups value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {typedData ? <DeviceScreens sequences={listSigningScreens(typedData, digest)} title={words.screens} /> : null}
      {approval ? (
        <DeviceScreens sequences={listCallScreens(approval, 'approveHash')} title={words.approvalScreens} />
      ) : null}
      {execution ? (
        <DeviceScreens sequences={listCallScreens(execution, 'execTransaction')} title={words.executionScreens} />
      ) : null}
    </SheetSection>
  )

  function listRows(): Row[] {
    const rows: Row[] = digest.lines.map(({ label, value }) => ({ hint: hintOf(label), label, value }))
    if (content !== undefined) rows.push(toContentRow(content))
    if (data !== undefined) rows.push({ ...getCalldataDigest(data), hint: words.hints.call })
    if (approval) rows.push({ ...getCalldataDigest(approval.data), hint: words.hints.approval })
    if (execution) rows.push({ ...getCalldataDigest(execution.data), hint: words.hints.execution })
    return rows
  }

  function hintOf(label: DigestName): string | undefined {
    if (label === 'EIP-712 digest') return words.hints['safeTxHash' in hashes ? 'safeTxHash' : 'safeMessageHash']
    return label === 'ERC-191 digest' ? words.hints.personal : undefined
  }
}

/** The inner message hash: ERC-191 for text, EIP-712 for typed data. */
function toContentRow(content: SafeMessageContent): Row {
  const value = hashMessageContent(content)
  return typeof content === 'string'
    ? { hint: words.hints.text, label: 'ERC-191 digest', value }
    : { hint: words.hints.typedData, label: 'EIP-712 digest', value }
}
