import {
  type DeviceDigest,
  type DigestName,
  getCalldataDigest,
  getDeviceDigest,
  hashMessageContent,
  type SafeMessageContent,
  type SafeMessageHashes,
  type SafeTransactionHashes,
} from '@countersign/protocol/hash'
import type { Verified } from '@countersign/protocol/verify'
import { type Address, type Hex, size, slice } from 'viem'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { SheetSection } from '../../ui/Sheet.tsx'
import styles from './HashList.module.css'

const tReview = createCatalogue('review')
const t = createCatalogue('device')

type HashListProps = {
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
    <SheetSection aside={<Evidence kind="recomputed" />} title={tReview('hashes')}>
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
      <DeviceScreens sequences={typedData && listSigningScreens(typedData, digest)} title={t('screens')} />
      <DeviceScreens sequences={approval && listCallScreens(approval, 'approveHash')} title={t('approvalScreens')} />
      <DeviceScreens
        sequences={execution && listCallScreens(execution, 'execTransaction')}
        title={t('executionScreens')}
      />
    </SheetSection>
  )

  function listRows(): Row[] {
    const rows: Row[] = digest.lines.map(({ label, value }) => ({ hint: hintOf(label), label, value }))
    if (content !== undefined) rows.push(toContentRow(content))
    if (data !== undefined) rows.push({ ...getCalldataDigest(data), hint: t('hints.call') })
    if (approval) rows.push({ ...getCalldataDigest(approval.data), hint: t('hints.approval') })
    if (execution) rows.push({ ...getCalldataDigest(execution.data), hint: t('hints.execution') })
    return rows
  }

  function hintOf(label: DigestName): string | undefined {
    if (label === 'EIP-712 digest') return t(`hints.${'safeTxHash' in hashes ? 'safeTxHash' : 'safeMessageHash'}`)
    return label === 'ERC-191 digest' ? t('hints.personal') : undefined
  }
}

/** The inner message hash: ERC-191 for text, EIP-712 for typed data. */
function toContentRow(content: SafeMessageContent): Row {
  const value = hashMessageContent(content)
  return typeof content === 'string'
    ? { hint: t('hints.text'), label: 'ERC-191 digest', value }
    : { hint: t('hints.typedData'), label: 'EIP-712 digest', value }
}

/** What a hardware wallet shows, for comparison line by line. Collapsed. */
function DeviceScreens({ sequences, title }: { sequences: readonly DeviceSequence[] | undefined; title: string }) {
  if (!sequences) return null
  return (
    <details className={styles.screens}>
      <summary>{title}</summary>
      <p>{t('screensText')}</p>
      {sequences.map(({ device, screens }) => (
        <section aria-label={device} key={device}>
          <h3>{device}</h3>
          <ol>
            {screens.map((screen, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: screen order is fixed
              <li key={index}>
                <span className={styles.title}>{screen.title}</span> <code>{screen.value}</code>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </details>
  )
}

type DeviceSequence = { device: string; screens: readonly { title: string; value: string }[] }

type ShownTypedData = {
  domain: { chainId?: number; verifyingContract: Address }
  primaryType: string
  types: Readonly<Record<string, readonly { name: string; type: string }[]>>
  message: Readonly<Record<string, unknown>>
}

/** What devices show, screen by screen, for this payload. Titles differ between models; values do not. */
function listSigningScreens(typedData: ShownTypedData, digest: DeviceDigest): DeviceSequence[] {
  const { domain, message, primaryType, types } = typedData
  const review = { title: t('review'), value: t('typedMessage') }
  const hashes = digest.lines
    .filter(({ label }) => label === 'Domain hash' || label === 'Message hash')
    .map(({ groups, label }) => ({ title: label, value: groups.join(' ') }))
  const fields = [
    ...(domain.chainId === undefined ? [] : [{ title: 'chainId', value: `${domain.chainId}` }]),
    { title: 'verifyingContract', value: domain.verifyingContract },
    { title: t('kind'), value: primaryType },
    ...(types[primaryType] ?? []).map(({ name }) => ({ title: name, value: String(message[name]) })),
  ]
  const sign = createSignScreen()
  return [
    { device: t('hashDevices'), screens: [review, ...hashes, sign] },
    { device: t('fieldDevices'), screens: [review, ...fields, sign] },
  ]
}

const createSignScreen = () => ({ title: t('sign.title'), value: t('sign.value') })

export type ShownCall = { chainId: number; to: Address; data: Hex }

/** The same for the account's own executing or approving transaction. */
function listCallScreens({ chainId, data, to }: ShownCall, method: string): DeviceSequence[] {
  const screens = [
    { title: t('review'), value: t('transaction') },
    { title: t('network'), value: `${chainId}` },
    { title: t('to'), value: to },
    { title: t('amount'), value: '0' },
    { title: t('method'), value: `${method} (${slice(data, 0, 4)})` },
    { title: t('data'), value: t('bytes', { count: size(data) }) },
    { title: t('calldataDigest'), value: getCalldataDigest(data).groups.join(' ') },
    { title: t('fees'), value: t('feesText') },
    createSignScreen(),
  ]
  return [{ device: t('anyDevice'), screens }]
}
