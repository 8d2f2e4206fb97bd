import type { ChainConfig } from '@countersign/protocol'
import { SwitchChainNotSupportedError, useSwitchChain } from 'wagmi'
import { useSigner } from '../../domain/wallet/useSigner.ts'
import { describeError, errorCode } from '../../lib/describeError.ts'
import { connectText } from '../../lib/messages/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'

export type WrongChainProps = { chain: ChainConfig }

/** Says so when the wallet is on another chain than the Safe, and switches it; an unknown chain (4902) is added by the connector. */
export function WrongChain({ chain }: WrongChainProps) {
  const { chainId } = useSigner()
  const { mutate, isPending, error } = useSwitchChain()
  if (chainId === undefined || chainId === chain.id) return null
  return (
    <Notice
      actions={
        <Button isBusy={isPending} look="primary" onClick={() => mutate({ chainId: chain.id })}>
          {connectText.switch(chain.name)}
        </Button>
      }
      details={error ? describeError(error).details : undefined}
      title={connectText.wrongChainTitle}
      tone="caution"
    >
      <p>{connectText.wrongChainText(chain.name)}</p>
      {error ? <p role="alert">{switchFailure(error)}</p> : null}
    </Notice>
  )
}

function switchFailure(error: Error): string {
  const code = errorCode(error)
  if (code === 4001) return connectText.switchRejected
  if (code === 4200 || error instanceof SwitchChainNotSupportedError) return connectText.switchUnsupported
  return `${connectText.switchFailed}: ${describeError(error).sentence}`
}
