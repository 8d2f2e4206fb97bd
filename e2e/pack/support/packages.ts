/** What is published; `npm test` packs the first. */
export const PACKAGES = ['protocol', 'client', 'frame', 'connect'].slice(0, process.env.LONG_TESTS ? 4 : 1)

/** What the fresh apps install beside them; exact, so that a run of today is a run of tomorrow. */
export const VERSIONS: Readonly<Record<string, string>> = {
  '@arethetypeswrong/core': '0.18.5',
  '@coinbase/wallet-sdk': '4.3.7',
  '@tanstack/react-query': '5.107.1',
  '@types/react': '19.3.0',
  '@types/react-dom': '19.3.0',
  '@types/node': '20.19.25',
  '@walletconnect/sign-client': '2.21.8',
  jsqr: '1.4.0',
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  typescript: '6.0.3',
  viem: '2.57.1',
  vite: '8.3.8',
  wagmi: '3.7.7',
  zod: '4.6.7',
}

/** The lowest that the ranges of our packages allow. */
export const LOWEST: Readonly<Record<string, string>> = {
  '@tanstack/react-query': '5.0.0',
  '@types/react': '18.3.8',
  '@types/react-dom': '18.3.7',
  react: '18.0.0',
  'react-dom': '18.0.0',
  viem: '2.38.0',
  wagmi: '3.6.20',
  zod: '4.5.0',
}

/** For apps that use it; version 11 refuses Node 20. */
export const PNPM = '10.20.0'

export const REACT_18: Readonly<Record<string, string>> = {
  '@types/react': '18.3.8',
  '@types/react-dom': '18.3.7',
  react: '18.3.1',
  'react-dom': '18.3.1',
}

export const VITE_7 = '7.3.8'
