import type { Address, Hex } from 'viem'
import { type ChainClient, ChainUnreachableError, readBlock, WrongChainError } from '../chain/ChainClient.ts'
import { readSafeSignature } from '../chain/readContractSignature.ts'
import { fromChain } from '../evidence/Evidence.ts'
import { hashMessageContent, type SafeMessageContent } from '../hash/hashSafeMessage.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createUnknown } from './Check.ts'

type VerifySafeSignatureParameters = {
  chainId: number
  safe: Address
  content: SafeMessageContent
  /** The joined signatures, as a host returns them. */
  signature: Hex
}

/** Whether a Safe accepts a complete signature over a message (EIP-1271). */
export async function verifySafeSignature(
  client: ChainClient,
  { chainId, content, safe, signature }: VerifySafeSignatureParameters,
): Promise<Check> {
  try {
    const block = await readBlock(client, { chainId })
    const isAccepted = await readSafeSignature(
      client,
      { contentHash: hashMessageContent(content), safe, signature },
      block,
    )
    return checkThat(isAccepted, { id: 'T69' }, fromChain(block), {
      ok: ['SAFE_ACCEPTS', msg('message.signatureAccepted', 'The Safe accepts the signature.')],
      block: ['SAFE_REFUSES', msg('message.signatureRefused', 'The Safe does not accept the signature.')],
    })
  } catch (error) {
    if (!(error instanceof ChainUnreachableError || error instanceof WrongChainError)) throw error
    const message = msg('message.signatureUnchecked', 'The Safe could not check the signature. {reason}', {
      reason: error.translatable,
    })
    return createUnknown({ id: 'T69' }, ['SAFE_NOT_ASKED', message])
  }
}
