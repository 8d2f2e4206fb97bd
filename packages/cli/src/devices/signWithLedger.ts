import {
  ApduStatusError,
  getLedgerAddress,
  getRunningApp,
  type LedgerTransport,
  sendTypedData,
  signLedgerHashes,
  signLedgerTypedData,
  toLedgerError,
} from '@countersign/connect/ledger-protocol'
import type { DerivationPath, parseTypedData } from '@countersign/connect/signing-codes'
import { type Address, isAddressEqual } from 'viem'
import { RefusedError } from '../CliError.ts'

export type SignWithLedgerParameters = {
  owner: Address
  path: DerivationPath
  request: ReturnType<typeof parseTypedData>
  transport: LedgerTransport
}

/** Typed data on a Ledger: field by field where its app takes that, else by the two hashes. */
export async function signWithLedger({ owner, path, request, transport }: SignWithLedgerParameters) {
  try {
    const { name } = await getRunningApp(transport)
    if (name !== 'Ethereum') throw new RefusedError('The Ethereum app is not open. Open it on the device.')
    const address = await getLedgerAddress(transport, path)
    if (!isAddressEqual(address, owner))
      throw new RefusedError(`The Ledger has ${address} at this path, not --owner. Check --path and passphrase.`)
    try {
      await sendTypedData(transport, request.typedData)
    } catch (error) {
      if (!(error instanceof ApduStatusError && error.status === 0x6d00)) throw error
      return await signLedgerHashes(transport, { ...request, path })
    }
    return await signLedgerTypedData(transport, path)
  } catch (error) {
    throw toLedgerError(error, { isEthereumApp: true })
  } finally {
    await transport.close()
  }
}
