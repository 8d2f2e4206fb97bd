import { Link } from '@tanstack/react-router'
import { type Address as AddressValue, getAddress, type Hex } from 'viem'
import { useNameOf } from '../../domain/address-book/useName.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { formatNumber } from '../../lib/messages/intl.ts'
import { HexGroups } from '../../ui/Address.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import styles from './Explorer.module.css'

const t = createCatalogue('explorer')
const tCommon = createCatalogue('common')

export function AccountLink({ address, chainId }: { address: AddressValue; chainId: number }) {
  // Nodes return addresses without a checksum.
  const checked = getAddress(address)
  const named = useNameOf()(checked)
  return (
    <>
      {named ? (
        <span className={styles.named}>
          <bdi dir="auto">{named.name}</bdi> <Evidence kind={named.from} />
        </span>
      ) : null}
      <span className={styles.identifier}>
        <Link
          className={styles.link}
          aria-label={t('accountOf', { address: checked })}
          params={{ address: checked, chain: String(chainId) }}
          preload={false}
          to="/explorer/$chain/address/$address"
        >
          <HexGroups value={checked} />
        </Link>
        <CopyButton text={checked} what={tCommon('address')} />
      </span>
    </>
  )
}

export function BlockLink({ block, chainId }: { block: bigint; chainId: number }) {
  return (
    <Link
      className={styles.link}
      params={{ block: block.toString(), chain: String(chainId) }}
      preload={false}
      to="/explorer/$chain/block/$block"
    >
      {formatNumber(block)}
    </Link>
  )
}

export function TransactionLink({ chainId, hash }: { chainId: number; hash: Hex }) {
  return (
    <Link
      className={styles.link}
      aria-label={t('transactionOf', { hash })}
      params={{ chain: String(chainId), hash }}
      preload={false}
      to="/explorer/$chain/tx/$hash"
    >
      <HexGroups value={hash} />
    </Link>
  )
}

const maxBytes = 2_048

/** Untrusted bytes: only the first are rendered. */
export function DataBlock({ data }: { data: Hex }) {
  const bytes = (data.length - 2) / 2
  if (bytes === 0) return t('dataNone')
  const isCut = bytes > maxBytes
  return (
    <>
      <span className={styles.note}>
        {t('dataSize', { bytes })} <CopyButton text={data} what={t('data')} />{' '}
        {isCut ? t('dataCut', { shown: maxBytes }) : null}
      </span>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content needs keyboard access */}
      <code className={styles.data} tabIndex={0}>
        {isCut ? `${data.slice(0, 2 + 2 * maxBytes)}…` : data}
      </code>
    </>
  )
}
