import { deleteTransaction } from '@countersign/client'
import { ChainUnreachableError } from '@countersign/protocol/chain'
import { toNodeError } from '@countersign/protocol/errors'
import { getDeleteRequestTypedData, getTotp } from '@countersign/protocol/hash'
import {
  acceptApproval,
  acceptContractSignature,
  acceptSignature,
  assertTransactionRequest,
  createHashApproval,
  createMessageSigningRequest,
  createSigningRequest,
  type HashApproval,
  type MessageSigningRequest,
  type SigningRequest,
} from '@countersign/protocol/verify'
import { HexSchema, MessageContentSchema } from '@countersign/protocol/wire'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, Chain, Client, Hex, Transport, TypedDataDefinition } from 'viem'
import { call, getCode, sendTransaction, signTypedData, waitForTransactionReceipt } from 'viem/actions'
import { getConnectorClient } from 'wagmi/actions'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { writeKey } from '../safe/listChangedKeys.ts'
import { safeKey } from '../safe/queries.ts'
import { useConnectDialog } from '../services/ConnectDialogContext.ts'
import { getChainClient, type Services, useServices } from '../services/Services.ts'
import { type SignableRecord, type StoredConfirmation, toStored } from '../signature-store/ConfirmationsSchema.ts'
import { addOwn } from '../signature-store/confirmations.ts'
import { clearForm, findDraft, finishDraft, readNote, saveForm } from '../signature-store/drafts.ts'
import { isTransaction, type ReportId, type Signable } from '../transactions/Report.ts'
import { isContractCode } from '../transactions/readToken.ts'
import { storeCosignatures } from '../transactions/storeCosignatures.ts'
import { checkPasskey, connectAccount } from './connectAccount.ts'
import { deliverSignatures, findRecord, isKnownToService, listUndelivered, settleWrite } from './deliverSignatures.ts'
import { signNote } from './note.ts'

const t = createCatalogue('connect')

/** `noting`: the note is signed first. `approving` and `mining`: the owner sends a transaction instead of a signature. */
export type SigningStep = 'noting' | 'signing' | 'approving' | 'mining' | 'delivering'

type Way = 'signature' | 'approval'

export type Signing = ReturnType<typeof useSigning>

