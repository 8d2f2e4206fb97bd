export { chainId, secondChainId } from '../contracts/chainConstants.ts'
export { type Devchain, DevchainStartError, type StartDevchainParameters, startDevchain } from '../startDevchain.ts'
export { createDemoRequests, type DemoRequest } from '../world/createDemoRequests.ts'
export { seedSecondChain } from '../world/seedSecondChain.ts'
