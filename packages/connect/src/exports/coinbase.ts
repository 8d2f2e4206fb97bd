export { coinbase } from '../connectors/coinbase.ts'
export type { CoinbaseParameters } from '../connectors/createCoinbase.ts'
