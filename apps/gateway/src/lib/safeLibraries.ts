import type { Address } from 'viem'

type SafeLibraries = {
  createCall: Address
  fallbackHandler: Address
  multiSend: Address
  multiSendCallOnly: Address
  proxyFactory: Address
  signMessageLib: Address
  simulateTxAccessor: Address
  /** L1 and L2 singleton. */
  singletons: readonly [Address, Address]
}

/** Canonical addresses of the contracts around a Safe, by version; the same on every chain they were deployed to. */
export const safeLibraries: Readonly<Record<string, SafeLibraries>> = {
  '1.3.0': {
    createCall: '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
    fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    multiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    proxyFactory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    signMessageLib: '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
    simulateTxAccessor: '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da',
    singletons: ['0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552', '0x3E5c63644E683549055b9Be8653de26E0B4CD36E'],
  },
  '1.4.1': {
    createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
    simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
    singletons: ['0x41675C099F32341bf84BFc5382aF534df5C7461a', '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'],
  },
  '1.5.0': {
    createCall: '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
    fallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    multiSend: '0x218543288004CD07832472D464648173c77D7eB7',
    multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
    proxyFactory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    signMessageLib: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
    simulateTxAccessor: '0x07EfA797c55B5DdE3698d876b277aBb6B893654C',
    singletons: ['0xFf51A5898e281Db6DfC7855790607438dF2ca44b', '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e'],
  },
}

const delegatecallTargets = new Set(
  Object.values(safeLibraries).flatMap(({ createCall, multiSend, multiSendCallOnly, signMessageLib }) => [
    createCall,
    multiSend,
    multiSendCallOnly,
    signMessageLib,
  ]),
)

/** Whether the code at this address is a published Safe library that is made to be delegate-called. */
export function isKnownDelegatecallTarget(address: Address): boolean {
  return delegatecallTargets.has(address)
}
