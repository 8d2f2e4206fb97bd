import { type Address, type Hex, keccak256 } from 'viem'
import { z } from 'zod'
import { AdminError } from '../AdminCommand.ts'

/** A contract that deploys others by CREATE2, at addresses that depend on their code only. */
export type DeploymentFactory = {
  address: Address
  name: string
  /** Its own deployment, signed in advance; undefined where nobody published one for the chain. */
  creation: { cost: bigint; signer: Address; transaction: Hex } | undefined
}

/** Of both: they are the same program. */
const factoryCodeHash = '0x2fa86add0aed31f33a762c9d88e807c475bd51d0f52bd0955754b2608f7e4989'

export const isFactoryCode = (code: Hex | undefined) => code !== undefined && keccak256(code) === factoryCodeHash

/** https://github.com/Arachnid/deterministic-deployment-proxy: signed without a chain id, for any chain that accepts that. */
const proxyTransaction =
  '0xf8a58085174876e800830186a08080b853604580600e600039806000f350fe7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf31ba02222222222222222222222222222222222222222222222222222222222222222a02222222222222222222222222222222222222222222222222222222222222222'

/** `artifacts/<chain id>/deployment.json` of @safe-global/safe-singleton-factory. */
const CreationSchema = z.object({
  address: z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)),
  gasLimit: z.number().int().positive(),
  gasPrice: z.number().nonnegative(),
  signerAddress: z.custom<Address>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)),
  transaction: z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]+$/.test(value)),
})

/** The factories of the official addresses. Safe signs the creation of its own for one chain at a time. */
export function createFactories(creationText: string | undefined): readonly DeploymentFactory[] {
  const creation = creationText === undefined ? undefined : parseCreation(creationText)
  return [
    {
      address: creation?.address ?? '0x914d7Fec6aaC8cd542e72Bca78B30650d45643d7',
      creation: creation && {
        cost: BigInt(creation.gasLimit) * BigInt(creation.gasPrice),
        signer: creation.signerAddress,
        transaction: creation.transaction,
      },
      name: 'Safe singleton factory',
    },
    {
      address: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
      creation: {
        cost: 10_000_000_000_000_000n,
        signer: '0x3fAB184622Dc19b6109349B94811493BF2a45362',
        transaction: proxyTransaction,
      },
      name: 'deterministic deployment proxy',
    },
  ]
}

function parseCreation(text: string): z.infer<typeof CreationSchema> {
  try {
    return CreationSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new AdminError('--factory-creation is not a deployment.json of @safe-global/safe-singleton-factory.', {
      cause,
    })
  }
}