/** The only signing path of transactions and messages: freeze, request, verify, store, then deliver. */
export function useSigning(report: Signable, account: Address | undefined) {
  const services = useServices()
  const { record: recordSent } = useConnectDialog()
  const [step, setStep] = useState<SigningStep>('signing')
  const [pressed, setPressed] = useState<Way>()
  const { id, state } = report
  const { chainId } = id

  const deliver = useMutation({
    mutationKey: writeKey(id),
    mutationFn: async (signatures: readonly StoredConfirmation[]) => {
      setStep('delivering')
      const record = findRecord(services, report)
      if (record) return deliverSignatures(services, { record, signatures, isKnown: isKnownToService(report) })
    },
    onSettled: (response) => settleWrite(services, id, typeof response === 'object' ? response : undefined),
  })

  const sign = useMutation({
    mutationFn: async (way: Way) => {
      // Only verified values; nothing is fetched from here to the signature.
      const { request, record, createApproval } = freeze(report)
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      const node = getChainClient(services, chainId)
      const connectWallet = () => connectAccount(services, { account, chainId })
      // Before the signature: whoever rejects the note has signed nothing.
      const origin = isTransaction(report) ? await signOrigin(report.id, account, connectWallet) : undefined
      setStep(way === 'signature' ? 'signing' : 'approving')
      const signature =
        way === 'approval' && createApproval && 'transaction' in request
          ? await approveTransaction(node, {
              request: createApproval(),
              owner: account,
              connectWallet,
              onSent: (hash) => {
                setStep('mining')
                recordSent({ description: t('approved', { nonce: String(request.transaction.nonce) }), hash })
              },
            })
          : await requestSignature(await connectWallet(), {
              request,
              owner: account,
              node,
              answers: openAnswers(services, record.hash, account),
              check: (answer) => checkPasskey(services, { account, hash: record.hash, signature: answer }),
            })
      const own = { signer: account, signature, source: 'yours' as const, signedAt: Date.now(), isDelivered: false }
      const confirmation: StoredConfirmation = origin ? { ...own, origin } : own
      // Stored first, so that a failed delivery loses nothing.
      services.confirmations.update((all) => addOwn(all, record, confirmation))
      openAnswers(services, record.hash, account).save(undefined)
      // With the verified confirmations on screen, which may have been evicted since.
      storeCosignatures(services, [report])
      return confirmation
    },
    onSuccess: async (confirmation) => {
      if (!isTransaction(report) || !state?.planned) return deliver.mutate([confirmation])
      // No service indexes an undeployed Safe: owners exchange signatures by file.
      services.drafts.update((drafts) => finishDraft(drafts, report.id.safeTxHash))
      await settleWrite(services, id)
    },
  })

  async function signOrigin(
    of: ReportId,
    owner: Address,
    connectWallet: () => ReturnType<typeof getConnectorClient>,
  ): Promise<string | undefined> {
    const note = isKnownToService(report) ? '' : readNote(services.drafts.get(), of.safeTxHash).trim()
    if (!note) return describeRequester(services, of)
    setStep('noting')
    return signNote(await connectWallet(), { id: of, node: getChainClient(services, chainId), note, owner })
  }

  const start = (way: Way) => {
    setPressed(way)
    deliver.reset()
    sign.mutate(way)
  }

  return {
    sign: () => start('signature'),
    /** For wallets without typed data, and owners who prefer `approveHash`. Transactions only. */
    approve: () => start('approval'),
    deliverAgain: () => {
      setPressed(undefined)
      deliver.mutate(listUndelivered(services, report))
    },
    step,
    isBusy: sign.isPending || deliver.isPending,
    /** What is under way, so that only its button shows progress. */
    pressed: sign.isPending || deliver.isPending ? pressed : undefined,
    isSigned: sign.isSuccess,
    signError: sign.error,
    deliverError: deliver.error,
    isDelivering: deliver.isPending,
    reset: () => {
      sign.reset()
      deliver.reset()
    },
  }
}

function freeze(report: Signable) {
  const { id, state } = report
  if (!state) throw new Error('Nothing to sign: the button should not have been there.')
  const common = { chainId: id.chainId, safe: id.address, version: state.version }
  if (isTransaction(report)) {
    const { transaction } = report
    const { safeTxHash } = report.id
    if (!transaction) throw new Error('Nothing to sign: the button should not have been there.')
    const shown = { ...common, transaction, safeTxHash }
    const request = createSigningRequest(shown)
    const stored = { ...common, hash: safeTxHash, transaction: toStored(request.transaction), confirmations: [] }
    const record: SignableRecord = { kind: 'transaction', ...stored }
    return { request, record, createApproval: () => createHashApproval(shown) }
  }
  const { content } = report
  const { messageHash } = report.id
  if (!content) throw new Error('Nothing to sign: the button should not have been there.')
  const request = createMessageSigningRequest({ ...common, content, safeMessageHash: messageHash })
  const record: SignableRecord = {
    kind: 'message',
    chainId: common.chainId,
    safe: common.safe,
    hash: messageHash,
    content: MessageContentSchema.parse(request.content),
    confirmations: [],
  }
  return { request, record, createApproval: undefined }
}

/** The requesting app in the common `origin` format; unverified for co-signers. */
function describeRequester({ drafts }: Services, { safeTxHash }: ReportId): string | undefined {
  const { askedBy } = findDraft(drafts.get(), safeTxHash) ?? {}
  return askedBy && JSON.stringify({ name: askedBy.name, url: askedBy.origin })
}

export type ApproveTransactionParameters = {
  request: HashApproval
  owner: Address
  /** Called only after the simulation succeeded. */
  connectWallet: () => Promise<Client<Transport, Chain>>
  onSent: (hash: Hex) => void
  pollingInterval?: number
}

