/** Tokens of the embedded chain. Anyone may mint them. */
export const demoTokens = {
  demo: {
    address: '0xacEF5a9A98B6Fc8e6689A58a2515f21cebC2A23B',
    decimals: 18,
    name: 'Demo Token',
    symbol: 'DEMO',
    type: 'ERC20',
  },
  seals: {
    address: '0xB324B10Cfd0F8fE5618E642B5C1D38d8acfdB540',
    decimals: 0,
    name: 'Demo Seals',
    symbol: 'SEAL',
    type: 'ERC721',
  },
  usdc: {
    address: '0x18D105209982D86172a6270823e095fee297B0a4',
    decimals: 6,
    name: 'Demo USD Coin',
    symbol: 'USDC',
    type: 'ERC20',
  },
} as const

/** Lets one owner pay from a Safe that enabled it. */
export const demoModule = '0x931E76Ee5C35C71Be837D8402C0ad78E2563E7E2'

/** A guard of transactions and modules that rejects only payments to the zero address. */
export const demoGuard = '0xA16A2cA18C3a01cdc9c842D36A31107d48edD1cC'

/** COUPON, an ERC-1155. Anyone may mint. */
export const demoCoupons = '0x33aA7680B9692BDB1ea3d75e4741cD628a4F22E0'

export const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** The official address of AllowanceModule 0.1.1; the code is `LocalAllowanceModule.sol`. */
export const allowanceModule = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
