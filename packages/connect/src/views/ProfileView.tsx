import type { Address } from 'viem'
import { useChains, useConnection } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useAccountName } from '../hooks/useAccountName.ts'
import { useNativeBalance } from '../hooks/useNativeBalance.ts'
import { useRecentTransactions } from '../hooks/useRecentTransactions.ts'
import type { RecentTransaction } from '../transactions/RecentTransaction.ts'
import { AccountAvatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { CopyButton } from '../ui/CopyButton.tsx'
import { formatBalance, shortenAddress } from '../ui/formatBalance.ts'
import { Glyph, Spinner } from '../ui/Glyph.tsx'

/** The connected account, its recent transactions and the disconnect button. */
export function ProfileView({ address, chainId }: { address: Address; chainId: number }) {
  const { authentication, disconnect, dispatch, open, signOut, t } = useConnectContext()
  const { connector } = useConnection()
  const { avatar, name } = useAccountName(address)
  const balance = useNativeBalance(address, chainId)
  const chains = useChains()
  const chain = chains.find(({ id }) => id === chainId)
  const explorer = chain?.blockExplorers?.default.url.replace(/\/+$/, '')
  return (
    <div className="csc-view">
      <div className="csc-profile">
        <AccountAvatar address={address} image={avatar} size={72} />
        <p className="csc-strong">{name ?? shortenAddress(address)}</p>
        <p className="csc-mono csc-address">
          {listGroups(address).map(({ at, text }) => (
            <span key={at}>{text}</span>
          ))}
        </p>
        {balance && (
          <p className="csc-text">
            <span className="csc-visually-hidden">{t('balance')}: </span>
            {formatBalance(balance.value, balance.decimals)} {balance.symbol}
          </p>
        )}
      </div>
      <div className="csc-menu">
        <CopyButton label="copyAddress" value={address} />
        {(chains.length > 1 || !chain) && (
          <Button onClick={() => dispatch({ type: 'show', view: { progress: { status: 'idle' }, view: 'networks' } })}>
            <Glyph name={chain ? 'network' : 'stop'} />
            {chain ? t('networkLabel', { chain: chain.name }) : t('wrongNetwork')}
          </Button>
        )}
        {explorer && (
          <ButtonLink href={`${explorer}/address/${address}`}>
            <Glyph name="external" />
            {t('viewOnExplorer')}
          </ButtonLink>
        )}
        {authentication === 'unauthenticated' && (
          <Button onClick={() => open('verify')}>
            <Glyph name="sign" />
            {t('verifyAccount')}
          </Button>
        )}
        {authentication === 'authenticated' && (
          <Button onClick={() => void signOut()}>
            <Glyph name="lock" />
            {t('signOut')}
          </Button>
        )}
        {connector?.type !== 'safe' && (
          <Button onClick={() => void disconnect()}>
            <Glyph name="exit" />
            {t('disconnect')}
          </Button>
        )}
      </div>
      <Transactions explorer={explorer} />
    </div>
  )
}

/** Groups of four characters for comparison; copied text has no gaps. */
const listGroups = (address: Address) =>
  (address.match(/^0x.{4}|.{4}/g) ?? []).map((text, index) => ({ at: `${index}${text}`, text }))

const STATUS = {
  confirmed: 'transactionConfirmed',
  failed: 'transactionFailed',
  pending: 'transactionPending',
} as const

function Transactions({ explorer }: { explorer: string | undefined }) {
  const { appName, t } = useConnectContext()
  const { clear, transactions } = useRecentTransactions()
  return (
    <section aria-label={t('transactionsTitle')} className="csc-transactions">
      <div className="csc-transactions-head">
        <h2 className="csc-group">{t('transactionsTitle')}</h2>
        {transactions.length > 0 && (
          <Button kind="quiet" onClick={clear}>
            {t('clearAll')}
          </Button>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="csc-text">{t('transactionsEmpty', { app: appName })}</p>
      ) : (
        <ul>
          {transactions.map((transaction) => (
            <Transaction explorer={explorer} key={transaction.hash} transaction={transaction} />
          ))}
        </ul>
      )}
    </section>
  )
}

type TransactionProps = { explorer: string | undefined; transaction: RecentTransaction }

function Transaction({ explorer, transaction: { description, hash, kind, status } }: TransactionProps) {
  const { t } = useConnectContext()
  const words = (
    <>
      {status === 'pending' ? <Spinner /> : <Glyph name={status === 'confirmed' ? 'check' : 'stop'} />}
      <span className="csc-row-name">
        <span className="csc-strong">{description}</span>
        <span className="csc-text">{t(STATUS[status])}</span>
      </span>
    </>
  )
  return (
    <li>
      {explorer && kind === 'transaction' ? (
        <a className="csc-row" href={`${explorer}/tx/${hash}`} rel="noreferrer noopener" target="_blank">
          {words}
          <Glyph name="external" />
        </a>
      ) : (
        <div className="csc-row csc-row-still">{words}</div>
      )}
    </li>
  )
}