export async function approveTransaction(
  node: Client<Transport, Chain>,
  { request, owner, connectWallet, onSent, pollingInterval = 500 }: ApproveTransactionParameters,
): Promise<Hex> {
  const { to, data } = request.call
  // Wallets report violations inconsistently or not at all.
  assertTransactionRequest({ chainId: node.chain.id, to })
  const explain = (cause: unknown) => Promise.reject(toNodeError(cause) ?? cause)
  await call(node, { account: owner, data, to }).catch(explain)
  const wallet = await connectWallet()
  const hash = await sendTransaction(wallet, { account: owner, chain: node.chain, data, to }).catch(explain)
  onSent(hash)
  // After a timeout it may still be mined: the Safe is read in any case.
  await waitForTransactionReceipt(node, { hash, pollingInterval }).catch(() => undefined)
  return acceptApproval(node, { owner, request })
}

export type RequestSignatureParameters = {
  request: SigningRequest | MessageSigningRequest
  owner: Address
  /** Our own node: the account may be a contract. */
  node: Client
  /** Survives a reload. */
  answers?: Answers
  /** What is known about the account's answers here, before the chain is asked. */
  check?: (answer: Hex) => Promise<void>
}

/** Requests a signature once: an answer that could not be verified before is verified again first. */
export async function requestSignature(
  wallet: Client,
  { answers, check, ...parameters }: RequestSignatureParameters,
): Promise<Hex> {
  const { owner, request } = parameters
  const typedData: TypedDataDefinition = request.typedData
  const waiting = answers?.find()
  const accepted = waiting && (await acceptAnswer(waiting, parameters).catch(unlessUnreachable))
  if (accepted) return accepted
  const signature = await signTypedData(wallet, { account: owner, ...typedData })
  await check?.(signature)
  // A closed page, or a node that does not answer, must not cost a contract's owners their signatures.
  answers?.save(signature)
  return acceptAnswer(signature, parameters).catch((error: unknown) => {
    unlessUnreachable(error)
    answers?.save(undefined)
    throw error
  })
}

function unlessUnreachable(error: unknown): undefined {
  if (error instanceof ChainUnreachableError) throw error
  return undefined
}

/** The kernel accepts it only for this owner and request: by the account's key or, for a contract, by EIP-1271. */
async function acceptAnswer(
  signature: Hex,
  { node, owner, request }: Omit<RequestSignatureParameters, 'answers' | 'check'>,
): Promise<Hex> {
  try {
    return await acceptSignature({ owner, request, signature })
  } catch (error) {
    const code = await getCode(node, { address: owner }).catch((cause: unknown) => {
      throw new ChainUnreachableError({ cause, method: 'eth_getCode' })
    })
    if (!isContractCode(code)) throw error
    return acceptContractSignature(node, { owner, request, signature })
  }
}

/** A wallet's answer until it is verified; then it is a confirmation. */
type Answers = { find: () => Hex | undefined; save: (answer: Hex | undefined) => void }

function openAnswers({ drafts }: Pick<Services, 'drafts'>, hash: Hex, owner: Address): Answers {
  const key = `answer:${hash}:${owner}`.toLowerCase()
  return {
    find: () => HexSchema.safeParse(drafts.get().forms[key]).data,
    save: (answer) => {
      if (answer) drafts.update((all) => saveForm(all, key, answer))
      else if (key in drafts.get().forms) drafts.update((all) => clearForm(all, key))
    },
  }
}

export type UseWithdrawalParameters = { id: ReportId; account: Address | undefined; onDone: () => Promise<void> }

/** Deletes a proposal from the service, authorized by the proposer's signature. Signatures remain valid. */
export function useWithdrawal({ id, account, onDone }: UseWithdrawalParameters) {
  const services = useServices()
  const { chainId, address, safeTxHash } = id
  return useMutation({
    mutationFn: async () => {
      if (!account) throw new Error('Nobody to sign: the button should not have been there.')
      const wallet = await getConnectorClient(services.wagmi, { account, chainId })
      const totp = getTotp(Date.now() / 1_000)
      const request = getDeleteRequestTypedData({ chainId, safe: address, safeTxHash, totp })
      const signature = await signTypedData(wallet, { account, ...request })
      await deleteTransaction(services.service, { chainId, safeTxHash, signature })
    },
    onSuccess: async () => {
      // First: refetching would remove this page's button, and with it the navigation.
      await onDone()
      await services.queryClient.invalidateQueries({ queryKey: safeKey({ chainId, address }) })
    },
  })
}
