import {
  type Address,
  type Chain,
  type Hex,
  hashMessage,
  hashTypedData,
  isHex,
  numberToHex,
  type Transport,
} from 'viem'
import { NoAccountError } from '../errors/connectorErrors.ts'
import { PasskeyCannotSendError } from '../errors/passkeyErrors.ts'
import { type Passkey, signWithPasskey } from './requestPasskey.ts'

export type PasskeyProvider = { request(request: { method: string; params?: unknown }): Promise<unknown> }

export type CreatePasskeyProviderParameters = {
  getAccounts(): Promise<readonly Address[]>
  getChain(): Chain
  loadPasskeys(): Promise<readonly Passkey[]>
  /** Of the app, for reads. */
  transports: Readonly<Record<number, Transport>> | undefined
}

/** EIP-1193 over passkeys: signatures are those of the account's signer contract (EIP-1271). */
export function createPasskeyProvider(parameters: CreatePasskeyProviderParameters): PasskeyProvider {
  const { getAccounts, getChain, loadPasskeys, transports } = parameters

  async function sign(account: unknown, hash: Hex): Promise<Hex> {
    const passkeys = (await loadPasskeys()).filter(
      ({ address }) => typeof account === 'string' && address.toLowerCase() === account.toLowerCase(),
    )
    if (passkeys.length === 0) return refuse(new NoAccountError({ wallet: 'Passkey' }))
    return (await signWithPasskey(passkeys, hash).catch(refuse)).signature
  }

  return {
    async request({ method, params }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : []
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return getAccounts()
        case 'eth_chainId':
          return numberToHex(getChain().id)
        case 'eth_signTypedData_v4':
          return sign(list[0], hashTypedData(parseTypedData(list[1])))
        case 'personal_sign':
          return sign(list[1], hashMessage({ raw: parseHex(list[0]) }))
        case 'eth_sendTransaction':
        case 'eth_signTransaction':
        case 'wallet_sendCalls':
          return refuse(new PasskeyCannotSendError({ method }))
      }
      const chain = getChain()
      const transport = transports?.[chain.id]
      if (!transport || !/^(?:eth|net|web3)_/.test(method) || /sign/i.test(method))
        throw Object.assign(new Error(`A passkey does not support ${method}.`), { code: 4200 })
      return transport({ chain }).request({ method, params })
    },
  }
}

/** As EIP-1193 wants errors: with a number, by which callers tell a rejection from a failure. */
function refuse(cause: unknown): never {
  const { message, rpcCode = -32_603 } = Object(cause)
  throw Object.assign(new Error(String(message), { cause }), { code: rpcCode })
}

function parseHex(value: unknown): Hex {
  if (!isHex(value)) throw new TypeError('The message is not hexadecimal.')
  return value
}

/** viem checks the types when it hashes. */
function parseTypedData(value: unknown): Parameters<typeof hashTypedData>[0] {
  return JSON.parse(String(value))
}
