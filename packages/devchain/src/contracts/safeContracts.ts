/**
 * Safe contracts of the embedded chain by version, at the addresses of the `canonical` deployments on public chains.
 * Those of 1.3.0 also exist at the `eip155` addresses.
 */
export const safeContracts = {
  '0.1.0': {
    // That of 1.0.0: the contemporary factory has no salt.
    proxyFactory: '0x12302fE9c02ff50939BaAaaf415fc226C078613C',
    singleton: '0x8942595A2dC5181Df0465AF0D7be08c8f23C93af',
  },
  '1.0.0': {
    singleton: '0xb6029EA3B2c51D09a50B53CA8012FeEB05bDa35A',
    proxyFactory: '0x12302fE9c02ff50939BaAaaf415fc226C078613C',
  },
  '1.1.0': {
    defaultCallbackHandler: '0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44',
    proxyFactory: '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
    singleton: '0xaE32496491b53841efb51829d6f886387708F99B',
  },
  '1.1.1': {
    defaultCallbackHandler: '0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44',
    singleton: '0x34CfAC646f301356fAa8B21e94227e3583Fe3F5F',
    multiSend: '0x8D29bE29923b68abfDD21e541b9374737B49cdAD',
    proxyFactory: '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
  },
  '1.2.0': {
    // Released without its own factory, handler or libraries.
    defaultCallbackHandler: '0xd5D82B6aDDc9027B22dCA772Aa68D5d74cdBdF44',
    multiSend: '0x8D29bE29923b68abfDD21e541b9374737B49cdAD',
    proxyFactory: '0x76E2cFc1F5Fa8F6a5b3fC4c8F4788F0116861F9B',
    singleton: '0x6851D6fDFAfD08c0295C392436245E5bc78B0185',
  },
  '1.3.0': {
    compatibilityFallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
    createCall: '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
    singleton: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
    singletonL2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
    multiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
    multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
    proxyFactory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
    signMessageLib: '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
    simulateTxAccessor: '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da',
  },
  '1.4.1': {
    compatibilityFallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
    createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
    multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
    singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
    singletonL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
    safeMigration: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
    proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
    safeToL2Migration: '0xfF83F6335d8930cBad1c0D439A841f01888D9f69',
    safeToL2Setup: '0xBD89A1CE4DDe368FFAB0eC35506eEcE0b1fFdc54',
    signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
    simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
  },
  '1.5.0': {
    compatibilityFallbackHandler: '0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4',
    createCall: '0x2Ef5ECfbea521449E4De05EDB1ce63B75eDA90B4',
    extensibleFallbackHandler: '0x85a8ca358D388530ad0fB95D0cb89Dd44Fc242c3',
    multiSend: '0x218543288004CD07832472D464648173c77D7eB7',
    multiSendCallOnly: '0xA83c336B20401Af773B6219BA5027174338D1836',
    singleton: '0xFf51A5898e281Db6DfC7855790607438dF2ca44b',
    singletonL2: '0xEdd160fEBBD92E350D4D398fb636302fccd67C7e',
    safeMigration: '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC',
    proxyFactory: '0x14F2982D601c9458F93bd70B218933A6f8165e7b',
    safeToL2Setup: '0x900C7589200010D6C6eCaaE5B06EBe653bc2D82a',
    signMessageLib: '0x4FfeF8222648872B3dE295Ba1e49110E61f5b5aa',
    simulateTxAccessor: '0x07EfA797c55B5DdE3698d876b277aBb6B893654C',
    tokenCallbackHandler: '0x54e86d004d71a8D2112ec75FaCE57D730b0433F3',
  },
} as const

export type SafeVersion = keyof typeof safeContracts
