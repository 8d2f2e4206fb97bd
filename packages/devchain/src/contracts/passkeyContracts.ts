import type { Address } from 'viem'

const deploymentProxy = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

type PasskeyContract = {
  name: string
  address: Address
  /** That deployed it, with salt 0; undefined: the constructor of the contract before it. */
  factory: Address | undefined
}

/** Safe's passkey signers and the P-256 verifiers, at the addresses of public chains. */
export const passkeyContracts: readonly PasskeyContract[] = [
  {
    name: 'SafeWebAuthnSignerFactory 0.2.0',
    address: '0xF7488fFbe67327ac9f37D5F722d83Fc900852Fbf',
    factory: deploymentProxy,
  },
  {
    name: 'SafeWebAuthnSignerSingleton 0.2.0',
    address: '0x270D7E4a57E6322f336261f3EaE2BADe72E68d72',
    factory: undefined,
  },
  {
    name: 'SafeWebAuthnSharedSigner 0.2.0',
    address: '0xfD90FAd33ee8b58f32c00aceEad1358e4AFC23f9',
    factory: deploymentProxy,
  },
  {
    name: 'DaimoP256Verifier 0.2.0',
    address: '0xc2b78104907F722DABAc4C69f826a522B2754De4',
    factory: deploymentProxy,
  },
  {
    name: 'FCLP256Verifier 0.2.0',
    address: '0x445a0683e494ea0c5AF3E83c5159fBE47Cf9e765',
    factory: deploymentProxy,
  },
]
