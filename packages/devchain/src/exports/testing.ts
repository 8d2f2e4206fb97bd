export { createTestClient, devchain, type TestClient } from '../client/createTestClient.ts'
export { getGenesisAccounts } from '../contracts/getGenesis.ts'
export { safeAbi } from '../contracts/safeAbi.ts'
export {
  encodeExecTransaction,
  encodeSafeSetup,
  hashOnChain,
  type SafeTransaction,
  signHash,
  toSafeTransaction,
} from '../safe/SafeTransaction.ts'
export { type BorrowedDevchain, borrowDevchain } from '../testing/borrowDevchain.ts'
export {
  type AssertionOptions,
  createSoftwarePasskey,
  type SoftwarePasskey,
} from '../testing/createSoftwarePasskey.ts'
export {
  type DeploySafeParameters,
  deployBoundSigner,
  deploySafe,
  type ExecuteAsSafeParameters,
  executeAsSafe,
} from '../testing/executeAsSafe.ts'
export { reorg } from '../testing/reorg.ts'
