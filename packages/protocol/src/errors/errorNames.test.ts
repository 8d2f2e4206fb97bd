import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { ChainUnreachableError, WrongChainError } from '../chain/ChainClient.ts'
import { InvalidChainsFileError } from '../config/parseChainsFile.ts'
import { InvalidTypedDataError } from '../hash/hashSafeMessage.ts'
import { InvalidSafeVersionError } from '../hash/parseSafeVersion.ts'
import { InvalidHexError } from '../hash/writeWord.ts'
import { InvalidTransactionRequestError } from '../rules/assertTransactionRequest.ts'
import { NodeError } from '../rules/NodeError.ts'
import { DuplicateSignerError, MismatchedSignatureError } from '../signatures/packSignatures.ts'
import { InvalidSignaturesError } from '../signatures/parseSignatures.ts'
import { UnrecoverableSignatureError } from '../signatures/recoverAddress.ts'
import { SignatureNotRecoverableError } from '../signatures/recoverSigner.ts'
import { RefusedMessageError } from '../verify/createMessageSigningRequest.ts'
import { NotEcdsaSignatureError, NotVerifiedError, SignedSomethingElseError } from '../verify/createSigningRequest.ts'
import { PrefixedAddressError } from '../verify/parsePrefixedAddress.ts'
import { VerificationWorkerError } from '../verify/verificationWorker.ts'
import type { BaseError } from './BaseError.ts'

const signer = getAddress('0x657ff0d4ec65d82b2bc1247b0a558bcd2f80a0f1')
const cause = new Error('why')

/** Machines read name and code: both are part of the interface, and stable. */
const errors: [BaseError, string, string][] = [
  [new ChainUnreachableError({ cause, method: 'eth_call' }), 'ChainUnreachableError', 'CHAIN_UNREACHABLE'],
  [new DuplicateSignerError({ signer }), 'DuplicateSignerError', 'DUPLICATE_SIGNER'],
  [new InvalidChainsFileError({ file: 'f', problems: ['p.'] }), 'InvalidChainsFileError', 'INVALID_CHAINS_FILE'],
  [new InvalidHexError({ hex: 'x' }), 'InvalidHexError', 'INVALID_HEX'],
  [new InvalidSafeVersionError({ version: 'x' }), 'InvalidSafeVersionError', 'INVALID_SAFE_VERSION'],
  [new InvalidSignaturesError({ reason: 'empty' }), 'InvalidSignaturesError', 'INVALID_SIGNATURES'],
  [new InvalidTransactionRequestError({ rule: 'FEE_NEGATIVE' }), 'InvalidTransactionRequestError', 'FEE_NEGATIVE'],
  [new InvalidTypedDataError(), 'InvalidTypedDataError', 'INVALID_TYPED_DATA'],
  [new MismatchedSignatureError({ signer }), 'MismatchedSignatureError', 'MISMATCHED_SIGNATURE'],
  [new NodeError({ code: 'NONCE_TOO_LOW' }), 'NodeError', 'NONCE_TOO_LOW'],
  [new NotEcdsaSignatureError({ length: 1 }), 'NotEcdsaSignatureError', 'NOT_ECDSA_SIGNATURE'],
  [new NotVerifiedError(), 'NotVerifiedError', 'NOT_VERIFIED'],
  [new PrefixedAddressError({ reason: 'prefix', text: 'x' }), 'PrefixedAddressError', 'PREFIXED_ADDRESS'],
  [new RefusedMessageError({ reasons: ['r'] }), 'RefusedMessageError', 'REFUSED_MESSAGE'],
  [new SignatureNotRecoverableError({ kind: 'contract' }), 'SignatureNotRecoverableError', 'SIGNATURE_NOT_RECOVERABLE'],
  [new SignedSomethingElseError({ owner: signer, signer }), 'SignedSomethingElseError', 'SIGNED_SOMETHING_ELSE'],
  [new UnrecoverableSignatureError({ cause }), 'UnrecoverableSignatureError', 'UNRECOVERABLE_SIGNATURE'],
  [new VerificationWorkerError({ message: 'x.' }), 'VerificationWorkerError', 'VERIFICATION_WORKER'],
  [new WrongChainError({ actual: 1, expected: 2 }), 'WrongChainError', 'WRONG_CHAIN'],
]

test('default: names and codes', () => {
  for (const [error, name, code] of errors) {
    expect([error.name, error.code]).toEqual([name, code])
    expect(error.shortMessage).toMatch(/^\S.*\.$/)
  }
})

test('behavior: facts and causes are attached', () => {
  expect(new ChainUnreachableError({ cause, method: 'eth_call' })).toMatchObject({
    cause,
    metaMessages: [expect.any(String)],
    shortMessage: expect.stringContaining('eth_call'),
  })
  expect(new WrongChainError({ actual: 1, expected: 2 })).toMatchObject({
    actual: 1,
    expected: 2,
    metaMessages: [expect.any(String)],
  })
  expect(new UnrecoverableSignatureError({ cause }).cause).toBe(cause)
})
