import {
  ResourceUnavailableError,
  SwitchChainUnsupportedError,
  switchNetwork,
  UserRejectedError,
} from '@countersign/connect'
import type { ChainConfig } from '@countersign/protocol/config'
import { useMutation } from '@tanstack/react-query'
import { useServices } from '../../domain/services/Services.ts'
import { useSigner } from '../../domain/services/useSigner.ts'
import { describeError, rootSentence } from '../../lib/describeError.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

const t = createCatalogue('connect')

export function WrongChain({ chain }: { chain: ChainConfig }) {
  const { chainId } = useSigner()
  const { wagmi } = useServices()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => switchNetwork(wagmi, { chainId: chain.id }) })
  if (chainId === undefined || chainId === chain.id) return null
  return (
    <Notice
      actions={
        <Button isBusy={isPending} look="primary" onClick={() => mutate()}>
          {t('switch', { chain: chain.name })}
        </Button>
      }
      details={error ? describeError(error).details : undefined}
      title={t('wrongChainTitle')}
      tone="caution"
    >
      <p>{t('wrongChainText', { chain: chain.name })}</p>
      {error ? <p role="alert">{switchFailure(error)}</p> : null}
    </Notice>
  )
}

function switchFailure(error: Error): string {
  if (error instanceof UserRejectedError) return t('switchRejected')
  if (error instanceof ResourceUnavailableError) return t('switchPending')
  if (error instanceof SwitchChainUnsupportedError) return t('switchUnsupported')
  // The wallet's own error, without the wrapping of libraries.
  return t('switchFailed', { reason: rootSentence(error) })
}
