import { useWalletRequests, type WatchAssetResult } from '@countersign/connect'
import type { ChainConfig } from '@countersign/protocol/config'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FiatValue, type Holding, listValues } from '../../domain/assets/balancesQuery.ts'
import { checkToken, hasTwin } from '../../domain/assets/describeToken.ts'
import { TokenLogo } from '../../domain/assets/TokenLogo.tsx'
import type { CurrentSafe } from '../../domain/safe/parseSafeParams.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { rootSentence } from '../../lib/describeError.ts'
import { exactAmount, formatAmount } from '../../lib/formatAmount.ts'
import { formatFiat, formatPrice } from '../../lib/formatFiat.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Address } from '../../ui/Address.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Evidence } from '../../ui/Evidence.tsx'
import { ShareBar } from '../../ui/ShareBar.tsx'
import styles from './AssetTable.module.css'

const t = createCatalogue('assets')
const tConnect = createCatalogue('connect')

type AssetTableProps = {
  holdings: readonly Holding[]
  block: bigint
  currency: string
  safe: CurrentSafe
  isStale?: boolean
}

/** A table on wide screens, cards on narrow ones. By value, where there are prices. */
export function AssetTable({ holdings, block, currency, safe, isStale = false }: AssetTableProps) {
  const hasWorth = holdings.some(({ fiat }) => fiat !== undefined)
  const { holdings: valued } = listValues(holdings)
  const shares = new Map(valued.map(({ share, token }) => [token, share]))
  const listed = hasWorth ? holdings.toSorted((a, b) => (b.fiat ?? 0) - (a.fiat ?? 0)) : holdings
  return (
    <table className={isStale ? styles.stale : styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('columns.asset')}</th>
          <th scope="col">{t('columns.contract')}</th>
          {hasWorth ? (
            <th className={styles.price} scope="col">
              {t('columns.price')}
            </th>
          ) : null}
          <th className={styles.number} scope="col">
            {t('columns.balance')}
          </th>
          {hasWorth ? (
            <th className={styles.worth} scope="col">
              {t('columns.value')}
            </th>
          ) : null}
          <td />
        </tr>
      </thead>
      <tbody>
        {listed.map((holding) => (
          <AssetRow
            block={block}
            currency={currency}
            hasWorth={hasWorth}
            holding={holding}
            isTwin={hasTwin(holding, holdings)}
            key={holding.token}
            safe={safe}
            share={shares.get(holding.token)}
          />
        ))}
      </tbody>
    </table>
  )
}

type AssetRowProps = Pick<AssetTableProps, 'block' | 'currency' | 'safe'> & {
  hasWorth: boolean
  holding: Holding
  isTwin: boolean
  share: FiatValue['holdings'][number]['share']
}

function AssetRow({ hasWorth, holding, isTwin, block, currency, safe, share }: AssetRowProps) {
  const { amount, decimals, symbol, token, isNative, claimed, price } = holding
  const imitation = checkToken(safe.chain, { address: token, symbol })
  const isOtherClaim = claimed !== undefined && claimed !== amount
  return (
    <tr>
      <th scope="row">
        <span className={styles.asset}>
          <TokenLogo chain={safe.chain} symbol={symbol} token={token} />
          <span>
            <bdi>{symbol}</bdi>{' '}
            {imitation ? (
              <Badge tone="stop">{t('imitates')}</Badge>
            ) : isTwin ? (
              <Badge tone="caution">{t('twin')}</Badge>
            ) : null}
          </span>
        </span>
      </th>
      <td className={styles.contract}>{isNative ? t('native') : <Address value={token} />}</td>
      {hasWorth ? <td className={styles.price}>{price === undefined ? null : formatPrice(price, currency)}</td> : null}
      <td className={styles.number}>
        <span className={styles.amount}>
          <Amount decimals={decimals} symbol={symbol} value={amount} />
          <Evidence block={block} kind="chain" values={[{ label: symbol, value: exactAmount(amount, decimals) }]} />
        </span>
        {isOtherClaim ? (
          <Badge tone="caution">{t('differs', { claimed: formatAmount(claimed, decimals) })}</Badge>
        ) : null}
        {listOtherNames(holding).map((text) => (
          <Badge key={text} tone="caution">
            {text}
          </Badge>
        ))}
      </td>
      {hasWorth ? <Worth currency={currency} fiat={holding.fiat} share={share} /> : null}
      <td className={styles.action}>
        <div className={styles.buttons}>
          {isNative || holding.type === 'ERC721' ? null : <WatchAsset chain={safe.chain} holding={holding} />}
          {amount > 0n && holding.type !== 'ERC721' ? (
            <Link
              aria-label={t('sendWhat', { symbol })}
              className={buttonClass('outline')}
              params={safe.params}
              search={{ asset: token }}
              to="/$chain/$safe/send"
            >
              {t('send')}
            </Link>
          ) : null}
        </div>
      </td>
    </tr>
  )
}

/** Separate from the amount, because prices are never verified on chain. */
function Worth({ currency, fiat, share }: Pick<Holding, 'fiat'> & Pick<AssetRowProps, 'share'> & { currency: string }) {
  return (
    <td className={styles.worth}>
      {fiat === undefined ? null : (
        <>
          <span className={styles.amount}>
            {t('fiat', { amount: formatFiat(fiat, currency, { isAligned: true }) })}
            <Evidence hasWord={false} kind="claimed" sentence={t('fiatClaimed')} />
          </span>
          {share === undefined ? null : <ShareBar share={share} />}
        </>
      )}
    </td>
  )
}

/** Symbol and name claimed by the service that the contract contradicts. */
function listOtherNames({ differences = [] }: Holding): string[] {
  return differences.flatMap(({ claimed = '', code }) => {
    if (code === 'SYMBOL_DIFFERS') return [t('differsSymbol', { claimed })]
    return code === 'DECIMALS_DIFFERS' ? [t('differsDecimals', { claimed })] : []
  })
}

/** Adds a token to the connected wallet, with symbol and decimals from the contract. */
export function WatchAsset({ holding: { decimals, symbol, token }, chain }: { holding: Holding; chain: ChainConfig }) {
  const { address, chainId } = useSigner()
  const { watchAsset } = useWalletRequests()
  const request = useMutation({ mutationFn: () => watchAsset({ address: token, decimals, symbol }) })
  if (!address) return null
  // Wallets list a token under their current chain.
  const isElsewhere = chainId !== chain.id
  return (
    <>
      <Button
        aria-label={t('watchWhat', { symbol })}
        isBusy={request.isPending}
        look="quiet"
        onClick={() => (isElsewhere ? undefined : request.mutate())}
        aria-disabled={isElsewhere || undefined}
        title={isElsewhere ? t('watchElsewhere', { chain: chain.name }) : undefined}
      >
        {t('watch')}
      </Button>
      <span className={styles.watched} role="status">
        {request.data ? describe(request.data, symbol) : null}
      </span>
    </>
  )
}

function describe(result: WatchAssetResult, symbol: string): string {
  if (result.status === 'failed') return t('watchFailed', { reason: rootSentence(result.error) })
  return {
    added: t('watchAdded', { symbol }),
    pending: tConnect('switchPending'),
    rejected: t('watchRejected'),
    unsupported: t('watchUnsupported'),
  }[result.status]
}
