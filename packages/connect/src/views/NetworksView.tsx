import { useChains, useConnection } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import type { MessageKey } from '../messages/en.ts'
import type { SwitchStatus } from '../state/DialogState.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { Glyph } from '../ui/Glyph.tsx'
import { Spinner } from '../ui/Spinner.tsx'

/** What a switch says now; also read aloud. */
export function describeSwitch({ status }: SwitchStatus): MessageKey | undefined {
  switch (status) {
    case 'idle':
      return undefined
    case 'asking':
      return 'confirmInWallet'
    case 'rejected':
      return 'switchRejected'
    case 'pending':
      return 'switchPending'
    case 'unsupported':
      return 'switchUnsupported'
    case 'failed':
      return 'switchFailed'
  }
}

/** The configured networks; a refused switch stays visible, with its reason. */
export function NetworksView({ progress }: { progress: SwitchStatus }) {
  const { appName, connection, disconnect, switchNetwork, t } = useConnectContext()
  const { connector } = useConnection()
  const chains = useChains()
  const current = connection.status === 'connected' ? connection.chain : undefined
  const target = 'chainId' in progress ? chains.find(({ id }) => id === progress.chainId) : undefined
  const message = describeSwitch(progress)
  const values = { app: appName, chain: target?.name ?? '', wallet: connector?.name ?? '' }
  return (
    <div className="csc-view">
      {current?.unsupported && (
        <p className="csc-error">
          <Glyph name="stop" />
          <span>{t('wrongNetworkText')}</span>
        </p>
      )}
      <ul className="csc-networks">
        {chains.map(({ id, name }) => {
          const isCurrent = id === current?.id
          const isAsked = progress.status === 'asking' && progress.chainId === id
          return (
            <li key={id}>
              <button
                aria-current={isCurrent}
                aria-disabled={isCurrent || progress.status === 'asking'}
                className="csc-row"
                data-csc-chain={id}
                onClick={() => !isCurrent && progress.status !== 'asking' && void switchNetwork(id)}
                type="button"
              >
                <BrandIcon icon={undefined} name={name} size={28} />
                <span className="csc-row-name">{name}</span>
                {isCurrent && <span className="csc-badge">{t('connected')}</span>}
                {isAsked && (
                  <span className="csc-badge">
                    <Spinner />
                    {t('confirmInWallet')}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {'error' in progress && message && (
        <>
          <p className="csc-error">
            <Glyph name="stop" />
            <span>{t(message, values)}</span>
          </p>
          <ErrorDetails error={progress.error} />
        </>
      )}
      {current?.unsupported && connector?.type !== 'safe' && (
        <div className="csc-actions">
          <Button kind="danger" onClick={() => void disconnect()}>
            {t('disconnect')}
          </Button>
        </div>
      )}
    </div>
  )
}
