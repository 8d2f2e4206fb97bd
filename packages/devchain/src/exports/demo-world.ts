export { chainId } from '../contracts/chainConstants.ts'
export { demoModule, demoTokens, multicall3 } from '../contracts/demoTokens.ts'
export { ensContracts } from '../contracts/ensContracts.ts'
export { type SafeVersion, safeContracts } from '../contracts/safeContracts.ts'
