import { useChains, useConnection } from 'wagmi'
import { useConnectContext } from '../context/ConnectContext.ts'
import { ChainNotConfiguredError } from '../errors/connectorErrors.ts'
import { describeReason } from '../errors/describeReason.ts'
import { useChainIcons } from '../hooks/useChainIcons.ts'
import { useConnectWallet } from '../hooks/useConnectWallet.ts'
import type { MessageKeyWith, Translate } from '../messages/format.ts'
import type { SwitchStatus } from '../state/DialogState.ts'
import { BrandIcon } from '../ui/BrandIcon.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorDetails } from '../ui/ErrorDetails.tsx'
import { Glyph, Spinner } from '../ui/Glyph.tsx'

export type SwitchValues = { app: string; chain: string; wallet: string }

/** The status of a switch, also announced. A wallet failure is quoted, because libraries wrap it away. */
export function describeSwitch(progress: SwitchStatus, t: Translate, values: SwitchValues): string {
  const key = KEYS[progress.status]
  if (key === undefined) return ''
  if (progress.status !== 'failed') return t(key, values)
  const { error } = progress
  if (error instanceof ChainNotConfiguredError) return error.shortMessage
  const reason = error.cause === undefined ? undefined : describeReason(error.cause)
  return [t(key, values), reason ? t('walletSaid', { reason, wallet: values.wallet }) : ''].join(' ').trim()
}

const KEYS: Readonly<Record<SwitchStatus['status'], MessageKeyWith<keyof SwitchValues> | undefined>> = {
  asking: 'confirmInWallet',
  failed: 'switchFailed',
  idle: undefined,
  pending: 'switchPending',
  rejected: 'switchRejected',
  unsupported: 'switchUnsupported',
}

/** Of one network's button, for an app's own styles. */
const toState = (id: number, current: number | undefined, progress: SwitchStatus) =>
  'chainId' in progress && progress.chainId === id ? progress.status : id === current ? 'connected' : 'idle'

/** The configured networks; a rejected switch stays visible with its reason. */
export function NetworksView({ progress }: { progress: SwitchStatus }) {
  const { appName, t } = useConnectContext()
  const { connection, disconnect, switchNetwork } = useConnectWallet()
  const { connector } = useConnection()
  const chains = useChains()
  const getIcon = useChainIcons(chains.map(({ id }) => id))
  const current = connection.status === 'connected' ? connection.chain : undefined
  const target = 'chainId' in progress ? chains.find(({ id }) => id === progress.chainId) : undefined
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
          const isRequested = progress.status === 'asking' && progress.chainId === id
          return (
            <li key={id}>
              <button
                aria-current={isCurrent}
                aria-disabled={isCurrent || progress.status === 'asking'}
                className="csc-row"
                data-csc-chain={id}
                data-csc-state={toState(id, current?.id, progress)}
                onClick={() => !isCurrent && progress.status !== 'asking' && void switchNetwork(id)}
                type="button"
              >
                <BrandIcon icon={getIcon(id)} kind="chain" name={name} size={28} />
                <span className="csc-row-name">{name}</span>
                {isCurrent && <span className="csc-badge">{t('connected')}</span>}
                {isRequested && (
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
      {'error' in progress && <Failure progress={progress} text={describeSwitch(progress, t, values)} />}
      {current?.unsupported && connector?.type !== 'safe' && (
        <div className="csc-actions">
          <Button onClick={() => void disconnect()}>{t('disconnect')}</Button>
        </div>
      )}
    </div>
  )
}

/** A declined switch is the user's own decision: a sentence, neither red nor with details. */
function Failure({ progress, text }: { progress: Extract<SwitchStatus, { error: Error }>; text: string }) {
  const { t } = useConnectContext()
  const { switchNetwork } = useConnectWallet()
  const isDeclined = progress.status === 'rejected'
  return (
    <div className="csc-view-center csc-notice" data-csc-status={progress.status}>
      <p className={isDeclined ? 'csc-text' : 'csc-error'}>
        {!isDeclined && <Glyph name="stop" />}
        <span>{text}</span>
      </p>
      {progress.status !== 'unsupported' && !(progress.error instanceof ChainNotConfiguredError) && (
        <Button onClick={() => void switchNetwork(progress.chainId)}>{t('tryAgain')}</Button>
      )}
      {!isDeclined && <ErrorDetails error={progress.error} />}
    </div>
  )
}
