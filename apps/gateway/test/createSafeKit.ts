import type { DemoAccount } from '@countersign/devchain/accounts'
import { safeContracts } from '@countersign/devchain/demo-world'
import SafeKit from '@safe-global/protocol-kit'
import type { Address } from 'viem'

const contracts = safeContracts['1.4.1']

/** The embedded chain is not in the kit's list of deployments. */
const contractNetworks = {
  '31337': {
    createCallAddress: contracts.createCall,
    fallbackHandlerAddress: contracts.compatibilityFallbackHandler,
    multiSendAddress: contracts.multiSend,
    multiSendCallOnlyAddress: contracts.multiSendCallOnly,
    safeProxyFactoryAddress: contracts.proxyFactory,
    safeSingletonAddress: contracts.singletonL2,
    signMessageLibAddress: contracts.signMessageLib,
    simulateTxAccessorAddress: contracts.simulateTxAccessor,
  },
}

export type CreateSafeKitParameters = { rpcUrl: string; signer: DemoAccount } & (
  | { safeAddress: Address }
  | { owners: readonly Address[]; saltNonce: string; threshold: number }
)

/** The official protocol-kit for a deployed or predicted Safe 1.4.1. */
export function createSafeKit(parameters: CreateSafeKitParameters): Promise<SafeKit> {
  const { rpcUrl, signer } = parameters
  const config = { contractNetworks, provider: rpcUrl, signer: signer.privateKey }
  if ('safeAddress' in parameters) return SafeKit.init({ ...config, safeAddress: parameters.safeAddress })
  const { owners, saltNonce, threshold } = parameters
  return SafeKit.init({
    ...config,
    predictedSafe: {
      safeAccountConfig: { owners: [...owners], threshold },
      safeDeploymentConfig: { safeVersion: '1.4.1', saltNonce },
    },
  })
}
