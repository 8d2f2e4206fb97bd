import type { Omission } from '@countersign/protocol/verify'
import { Link } from '@tanstack/react-router'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { shortAddress } from '../../lib/groupHex.ts'
import { historyText as words } from '../../lib/messages/history.ts'
import { transactionText } from '../../lib/messages/transaction.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './HistoryProof.module.css'

export type OmittedNoticeProps = {
  omissions: readonly Omission[]
  /** Used nonces without a row. */
  gaps: readonly bigint[]
  params: { chain: string; safe: string }
}

const mostNamed = 10

/** Transfers and transactions that the service omits, with links to the chain. */
export function OmittedNotice({ omissions, gaps, params }: OmittedNoticeProps) {
  const named = omissions.slice(0, mostNamed)
  return (
    <>
      {gaps.length > 0 ? (
        <Notice isAlert title={words.gapTitle} tone="stop">
          {words.gapText(words.nonces(gaps))}
        </Notice>
      ) : null}
      {omissions.length > 0 ? (
        <Notice isAlert title={words.omittedTitle(omissions.length)} tone="stop">
          <ul className={styles.list}>
            {named.map((omission) => (
              <li key={keyOf(omission)}>
                <Line omission={omission} params={params} />
              </li>
            ))}
            {omissions.length > named.length ? <li>{words.omittedMore(omissions.length - named.length)}</li> : null}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}

function keyOf(omission: Omission): string {
  if (omission.kind === 'transfer') return omission.transactionHash
  const { module = '', safeTxHash = '', transactionHash } = omission.execution
  return `${transactionHash}${safeTxHash}${module}`
}

function Line({ omission, params }: { omission: Omission; params: OmittedNoticeProps['params'] }) {
  const nameOf = useNameOf()
  const call = (address: string) => nameOf(address)?.name ?? shortAddress(address)
  if (omission.kind === 'transfer') {
    const [first] = omission.transfers
    return (
      <>
        {words.omittedTransfer}
        {first ? ` ${transactionText.from} ${call(first.from)} ${transactionText.to} ${call(first.to)}` : null}
        {first ? ` ${words.inBlock(first.blockNumber)}` : null}.{' '}
        <Link params={{ chain: params.chain, hash: omission.transactionHash }} to="/explorer/$chain/tx/$hash">
          {words.omittedLook}
        </Link>
      </>
    )
  }
  const { blockNumber, isSuccess, module, safeTxHash, transactionHash } = omission.execution
  return (
    <>
      {omission.kind === 'multisig' ? words.omittedMultisig : `${words.omittedModule} ${module ? call(module) : ''}`}
      {isSuccess ? null : `, ${words.omittedFailed},`} {words.inBlock(blockNumber)}.{' '}
      {safeTxHash ? (
        <Link params={{ ...params, id: safeTxHash }} to="/$chain/$safe/tx/$id">
          {words.omittedLook}
        </Link>
      ) : (
        <Link params={{ chain: params.chain, hash: transactionHash }} to="/explorer/$chain/tx/$hash">
          {words.omittedLook}
        </Link>
      )}
    </>
  )
}
