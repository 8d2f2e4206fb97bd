import {
  type Address,
  concat,
  encodeAbiParameters,
  getCreate2Address,
  type Hex,
  parseAbi,
  parseAbiParameters,
  zeroHash,
} from 'viem'

/** A P-256 public key. */
export type PasskeyPublicKey = { x: bigint; y: bigint }

/** Safe's contract that deploys one signer contract per passkey. */
export type PasskeySignerFactory = {
  version: string
  address: Address
  codeHash: Hex
  /** What its signers delegate to. */
  singleton: Address
  /** Creation code of its signers: their addresses derive from it. */
  signerCode: Hex
}

/** Newest first, from @safe-global/safe-modules-deployments; that of 0.2.1 has no published code to derive signers from. */
export const passkeySignerFactories: readonly [PasskeySignerFactory, ...PasskeySignerFactory[]] = [
  {
    version: '0.2.0',
    address: '0xF7488fFbe67327ac9f37D5F722d83Fc900852Fbf',
    codeHash: '0xbe9db61b4ee533cb4b1136ef244141db4ca3b7867b44d154db9faeb22f39d7bb',
    singleton: '0x270D7E4a57E6322f336261f3EaE2BADe72E68d72',
    signerCode:
      '0x61010060405234801561001157600080fd5b506040516101ee3803806101ee83398101604081905261003091610058565b6001600160a01b0390931660805260a09190915260c0526001600160b01b031660e0526100bc565b6000806000806080858703121561006e57600080fd5b84516001600160a01b038116811461008557600080fd5b60208601516040870151606088015192965090945092506001600160b01b03811681146100b157600080fd5b939692955090935050565b60805160a05160c05160e05160ff6100ef60003960006008015260006031015260006059015260006080015260ff6000f3fe608060408190527f00000000000000000000000000000000000000000000000000000000000000003660b681018290527f000000000000000000000000000000000000000000000000000000000000000060a082018190527f00000000000000000000000000000000000000000000000000000000000000008285018190527f00000000000000000000000000000000000000000000000000000000000000009490939192600082376000806056360183885af490503d6000803e8060c3573d6000fd5b503d6000f3fea2646970667358221220ddd9bb059ba7a6497d560ca97aadf4dbf0476f578378554a50d41c6bb654beae64736f6c63430008180033',
  },
]

/** One contract for the passkeys of all Safes: each Safe stores the key of its own. */
export const sharedPasskeySigner = {
  version: '0.2.0',
  address: '0xfD90FAd33ee8b58f32c00aceEad1358e4AFC23f9',
  codeHash: '0xd5ebb9058508d32950f30edcdb7fa84dce588a60106a55f4bc9d0ef526b9ab15',
} as const satisfies { version: string; address: Address; codeHash: Hex }

/** RIP-7212 and EIP-7951. */
export const p256Precompile: Address = '0x0000000000000000000000000000000000000100'

/** Contracts that verify P-256 signatures where the chain has no precompile. */
export const p256Verifiers: readonly [P256Verifier, ...P256Verifier[]] = [
  {
    name: 'DaimoP256Verifier',
    address: '0xc2b78104907F722DABAc4C69f826a522B2754De4',
    codeHash: '0x3cd725b6ba67b40b7979190c41a015e82cf21e098eb61832ba623f8538bab7fc',
  },
  {
    name: 'FCLP256Verifier',
    address: '0x445a0683e494ea0c5AF3E83c5159fBE47Cf9e765',
    codeHash: '0x0d23c6a31df5b9c5358b2899ac8b0b7f06560804f53ccb13852ed7b25117a1d8',
  },
]

type P256Verifier = { name: string; address: Address; codeHash: Hex }

/** What a chain needs for new passkey owners, and every verifier that a signer may name. */
export const passkeyDeployments: readonly (P256Verifier & { version: string })[] = [
  { ...pick(passkeySignerFactories[0]), name: 'SafeWebAuthnSignerFactory' },
  { ...sharedPasskeySigner, name: 'SafeWebAuthnSharedSigner' },
  ...p256Verifiers.map((verifier) => ({ ...verifier, version: passkeySignerFactories[0].version })),
]

function pick({ address, codeHash, version }: PasskeySignerFactory) {
  return { address, codeHash, version }
}

/**
 * The verifiers of new signers: the precompile, and a contract for chains without it. The same everywhere, because the
 * address of a signer derives from them.
 */
export const defaultVerifiers: bigint = packVerifiers({
  precompile: p256Precompile,
  contract: p256Verifiers[0].address,
})

/** As the signer stores them: two bytes of the precompile's address before those of the contract's. */
export function packVerifiers({
  contract,
  precompile,
}: {
  contract: Address
  precompile: Address | undefined
}): bigint {
  return (BigInt(precompile ?? 0) << 160n) | BigInt(contract)
}

export const passkeySignerAbi = parseAbi([
  'function getConfiguration() view returns (uint256 x, uint256 y, uint176 verifiers)',
])

export const sharedPasskeySignerAbi = parseAbi([
  'struct Signer { uint256 x; uint256 y; uint176 verifiers; }',
  'function getConfiguration(address account) view returns (Signer signer)',
])

type PredictPasskeySignerParameters = PasskeyPublicKey & {
  /** @default the newest */
  factory?: PasskeySignerFactory
  /** @default defaultVerifiers */
  verifiers?: bigint
}

/**
 * The address of a passkey's signer contract, whether it is deployed or not. It proves the key: no other has it.
 *
 * @example
 * const owner = predictPasskeySigner({ x, y })
 */
export function predictPasskeySigner({
  factory = passkeySignerFactories[0],
  verifiers = defaultVerifiers,
  x,
  y,
}: PredictPasskeySignerParameters): Address {
  const configuration = encodeAbiParameters(parseAbiParameters('address, uint256, uint256, uint176'), [
    factory.singleton,
    x,
    y,
    verifiers,
  ])
  return getCreate2Address({
    bytecode: concat([factory.signerCode, configuration]),
    from: factory.address,
    salt: zeroHash,
  })
}
