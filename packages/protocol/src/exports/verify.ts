export { claim } from '../evidence/Claimed.ts'
export { type BlockReference, isVerified, type Verified, verifyOwn } from '../evidence/Evidence.ts'
export {
  type AssertTransactionRequestParameters,
  assertTransactionRequest,
  InvalidTransactionRequestError,
} from '../rules/assertTransactionRequest.ts'
export { acceptContractSignature } from '../verify/acceptContractSignature.ts'
export { applyClaimedRisk, type ClaimedRisk } from '../verify/applyClaimedRisk.ts'
export type { Check } from '../verify/Check.ts'
export { type ClaimedMessage, toClaimedMessage } from '../verify/ClaimedMessage.ts'
export {
  type ClaimedExecution,
  type ClaimedMovement,
  type ClaimedTransaction,
  type ClaimedTransfer,
  toClaimedTransaction,
} from '../verify/ClaimedTransaction.ts'
export { checkAuthor, getNoteTypedData } from '../verify/checkAuthor.ts'
export { checkChainInfo } from '../verify/checkChainInfo.ts'
export { checkFreshness, checkSupport } from '../verify/checkFreshness.ts'
export { checkMessageContent } from '../verify/checkMessageContent.ts'
export { getQueueDigest } from '../verify/checkQueue.ts'
export { checkRecipient, checkTarget } from '../verify/checkRecipient.ts'
export { checkTokenName, isLikeSymbol } from '../verify/checkTokenName.ts'
export { checkTransfer } from '../verify/checkTransfer.ts'
export { type CreationCall, createCreationCall, createDeploymentRequest } from '../verify/createDeploymentRequest.ts'
export { createExecutionRequest, type ExecutionRequest } from '../verify/createExecutionRequest.ts'
export {
  acceptApproval,
  createHashApproval,
  encodeApproval,
  type HashApproval,
  listApprovals,
} from '../verify/createHashApproval.ts'
export { createMessageSigningRequest, type MessageSigningRequest } from '../verify/createMessageSigningRequest.ts'
export { acceptSignature, createSigningRequest, type SigningRequest } from '../verify/createSigningRequest.ts'
export { createVerificationClient } from '../verify/createVerificationClient.ts'
export { type ExecutionEstimate, estimateExecution } from '../verify/estimateExecution.ts'
export { findLookalikes } from '../verify/findLookalikes.ts'
export { findNonceGaps, findOmissions, type Omission } from '../verify/findOmissions.ts'
export { listNestedActions, type NestedAction } from '../verify/listNestedActions.ts'
export { PrefixedAddressError, parsePrefixedAddress, resolveName } from '../verify/parsePrefixedAddress.ts'
export { toLogEvent } from '../verify/readTransferEvents.ts'
export { createVerificationCalls, serveVerification } from '../verify/serveVerification.ts'
export type { ConfirmationReport, SignatureStoreEntry, TransactionReport } from '../verify/TransactionReport.ts'
export { createVerificationCache, type VerificationCache } from '../verify/VerificationCache.ts'
export type { VerificationCalls, VerificationPort } from '../verify/verificationWorker.ts'
export { type ClaimedBalance, verifyBalances } from '../verify/verifyBalances.ts'
export { type CreationReport, verifyCreation } from '../verify/verifyCreation.ts'
export { type DeploymentState, readDeployment, verifyDeployment, verifyPlan } from '../verify/verifyDeployment.ts'
export type { Happened } from '../verify/verifyEntries.ts'
export { type ExecutionState, verifyExecution } from '../verify/verifyExecution.ts'
export { type MessageReport, verifyMessage } from '../verify/verifyMessage.ts'
export { type NestedReport, verifyNested } from '../verify/verifyNested.ts'
export { checkOwnerTree, type OwnerNode, type OwnerTree, verifyOwnerTree } from '../verify/verifyOwnerTree.ts'
export { type TransactionProgress, verifyProgress } from '../verify/verifyProgress.ts'
export {
  type QueueReport,
  type VerifyQueueParameters,
  type VerifyTransactionReturnType,
  verifyQueue,
  verifyTransaction,
} from '../verify/verifyQueue.ts'
export { compareSafes, type SafeReport, verifySafe } from '../verify/verifySafe.ts'
export { verifySafeSignature } from '../verify/verifySafeSignature.ts'
export type { MovementFault, MovementProof } from '../verify/verifyTransfers.ts'
