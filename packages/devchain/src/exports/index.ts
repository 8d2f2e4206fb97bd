export { chainId } from '../contracts/chainConstants.ts'
export { DevchainError } from '../errors/DevchainError.ts'
export { DevchainStartError } from '../errors/DevchainStartError.ts'
export { type Devchain, type StartDevchainParameters, startDevchain } from '../startDevchain.ts'
