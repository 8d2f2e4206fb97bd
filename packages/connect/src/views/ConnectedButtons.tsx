import { useConfig } from 'wagmi'
import type { Connected } from '../connection/ConnectionResult.ts'
import { useConnectContext } from '../context/ConnectContext.ts'
import { useStartWords } from '../context/useStartWords.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { AccountFace } from './AccountFace.tsx'

export type ConnectedButtonsProps = { connection: Connected; network: 'auto' | 'none'; showBalance: boolean }

/** What somebody who is connected sees: what is wrong and has to be mended first, or network and account. */
export function ConnectedButtons({ connection, network, showBalance }: ConnectedButtonsProps) {
  const { authentication, open, signInMode } = useConnectContext()
  const t = useStartWords()
  const { chains } = useConfig()
  const { account, chain } = connection
  if (chain.unsupported)
    return (
      <button
        aria-haspopup="dialog"
        className="csc-button csc-button-danger csc-button-large"
        onClick={() => open('networks')}
        type="button"
      >
        {t('wrongNetwork')}
      </button>
    )
  if (authentication === 'unauthenticated' && signInMode === 'required')
    return (
      <button
        aria-haspopup="dialog"
        className="csc-button csc-button-primary csc-button-large"
        onClick={() => open('verify')}
        type="button"
      >
        {t('verifyAccount')}
      </button>
    )
  const name = chains.find(({ id }) => id === chain.id)?.name ?? String(chain.id)
  return (
    <>
      {network === 'auto' && chains.length > 1 && (
        <button
          aria-haspopup="dialog"
          className="csc-button csc-button-secondary csc-button-large"
          onClick={() => open('networks')}
          type="button"
        >
          <BrandIcon icon={undefined} name={name} size={28} />
          <span className="csc-visually-hidden">{t('networkLabel', { chain: name })}</span>
          <span aria-hidden="true">{name}</span>
        </button>
      )}
      <button
        aria-haspopup="dialog"
        className="csc-button csc-button-secondary csc-button-large"
        onClick={() => open('profile')}
        type="button"
      >
        <AccountFace address={account.address} chainId={chain.id} showBalance={showBalance} />
      </button>
    </>
  )
}
