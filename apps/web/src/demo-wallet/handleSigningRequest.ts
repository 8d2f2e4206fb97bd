import type { DemoAccount } from '@countersign/devchain/accounts'
import type { ChainConfig } from '@countersign/protocol/config'
import { sanitizeText } from '@countersign/protocol/text'
import { BaseError, createWalletClient, defineChain, formatUnits, type Hex, hexToString, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { describeTypedData, toCallDescription } from './describeTypedData.ts'
import { parseRequest, type SigningMethod, type SigningRequest, type TransactionRequest } from './parseRequest.ts'
import { type ConfirmPrompt, createWalletError, type WalletRequestPrompt } from './WalletRequestPrompt.ts'

const t = createCatalogue('demoWallet')

type HandleSigningRequestParameters = {
  account: DemoAccount | undefined
  confirm: ConfirmPrompt
  chain: ChainConfig
  method: SigningMethod
  params: unknown
  rpcUrl: string
}

export async function handleSigningRequest(parameters: HandleSigningRequestParameters): Promise<Hex> {
  const { account, confirm, chain, method, params, rpcUrl } = parameters
  const request = parseRequest({ chainId: chain.id, method, params })
  if (!account || account.address !== request.from)
    throw createWalletError(4100, 'The requested account has not been authorized by the user.')
  await confirm(describeRequest(request, { account, chain }))
  return signRequest(request, { account, chain, rpcUrl })
}

type SignRequestContext = { account: DemoAccount; chain: ChainConfig; rpcUrl: string }

/** Signs with the account's published key; transactions are also sent. */
async function signRequest(request: SigningRequest, context: SignRequestContext): Promise<Hex> {
  const account = privateKeyToAccount(context.account.privateKey)
  switch (request.kind) {
    case 'message':
      return account.signMessage({ message: { raw: request.data } })
    case 'typed-data': {
      const { EIP712Domain: _, ...types } = request.typedData.types
      return account.signTypedData({ ...request.typedData, types })
    }
    case 'transaction':
      return send(request.transaction, context)
  }
}

async function send(transaction: TransactionRequest, context: SignRequestContext): Promise<Hex> {
  const { account, chain, rpcUrl } = context
  const client = createWalletClient({
    account: privateKeyToAccount(account.privateKey),
    chain: defineChain({
      id: chain.id,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: [rpcUrl] } },
    }),
    transport: http(rpcUrl),
  })
  try {
    return await client.sendTransaction(transaction)
  } catch (error) {
    const message = error instanceof BaseError ? error.shortMessage : String(error)
    throw createWalletError(-32603, message)
  }
}

/** Describes the request from its own bytes and fields only. */
function describeRequest(
  request: SigningRequest,
  { account, chain }: Omit<SignRequestContext, 'rpcUrl'>,
): WalletRequestPrompt {
  const chainRow = {
    label: t('chain'),
    value: t('chainName', { id: String(chain.id), name: sanitizeText(chain.name) }),
  }
  switch (request.kind) {
    case 'message':
      return {
        account,
        approve: t('approveSign'),
        raw: request.data,
        rows: [{ label: t('message'), value: toText(request.data) }],
        title: t('signMessageTitle'),
      }
    case 'typed-data': {
      const { cautions, rows, title } = describeTypedData(request.typedData, chain)
      const raw = JSON.stringify(request.typedData, undefined, 2)
      return { account, approve: t('approveSign'), cautions, raw, rows: [...rows, chainRow], title }
    }
    case 'transaction': {
      const { data, to, value } = request.transaction
      const amount = `${formatUnits(value, chain.nativeCurrency.decimals)} ${chain.nativeCurrency.symbol}`
      const call = toCallDescription({ chain, data, to })
      return {
        account,
        approve: t('approveSend'),
        cautions: call.cautions,
        raw: JSON.stringify({ data, to, value: value.toString() }, undefined, 2),
        rows: [
          { isCode: true, label: call.targetLabel, value: to ?? t('contractCreation') },
          ...call.rows,
          { label: t('amount'), value: amount },
          chainRow,
        ],
        title: call.title,
      }
    }
  }
}

const maxLines = 100

/** Decodes printable text; other bytes stay hex. */
function toText(data: `0x${string}`): string {
  const text = hexToString(data)
  if (text.includes('\uFFFD')) return data
  const lines = text.split('\n')
  const shown = lines.slice(0, maxLines).map((line) => sanitizeText(line, { maxLength: 1_000 }))
  return [...shown, ...(lines.length > maxLines ? ['…'] : [])].join('\n')
}
